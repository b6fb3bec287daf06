import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import { type Amount, diceIn } from '../../abilities/dice-words';
import { modifierOf, NO_SAVE } from '../../abilities/profile';
import { neededFor, rollResult } from '../../abilities/roll-result';
import type { Die, ForcedReroll, Profile, Reroll, Roll, RolledDice, Volley } from '../../activation';
import type { BattleEvent, EventOf } from '../../events';
import { activationOf, volleyOf } from '../../facts/attacks/activation';
import { findWeapon } from '../../facts/attacks/attacks';
import { unitOf } from '../../facts/units';
import type { Battle } from '../../types';
import { rollDice } from '../abilities/amounts';
import { offerIndomitable } from '../setup/triumphs';
import { afterRoll, SPECIAL_WEAPONS } from '../specials';
import { damageOf } from './attack-damage';
import { offerRerolls } from './optional-rerolls';
import { afterAttacks, afterSaves, owedFor } from './outcomes';
import { isAskedFor, isForced, isForcedAgain, mayReroll, rerollFor } from './reroll-rules';

/** SEQ-08: rolls the next step of the volley that is being resolved: hit, wound, save, damage, in this order. */
export function rollNextStep(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const volley = volleyOf(battle);
  if (volley.step === 'special') return [rollSpecial(battle, volley, dice)];
  const before = activationOf(battle).fallen;
  if (before && !before.isRerolled) return outcomesOf(battle, volley, before, dice);
  const triumph = volley.step === 'save' && !before ? offerIndomitable(battle, volley.target) : []; // TRI-04
  if (triumph.length > 0) return triumph;
  const { isRerolled: _, ...fallen } = before ?? throwDice(battle, volley, volley.step, dice);
  const again = before ? [] : offerRerolls(battle, volley, fallen); // RR-06
  const offer = again.length > 0 ? again : afterRoll(battle, volley, fallen);
  return offer.length > 0 ? [{ type: 'diceFell', fallen }, ...offer] : outcomesOf(battle, volley, fallen, dice);
}

/** MULT-01: the dice of one step, all at once; RAND-04: random damage is rolled for each attack. */
function throwDice(battle: Battle, volley: Volley, roll: Roll | 'damage', dice: Dice): RolledDice {
  const { profile, standing: count } = volley;
  if (roll === 'damage') {
    return { roll, dice: [], ...throwDamage(profile.damage, count, dice) };
  }
  const needed = neededFor(profile, roll);
  const modifier = modifierOf(profile, roll);
  const offered = rerollFor(battle, volley, roll);
  const reroll = isAskedFor(battle, offered) ? undefined : offered;
  const spoil = roll === 'hit' ? profile.spoil : undefined;
  const isHopeless = roll === 'save' && 6 + modifier < needed && !isRead(profile);
  const forced = isForced(battle, reroll);
  const rolled: Die[] = [];
  if (!isHopeless)
    for (let i = 0; i < count; i++) rolled.push(rollOne(roll, needed, modifier, reroll, forced, dice, spoil));
  return { roll, dice: rolled, amounts: [] };
}

/** RAND-04: one amount for each attack; where several dice make one, each of them is kept. */
function throwDamage(damage: Amount, count: number, dice: Dice): Pick<RolledDice, 'amounts' | 'parts'> {
  if (typeof damage === 'number') return { amounts: Array.from({ length: count }, () => damage) };
  const rolled = Array.from({ length: count }, () => rollDice(damage, dice));
  const amounts = rolled.map(({ sum }) => sum);
  return diceIn(damage).count === 1 ? { amounts } : { amounts, parts: rolled.map(({ values }) => values) };
}

/** WS-03: a save that no face can make is not rolled, unless something comes of its face; a Save of "-" never is. */
const isRead = ({ save, saveSixes }: Profile): boolean => saveSixes > 0 && save < NO_SAVE;

/** What comes of the dice as they lie, and what their sixes leave to be used later. */
const outcomesOf = (battle: Battle, volley: Volley, fallen: RolledDice, dice: Dice): readonly BattleEvent[] => [
  outcomeOf(battle, volley, fallen, dice),
  ...owedFor(volley, fallen, unitOf(battle, activationOf(battle).unit)),
];

function outcomeOf(
  battle: Battle,
  volley: Volley,
  { roll, dice: rolled, amounts }: RolledDice,
  dice: Dice,
): BattleEvent {
  if (roll === 'save') return afterSaves(volley, rolled);
  if (roll !== 'damage') return afterAttacks(roll, battle, volley, rolled, dice);
  const each = damages(volley, amounts);
  const wounds = each.reduce((sum, one) => sum + one, 0);
  return { type: 'damageRolled', target: volley.target, each, damage: damageOf(battle, volley, wounds, 0) };
}

/** ABIL-01: each attack with a special weapon on its own. */
function rollSpecial(battle: Battle, volley: Volley, dice: Dice): EventOf<'specialRolled'> {
  const { weapon, target, standing } = volley;
  const attacker = unitOf(battle, activationOf(battle).unit);
  const special = findWeapon(attacker, weapon)?.special ?? bug(`${weapon} is no special weapon`);
  const rolled = Array.from({ length: standing }, () => SPECIAL_WEAPONS[special](battle, unitOf(battle, target), dice));
  const mortals = rolled.reduce((sum, each) => sum + each.mortals, 0);
  const damage = damageOf(battle, volley, 0, mortals);
  return { type: 'specialRolled', weapon, target, faces: rolled.map(({ face }) => face), mortals, damage };
}

/** SEQ-07, MOD-03: each attack on its own; what is added is added after the die. */
const damages = ({ profile }: Volley, amounts: readonly number[]): readonly number[] =>
  amounts.map(amount => Math.max(0, (amount + profile.addedDamage) * profile.timesDamage));

/** RR-01 to RR-06: a die is rolled again at most once, before modifiers, and only if that can help (or is ordered). */
export function rollOne(
  roll: Roll,
  needed: number,
  modifier: number,
  reroll: Reroll | undefined,
  forced: boolean,
  dice: Dice,
  spoil?: ForcedReroll,
): Die {
  const first = dice.d6();
  const { result, passed } = rollResult(roll, first, needed, modifier);
  const helps = reroll && mayReroll(reroll, first, needed) && (!passed || forced);
  if (!helps && !(spoil && isForcedAgain(spoil, first, needed))) return { face: first, result, passed };
  const face = dice.d6();
  return { face, before: first, ...rollResult(roll, face, needed, modifier) };
}
