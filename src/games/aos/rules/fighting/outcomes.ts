import { isSame } from '../../../../kernel/deep-equal';
import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { modifierOf } from '../../abilities/profile';
import { neededFor } from '../../abilities/roll-result';
import { addingNoMore, changedBy, changesIn, setOffBy } from '../../abilities/sixes';
import type { OnSix } from '../../abilities/types';
import type { Die, Profile, RolledDice, Volley } from '../../activation';
import type { BattleEvent, EventOf } from '../../events';
import type { Battle, Unit } from '../../types';
import { amountOf } from '../abilities/amounts';
import { damageOf } from './attack-damage';

type Changed = Pick<Volley, 'standing' | 'profile'>;

/** ATK-13, SEQ-08: which attacks go on, and what sixes do besides. */
export function afterAttacks(
  roll: 'hit' | 'wound',
  battle: Battle,
  volley: Volley,
  rolled: readonly Die[],
  dice: Dice,
): EventOf<'diceRolled'> {
  const { profile } = volley;
  let standing = 0;
  let mortals = 0;
  let added = 0;
  const changed: Changed[] = [];
  const isTold = profile.sixes.some(six => six.roll === 'wound' && six.what.kind === 'attacks');
  for (const die of rolled) {
    if (!die.passed) continue;
    const sixes = setOffBy(profile, roll, die); // RR-05
    const isEnded = sixes.some(({ kind }) => kind === 'mortal');
    const hits = isEnded ? 0 : hitsOf(roll, profile, sixes, dice);
    for (const what of sixes) {
      if (what.kind === 'attacks') added += amountOf(what.amount, dice); // ABIL-09
      if (what.kind === 'mortal' || what.kind === 'alsoMortal') mortals += amountOf(what.amount, dice); // MW-02
    }
    const after = changedBy(profile, changesIn(sixes));
    const extra = isTold ? Math.max(0, hits - 1) : 0; // ABIL-09: wound rolls that were added add no attacks
    if (after === profile) standing += hits - extra;
    else goOn(changed, after, hits - extra);
    if (extra > 0) goOn(changed, addingNoMore(after), extra);
  }
  const needed = neededFor(profile, roll);
  const modifier = modifierOf(profile, roll);
  const next = [...goingOn(volley, NEXT_STEP[roll], standing, changed), ...addedTo(volley, added)];
  const damage = damageOf(battle, volley, 0, mortals);
  return { type: 'diceRolled', roll, needed, modifier, dice: rolled, standing, next, mortals, damage };
}

/** RR-05, ABIL-02: a mark on the attacker for each six that it may use something for. */
export function owedFor({ profile }: Volley, { roll, dice }: RolledDice, { id, seat }: Unit): readonly BattleEvent[] {
  if (roll !== 'hit' && roll !== 'wound') return [];
  return gathered(dice, die =>
    die.passed
      ? setOffBy(profile, roll, die).flatMap((what): readonly BattleEvent[] => {
          if (what.kind !== 'owe') return [];
          const { ability } = what;
          const mark = {
            ability,
            effect: { do: 'owed' },
            until: 'phase',
            seat,
            against: false,
            given: [],
          } as const;
          return [{ type: 'marked', unit: id, mark }];
        })
      : [],
  );
}

const NEXT_STEP = { hit: 'wound', wound: 'save' } as const;

/** SEQ-08: attacks that succeeded go on together; those that a 6 has changed go on by themselves. */
const goingOn = (
  volley: Volley,
  step: Volley['step'],
  standing: number,
  changed: readonly Changed[],
): readonly Volley[] => [
  ...(standing > 0 ? [{ ...volley, step, standing }] : []),
  ...changed.map(each => ({ ...volley, step, ...each })),
];

/** ABIL-09: added attacks are rolled like the others, but add no more. */
const addedTo = (volley: Volley, added: number): readonly Volley[] =>
  added === 0
    ? []
    : [{ ...volley, attacks: added, standing: added, step: 'hit', profile: addingNoMore(volley.profile) }];

/** MULT-01: those that were changed in the same way go on together. */
function goOn(changed: Changed[], profile: Profile, standing: number): void {
  if (standing === 0) return;
  const at = changed.findIndex(each => isSame(each.profile, profile));
  changed[at < 0 ? changed.length : at] = { profile, standing: (changed[at]?.standing ?? 0) + standing };
}

/** MULT-02, MULT-03, ABIL-09: one hit unless an ability says otherwise; a wound is always one wound. */
function hitsOf(roll: 'hit' | 'wound', profile: Profile, sixes: readonly OnSix[], dice: Dice): number {
  if (roll === 'wound') return 1;
  const scored = sixes.find(what => what.kind === 'hits')?.amount ?? profile.hits;
  const more = sixes.reduce((sum, what) => (what.kind === 'moreHits' ? sum + what.by : sum), 0);
  return amountOf(scored, dice) + more;
}

/** SEQ-05: those not saved go on. */
export function afterSaves(volley: Volley, rolled: readonly Die[]): EventOf<'diceRolled'> {
  const { profile, standing: count } = volley;
  const standing = count - rolled.filter(die => die.passed).length;
  const returned = rolled.filter(die => die.face === 6).length * profile.saveSixes;
  return {
    type: 'diceRolled',
    roll: 'save',
    needed: profile.save,
    modifier: modifierOf(profile, 'save'),
    dice: rolled,
    standing,
    next: goingOn(volley, 'damage', standing, []),
    mortals: 0,
    ...(returned > 0 ? { returned } : {}),
  };
}
