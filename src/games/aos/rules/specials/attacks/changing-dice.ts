import { isWithin } from '../../../../../geometry/gaps/within';
import { bug } from '../../../../../kernel/bug';
import type { Dice, Face } from '../../../../../kernel/dice';
import { allHold } from '../../../abilities/conditions';
import { diceIn, sumOfDice } from '../../../abilities/dice-words';
import type { HeldEffect } from '../../../abilities/held';
import { EFFECTS } from '../../../abilities/meanings';
import { modifierOf } from '../../../abilities/profile';
import { neededFor, rollResult } from '../../../abilities/roll-result';
import type { Ability, Effect } from '../../../abilities/types';
import type { Profile, RolledDice, Volley } from '../../../activation';
import type { CommandOf } from '../../../commands';
import type { BattleEvent } from '../../../events';
import { activationOf, volleyOf } from '../../../facts/attacks/activation';
import { findWeapon } from '../../../facts/attacks/attacks';
import { askOf } from '../../../facts/open-question';
import { gapBetweenUnits } from '../../../facts/places/distance';
import { hasKeyword, unitOf, unitsOf } from '../../../facts/units';
import { type Refusal, unless } from '../../../refusals';
import { type Battle, otherSeat, type Unit, type UnitId } from '../../../types';
import { answered, asking } from '../../command-guards';

type Change = HeldEffect & { readonly effect: Extract<Effect, { do: 'changeDie' }> };

/** RR-01: before the dice take effect the player is asked about each ability that can change one of them. */
export function offerChange(
  battle: Battle,
  volley: Volley,
  fallen: RolledDice,
  after?: string,
): readonly BattleEvent[] {
  const changes = changesFor(battle, volley, fallen);
  const change = changes[changes.findIndex(({ ability }) => ability.id === after) + 1];
  if (!change) return [];
  const { seat } = unitOf(battle, change.unit);
  return [asking({ kind: 'changeDie', seat, unit: change.unit, ability: change.ability.id })];
}

/** ABIL-03: abilities that can still change these dice. */
function changesFor(battle: Battle, volley: Volley, fallen: RolledDice): readonly Change[] {
  const attacker = unitOf(battle, activationOf(battle).unit);
  const target = unitOf(battle, volley.target);
  const roller = fallen.roll === 'save' ? target : attacker;
  const weapon = findWeapon(attacker, volley.weapon);
  const model = attacker.models[0];
  const attack = weapon && model && { attacker, model, weapon, target };
  return EFFECTS.abilityDice
    .changeDie(battle)
    .filter(
      ({ unit, ability, effect }) =>
        unit === roller.id &&
        effect.rolls.includes(fallen.roll) &&
        battle.used.filter(use => use.ability === ability.id && use.unit === unit).length <
          mostUses(battle, roller, effect) &&
        allHold(ability.given, { battle, unit: roller, attack }) &&
        changeable(volley, fallen, effect.into).length > 0,
    );
}

/** ABIL-03: the maximum number of uses. */
const mostUses = (battle: Battle, unit: Unit, { perEnemyHero }: Change['effect']): number =>
  perEnemyHero === undefined
    ? 1
    : unitsOf(battle, otherSeat(unit.seat)).filter(
        enemy => hasKeyword(battle, enemy, 'HERO') && isWithin(gapBetweenUnits(battle, unit, enemy), perEnemyHero),
      ).length;

/** RR-03, RR-06: dice that failed and were not re-rolled; or all that could show another face. */
function changeable({ profile }: Volley, { roll, dice, amounts }: RolledDice, into: 'again' | 'chosen') {
  if (roll === 'damage') return typeof profile.damage === 'number' ? [] : amounts.map((_, index) => index);
  const needed = neededFor(profile, roll);
  return dice.flatMap(({ face, before }, index) => {
    const hasFailed = before === undefined && (face === 1 || face < needed);
    return into === 'chosen' || hasFailed ? [index] : [];
  });
}

/** The ability in the open question, and what it may do to the dice. */
export function changeAsked(battle: Battle) {
  const ask = askOf(battle, 'changeDie');
  const volley = volleyOf(battle);
  const fallen = activationOf(battle).fallen ?? bug('there are no dice to change');
  const change =
    EFFECTS.abilityDice
      .changeDie(battle)
      .find(({ unit, ability }) => unit === ask.unit && ability.id === ask.ability) ??
    bug(`${ask.ability} changes no dice`);
  const { into } = change.effect;
  const { damage } = volley.profile;
  const most = fallen.roll === 'damage' && typeof damage !== 'number' ? diceIn(damage).sides : 6;
  return { volley, fallen, into, most, ability: change.ability, indices: changeable(volley, fallen, into) };
}

export function checkChangeDie(battle: Battle, { index, face }: CommandOf<'changeDie'>): readonly Refusal[] {
  const asked = changeAsked(battle);
  const isFace = asked.into === 'again' ? face === undefined : face !== undefined && face <= asked.most;
  return [
    ...unless(asked.indices.includes(index), 'RR-03', 'dice.notThis', { index }),
    ...unless(isFace, 'ABIL-01', 'dice.noSuchFace', { most: asked.most }),
  ];
}

/** RR-01: re-rolls the die or sets its face, and uses up the ability. */
export function decideChangeDie(
  battle: Battle,
  { unit, index, face: chosen }: CommandOf<'changeDie'>,
  dice: Dice,
): readonly BattleEvent[] {
  const asked = changeAsked(battle);
  const { id, limit } = asked.ability;
  const face = chosen ?? dice.d6();
  const fallen = changed(asked.volley, asked.fallen, index, face);
  return [
    used(unit, id, limit),
    { type: 'dieChanged', face, fallen },
    answered,
    ...offerChange(battle, asked.volley, fallen, id),
  ];
}

/** ABIL-03: keeps one ability for later, then offers the next. */
export function decideKeepDie(battle: Battle): readonly BattleEvent[] {
  const { volley, fallen, ability } = changeAsked(battle);
  return [answered, ...offerChange(battle, volley, fallen, ability.id)];
}

const used = (unit: UnitId, ability: string, limit: NonNullable<Ability['limit']> = 'phase'): BattleEvent => ({
  type: 'abilityUsed',
  unit,
  ability,
  use: limit === 'none' ? undefined : { ability, unit, until: limit },
});

function changed({ profile }: Volley, fallen: RolledDice, index: number, face: number): RolledDice {
  const { roll, dice } = fallen;
  if (roll === 'damage') return changedDamage(profile, fallen, index, face);
  const judged = rollResult(roll, face as Face, neededFor(profile, roll), modifierOf(profile, roll));
  const after = dice.map((die, i) => (i === index ? { before: die.face, face: face as Face, ...judged } : die));
  return { ...fallen, dice: after };
}

/** RAND-04, MOD-03: modifiers still apply; of several dice the lowest is set. */
function changedDamage({ damage }: Profile, fallen: RolledDice, index: number, face: number): RolledDice {
  if (typeof damage === 'number') return fallen;
  const values = (fallen.parts?.[index] ?? [0]).toSorted((a, b) => a - b).with(0, face);
  const amounts = fallen.amounts.with(index, sumOfDice(diceIn(damage), values));
  return { ...fallen, amounts, ...(fallen.parts && { parts: fallen.parts.with(index, values) }) };
}
