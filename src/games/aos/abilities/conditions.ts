import { isWithin } from '../../../geometry/gaps/within';
import { warscrollOf } from '../armies';
import { chosenWeapon, gapToTarget } from '../facts/attacks/attacks';
import { hasCover } from '../facts/attacks/cover';
import { woundsIn } from '../facts/characteristics';
import { foreseen, isMarkedBy, remembered } from '../facts/memory';
import { sceneryToLevel } from '../facts/moving/levelling';
import { askedFor } from '../facts/open-question';
import { enemyGap, gapBetweenUnits, isWhollyNear } from '../facts/places/distance';
import { enemiesSlain, usesBy } from '../facts/tallies';
import { battalionOf, findModel, findUnit, hasKeyword, isInPlay, partOf, unitOfModel, unitsOf } from '../facts/units';
import type { Battle, Model, Unit } from '../types';
import type { Weapon } from '../warscroll';
import { SIGNS } from './meanings/signs';
import type { Condition } from './types';

/** The facts of an attack that conditions read. */
export interface AttackFacts {
  readonly attacker: Unit;
  readonly model: Model;
  readonly weapon: Weapon;
  readonly target: Unit;
}

/** What a condition is checked against: a unit, and an attack if there is one. */
export interface Scene {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly attack: AttackFacts | undefined;
}

type Test<K extends Condition['is']> = (condition: Extract<Condition, { is: K }>, scene: Scene) => boolean;

/** A condition without a meaning here does not compile. */
const tests: { readonly [K in Condition['is']]: Test<K> } = {
  charged: (_, { unit }) => unit.deeds.includes('charged'),
  notCharged: (_, { unit }) => !unit.deeds.includes('charged'),
  targetCharged: (_, { attack }) => attack?.target.deeds.includes('charged') ?? false,
  notMoved: (_, { unit }) => !unit.deeds.includes('moved'),
  arrived: (_, { unit }) => unit.deeds.includes('arrived'),
  models: ({ atLeast }, { unit }) => unit.models.length >= atLeast,
  targetModels: ({ atLeast }, { attack }) => (attack?.target.models.length ?? 0) >= atLeast,
  targetWounds: ({ atLeast }, { attack }) => attack !== undefined && woundsIn(attack.target) >= atLeast,
  targetKeyword: ({ any }, { battle, attack }) =>
    attack !== undefined && any.some(keyword => hasKeyword(battle, attack.target, keyword)),
  targetMarkedBy: ({ ability }, { attack }) => attack !== undefined && isMarkedBy(attack.target, ability),
  targetBeyond: ({ inches }, { battle, attack }) =>
    attack !== undefined && !isWithin(gapToTarget(battle, attack.attacker, attack.model, attack.target), inches),
  weapon: ({ any }, { attack }) => attack !== undefined && any.includes(attack.weapon.id),
  chosenWeapon: ({ of }, { battle, attack }) =>
    attack !== undefined && chosenWeapon(battle, attack.attacker, of)?.id === attack.weapon.id,
  damageAbove: ({ than }, { attack }) =>
    attack !== undefined && (typeof attack.weapon.damage !== 'number' || attack.weapon.damage > than),
  attackerFlies: (_, { attack }) => attack !== undefined && warscrollOf(attack.attacker).flies,
  attackerKeyword: ({ any }, { battle, attack }) =>
    attack !== undefined && any.some(keyword => hasKeyword(battle, attack.attacker, keyword)),
  attackingModel: ({ model }, { attack }) => attack?.model.id === model,
  melee: (_, { attack }) => attack?.weapon.type === 'melee',
  missile: (_, { attack }) => attack?.weapon.type === 'missile',
  modelRole: ({ role }, { attack }) => attack?.model.role === role,
  modelCarries: ({ wargear }, { attack }) => attack?.model.wargear.includes(wargear) ?? false,
  unitCarries: ({ wargear }, { unit }) => unit.models.some(model => model.wargear.includes(wargear)),
  unitHasRole: ({ role }, { unit }) => unit.models.some(model => model.role === role),
  destroyed: ({ all }, { battle }) => {
    const target = askedFor(battle, 'useAbilities')?.target;
    const fallen = target === undefined ? undefined : findUnit(battle, target);
    return fallen !== undefined && all.every(keyword => hasKeyword(battle, fallen, keyword));
  },
  near: ({ any, inches, wholly, and, sameBattalion, other: isOther }, { battle, unit }) =>
    unitsOf(battle, unit.seat).some(
      other =>
        (!isOther || other.id !== unit.id) &&
        any.some(keyword => hasKeyword(battle, other, keyword)) &&
        (and === undefined || hasKeyword(battle, other, and)) &&
        (!sameBattalion || battalionOf(battle, unit) === battalionOf(battle, other)) &&
        (wholly ? isWhollyNear(battle, unit, other, inches) : isWithin(gapBetweenUnits(battle, unit, other), inches)),
    ),
  keyword: ({ any }, { battle, unit }) => any.some(keyword => hasKeyword(battle, unit, keyword)),
  ridersWeapon: (_, { attack }) => attack !== undefined && !attack.weapon.isMounts, // TRAIT-04, ART-03
  woundsTaken: ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }, { unit }) => {
    const most = unit.models.reduce((wounds, model) => Math.max(wounds, model.wounds), 0);
    return most >= atLeast && most <= atMost;
  },
  enemyNear: ({ inches }, { battle, unit }) => isWithin(enemyGap(battle, unit), inches),
  general: (_, { battle, unit }) => {
    const general = battle.generals[unit.seat];
    return general !== undefined && findModel(unit, general) !== undefined;
  },
  nearGeneral: ({ inches, wholly, trait }, { battle, unit }) => {
    if (trait !== undefined && battle.extras.traits[unit.seat] !== trait) return false;
    const general = battle.generals[unit.seat];
    const bearer = general === undefined ? undefined : unitOfModel(battle, general);
    const alone = bearer && partOf(bearer, model => model.id === general);
    if (alone === undefined || !isInPlay(alone)) return false;
    return wholly ? isWhollyNear(battle, unit, alone, inches) : isWithin(gapBetweenUnits(battle, unit, alone), inches);
  },
  wounded: ({ atLeast = 1 }, { unit }) => unit.models.some(model => model.wounds >= atLeast),
  phase: ({ phase }, { battle }) => battle.phase === phase,
  bears: ({ effect }, { battle, unit }) => SIGNS[effect](battle, unit),
  sceneryToLevel: (levelling, { battle, unit }) => sceneryToLevel(battle, unit, levelling).length > 0,
  inCover: (_, { battle, unit }) => hasCover(battle, unit),
  wizard: (_, { unit }) => warscrollOf(unit).wizard !== undefined,
  enemiesSlain: ({ atLeast, keyword, forEach }, { battle, unit }) => {
    const uses = forEach === undefined ? 0 : usesBy(battle, unit.seat, forEach);
    return enemiesSlain(battle, unit.seat, keyword) >= atLeast * (uses + 1);
  },
  slewWith: ({ any }, { battle }) => any.includes(battle.triggers[0]?.slain?.weapon ?? ''),
  slewLast: (_, { battle }) => findUnit(battle, battle.triggers[0]?.slain?.unit ?? '')?.models.length === 0,
  round: ({ number }, { battle }) => battle.round === number,
  foresightLeft: (_, { battle, unit }) => {
    const seen = foreseen(battle, unit.seat);
    return seen.length < (seen[0] ?? 1);
  },
  slewKeyword: ({ any }, { battle }) => {
    const victim = battle.triggers[0]?.slain?.unit;
    const unit = victim === undefined ? undefined : findUnit(battle, victim);
    return unit !== undefined && any.some(keyword => hasKeyword(battle, unit, keyword));
  },
  inflicted: (_, { battle }) => battle.triggers[0]?.inflicted ?? false,
  power: ({ atLeast }, { unit }) => remembered(unit, 'power').length >= atLeast,
  chargeRoll: ({ atLeast }, { unit }) => (unit.chargeRoll ?? 0) >= atLeast,
  not: ({ condition }, scene) => !holds(condition, scene),
  anyOf: ({ conditions }, scene) => conditions.some(condition => holds(condition, scene)),
};

/** Whether one condition holds. */
export const holds = (condition: Condition, scene: Scene): boolean =>
  (tests[condition.is] as (condition: Condition, scene: Scene) => boolean)(condition, scene);

/** Whether all of them hold. */
export const allHold = (conditions: readonly Condition[] | undefined, scene: Scene): boolean =>
  conditions === undefined || conditions.every(condition => holds(condition, scene));
