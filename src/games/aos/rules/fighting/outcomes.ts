import { isSame } from '../../../../kernel/deep-equal';
import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { modifierOf } from '../../abilities/profile';
import { neededFor } from '../../abilities/roll-result';
import { addingNoMore, changedBy, changesIn, setOffBy } from '../../abilities/sixes';
import type { OnSix } from '../../abilities/types';
import type { Die, Profile, Roll, RolledDice, Volley } from '../../activation';
import type { BattleEvent, EventOf } from '../../events';
import type { Battle, Unit } from '../../types';
import { amountOf } from '../abilities/amounts';
import { damageOf } from './attack-damage';

/** Attacks that go on together to a step, of any attacker; `attacks` where they were added. */
export type Onward = Pick<Volley, 'step' | 'standing' | 'profile'> & { readonly attacks?: number };
type Changed = Pick<Volley, 'standing' | 'profile'>;

/** The results of one step's dice, for any target. */
export interface StepOutcome {
  /** How many attacks go on as they are. */
  readonly standing: number;
  readonly next: readonly Onward[];
  /** MW-02: on the target. */
  readonly mortals: number;
  /** On the attacker. */
  readonly returned: number;
}

/** ATK-13, SEQ-08: which attacks continue, and the extra effects of sixes. */
export function outcomeOfAttacks(
  profile: Profile,
  roll: 'hit' | 'wound',
  rolled: readonly Die[],
  dice: Dice,
): StepOutcome {
  let standing = 0;
  let mortals = 0;
  let added = 0;
  let scored = 0;
  const changed: Changed[] = [];
  const isTold = profile.sixes.some(six => six.roll === 'wound' && ADDED_BY_WOUNDS.includes(six.what.kind));
  for (const die of rolled) {
    if (!die.passed) continue;
    const sixes = setOffBy(profile, roll, die); // RR-05
    const isEnded = sixes.some(({ kind }) => kind === 'mortal');
    const hits = isEnded ? 0 : hitsOf(roll, profile, sixes, dice);
    for (const what of sixes) {
      if (what.kind === 'attacks') added += amountOf(what.amount, dice); // ABIL-09
      if (what.kind === 'mortal' || what.kind === 'alsoMortal') mortals += amountOf(what.amount, dice); // MW-02
      if (what.kind === 'moreHits' && roll === 'wound' && !isEnded) scored += what.by; // ABIL-09
    }
    const after = changedBy(profile, changesIn(sixes));
    const extra = isTold ? Math.max(0, hits - 1) : 0; // ABIL-09: added wound rolls add no attacks
    if (after === profile) standing += hits - extra;
    else goOn(changed, after, hits - extra);
    if (extra > 0) goOn(changed, addingNoMore(after), extra);
  }
  const next = [...goingOn(profile, NEXT_STEP[roll], standing, changed), ...addedTo(profile, added, scored)];
  return { standing, next, mortals, returned: 0 };
}

/** ABIL-09: kinds that make a wound roll add attacks or hits. */
const ADDED_BY_WOUNDS: readonly OnSix['kind'][] = ['attacks', 'moreHits'];

/** SEQ-05: unsaved attacks continue. */
export function outcomeOfSaves(profile: Profile, count: number, rolled: readonly Die[]): StepOutcome {
  let standing = count;
  let returned = 0;
  for (const { passed, face } of rolled) {
    if (passed) standing -= 1;
    if (face === 6) returned += profile.saveSixes;
  }
  return { standing, next: goingOn(profile, 'damage', standing, []), mortals: 0, returned };
}

/** The results of a volley's step, for display. */
export function rolledStep(
  battle: Battle,
  volley: Volley,
  roll: Roll,
  rolled: readonly Die[],
  dice: Dice,
): EventOf<'diceRolled'> {
  const { profile, standing: count } = volley;
  const { standing, next, mortals, returned } =
    roll === 'save' ? outcomeOfSaves(profile, count, rolled) : outcomeOfAttacks(profile, roll, rolled, dice);
  return {
    type: 'diceRolled',
    roll,
    needed: neededFor(profile, roll),
    modifier: modifierOf(profile, roll),
    dice: rolled,
    standing,
    next: next.map(each => ({ ...volley, ...each })),
    mortals,
    ...(roll === 'save' ? {} : { damage: damageOf(battle, volley, 0, mortals) }),
    ...(returned > 0 ? { returned } : {}),
  };
}

/** RR-05, ABIL-02: marks the attacker for each six that an ability may use later. */
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

/** SEQ-08: successful attacks continue together; those changed by a 6 continue separately. */
const goingOn = (
  profile: Profile,
  step: Volley['step'],
  standing: number,
  changed: readonly Changed[],
): readonly Onward[] => [
  ...(standing > 0 ? [{ step, standing, profile }] : []),
  ...changed.map(each => ({ step, ...each })),
];

/** ABIL-09: added attacks and hits are rolled like the others, but add no more. */
const addedTo = (profile: Profile, attacks: number, hits: number): readonly Onward[] => [
  ...(attacks > 0 ? [{ attacks, standing: attacks, step: 'hit' as const, profile: addingNoMore(profile) }] : []),
  ...(hits > 0 ? [{ standing: hits, step: 'wound' as const, profile: addingNoMore(profile) }] : []),
];

/** MULT-01: attacks changed in the same way continue together. */
function goOn(changed: Changed[], profile: Profile, standing: number): void {
  if (standing === 0) return;
  const at = changed.findIndex(each => isSame(each.profile, profile));
  changed[at < 0 ? changed.length : at] = { profile, standing: (changed[at]?.standing ?? 0) + standing };
}

/** MULT-02, MULT-03, ABIL-09: one hit unless an ability says otherwise; a wound is always one wound. Hits that a wound roll scores are rolled for by themselves. */
function hitsOf(roll: 'hit' | 'wound', profile: Profile, sixes: readonly OnSix[], dice: Dice): number {
  if (roll === 'wound') return 1;
  const scored = sixes.find(what => what.kind === 'hits')?.amount ?? profile.hits;
  const more = sixes.reduce((sum, what) => (what.kind === 'moreHits' ? sum + what.by : sum), 0);
  return amountOf(scored, dice) + more;
}
