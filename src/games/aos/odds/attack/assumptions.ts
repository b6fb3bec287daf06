import type { Face } from '../../../../kernel/dice';
import { abilitiesAt } from '../../abilities/held';
import { EFFECTS } from '../../abilities/meanings';
import { modifierOf } from '../../abilities/profile';
import { neededFor, rollResult } from '../../abilities/roll-result';
import type { Profile, Roll } from '../../activation';
import { isForced, mayReroll } from '../../rules/fighting/reroll-rules';
import type { Rulings } from '../../rulings';
import { type Battle, SEATS, type Unit } from '../../types';
import type { Assumption } from '../assumption-words';
import type { Strike } from './strikes';

const ROLLS = ['hit', 'wound', 'save'] as const;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** What the odds of these strikes take for granted. */
export function assumptionsOf(battle: Battle, attacker: Unit, strikes: readonly Strike[]): readonly Assumption[] {
  const { rulings } = battle;
  const profiles = strikes.flatMap(({ ways }) => ways.map(({ profile }) => profile));
  const targets = [...new Set(strikes.map(({ target }) => target))];
  const isAsked = rulings.everyRerollAsked && profiles.some(({ rerolls }) => ROLLS.some(roll => rerolls[roll]));
  const isOffered = profiles.some(profile => ROLLS.some(roll => mayHopeForSix(profile, roll, rulings)));
  return [
    ...(isAsked ? [{ is: 'rerollsFailed' } as const] : []),
    ...(isOffered ? [{ is: 'successesKept', unit: attacker.id } as const] : []),
    ...changesAt(battle, [attacker, ...targets]),
    ...SEATS.filter(seat => battle.triumphs[seat]).map(seat => ({ is: 'noTriumph', seat }) as const),
    ...targets.flatMap(target => fatesOf(battle, attacker, target)),
  ];
}

/** RR-06: whether a success may be rolled again, and a 6 would do more. */
function mayHopeForSix(profile: Profile, roll: Roll, rulings: Rulings): boolean {
  const reroll = profile.rerolls[roll];
  const isWorth = roll === 'save' ? profile.saveSixes > 0 : profile.sixes.some(six => six.roll === roll);
  if (!reroll || !isWorth || isForced(rulings, reroll)) return false;
  const needed = neededFor(profile, roll);
  const modifier = modifierOf(profile, roll);
  return FACES.some(face => mayReroll(reroll, face, needed) && rollResult(roll, face, needed, modifier).passed);
}

/** Abilities of these units that could change a die and are not used up. */
const changesAt = (battle: Battle, units: readonly Unit[]): readonly Assumption[] =>
  EFFECTS.abilityDice
    .changeDie(battle)
    .filter(
      ({ unit, ability }) =>
        units.some(({ id }) => id === unit) &&
        !battle.used.some(use => use.ability === ability.id && use.unit === unit),
    )
    .map(({ unit, ability }) => ({ is: 'noDieChanged', unit, cause: ability.id }));

/** ABIL-02: what may spare the fallen, and what follows their death. */
const fatesOf = (battle: Battle, attacker: Unit, target: Unit): readonly Assumption[] => [
  ...(abilitiesAt(battle, target.seat, 'slaying').length > 0 ? [{ is: 'noneSpared', unit: target.id } as const] : []),
  ...[EFFECTS.wounds.lastStand(battle, target) ?? []]
    .flat()
    .map(({ cause }) => ({ is: 'withoutAftermath', unit: target.id, cause }) as const),
  ...abilitiesAt(battle, attacker.seat, 'slew')
    .filter(({ unit }) => unit === attacker.id)
    .map(({ ability }) => ({ is: 'withoutAftermath', unit: attacker.id, cause: ability.id }) as const),
];
