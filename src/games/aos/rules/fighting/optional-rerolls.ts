import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { modifierOf } from '../../abilities/profile';
import { neededFor, rollResult } from '../../abilities/roll-result';
import type { RolledDice, Volley } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { activationOf, volleyOf } from '../../facts/attacks/activation';
import { askOf } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { Battle } from '../../types';
import { answered, asking } from '../command-guards';
import { afterNerveRoll } from '../turn/battleshock';
import { isAskedFor, isForced, mayReroll, rerollFor } from './reroll-rules';

/**
 * RR-06, ABIL-02: a die that fails by its face but succeeds with a modifier is kept, unless a 6 would do more than
 * succeed: then its player is asked. Failures are re-rolled without asking, unless the players want to be asked about
 * every die.
 */
export function offerRerolls(battle: Battle, volley: Volley, fallen: RolledDice): readonly BattleEvent[] {
  const dice = keptDice(battle, volley, fallen);
  if (dice.length === 0 || fallen.roll === 'damage') return [];
  const unit = unitOf(battle, fallen.roll === 'save' ? volley.target : activationOf(battle).unit);
  const faces = dice.flatMap(index => fallen.dice[index]?.face ?? []);
  return [asking({ kind: 'rerollDice', seat: unit.seat, unit: unit.id, roll: fallen.roll, dice, faces })];
}

function keptDice(battle: Battle, volley: Volley, { roll, dice }: RolledDice): readonly number[] {
  if (roll === 'damage') return [];
  const { profile } = volley;
  const reroll = rerollFor(battle, volley, roll);
  const isWorth = roll === 'save' ? profile.saveSixes > 0 : profile.sixes.some(six => six.roll === roll);
  if (!reroll || isForced(battle.rulings, reroll)) return [];
  const isAsked = isAskedFor(battle, reroll);
  const needed = neededFor(profile, roll);
  return gathered(dice, ({ face, before, passed }, index) =>
    before === undefined && (isAsked || (isWorth && passed)) && mayReroll(reroll, face, needed) ? [index] : [],
  );
}

/** RR-03: some of the offered dice, each once; or none. */
export function checkRerollDice(battle: Battle, { dice }: CommandOf<'rerollDice'>): readonly Refusal[] {
  const offered = askOf(battle, 'rerollDice').dice;
  const wrong = dice.find((index, i) => !offered.includes(index) || dice.indexOf(index) < i);
  return unless(wrong === undefined, 'RR-03', 'dice.notThis', { index: wrong ?? 0 });
}

/** RR-01: the new results stand. */
export function decideRerollDice(
  battle: Battle,
  { unit, dice: chosen }: CommandOf<'rerollDice'>,
  dice: Dice,
): readonly BattleEvent[] {
  const { roll, faces } = askOf(battle, 'rerollDice');
  const [first] = faces;
  if (roll === 'nerve' && first !== undefined) {
    const again = chosen.length > 0 ? dice.d6() : undefined;
    return [answered, ...afterNerveRoll(battle, unitOf(battle, unit), first, again)];
  }
  const { fallen } = activationOf(battle);
  if (!fallen || fallen.roll === 'damage') return [answered];
  return [{ type: 'diceFell', fallen: thrownAgain(volleyOf(battle), fallen, fallen.roll, chosen, dice) }, answered];
}

function thrownAgain(
  { profile }: Volley,
  fallen: RolledDice,
  roll: 'hit' | 'wound' | 'save',
  chosen: readonly number[],
  dice: Dice,
): RolledDice {
  const after = fallen.dice.map((die, index) => {
    if (!chosen.includes(index)) return die;
    const face = dice.d6();
    return { face, before: die.face, ...rollResult(roll, face, neededFor(profile, roll), modifierOf(profile, roll)) };
  });
  return { ...fallen, dice: after, isRerolled: true };
}
