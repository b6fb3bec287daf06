import { farthestFrom } from '../../../../geometry/gaps/wholly';
import { isWithin } from '../../../../geometry/gaps/within';
import { warscrollOf } from '../../armies';
import { measured, type Refusal, refuse } from '../../refusals';
import type { Battle, Model, Unit } from '../../types';
import type { Weapon } from '../../warscroll';
import { wieldedBy } from '../characteristics';
import { onceArranged } from '../places/arrangement';
import { bodiesOf } from '../places/bodies';
import { ENGAGED, gapBetweenUnits, isEngaged } from '../places/distance';
import { bodyOf, gapToTarget } from './attacks';
import { sees } from './sight';
import { hasRandomRange, longestRange, rangeWith } from './weapon-values';

/** ATK-07 to ATK-11, SHOOT-05: why this model cannot attack the target with this weapon; undefined if it can. */
export function whyNotTarget(
  battle: Battle,
  unit: Unit,
  model: Model,
  named: Weapon,
  target: Unit,
): Refusal | undefined {
  const weapon = wieldedBy(unit, model, named); // DTAB-01
  const gap = gapToTarget(battle, unit, model, target);
  const range = rangeWith(battle, model, weapon);
  if (!isWithin(gap, range)) {
    // Runs for most models of most units; building the record without a spread takes a tenth of the time.
    return refuse(weapon.type === 'melee' ? 'ATK-11' : 'ATK-07', 'attack.outOfRange', {
      model: model.id,
      target: target.id,
      weapon: weapon.id,
      gap: measured(gap),
      range,
    });
  }
  if (weapon.type === 'melee') return undefined;
  const from = bodyOf(battle, unit, model);
  const least = weapon.leastRange;
  const reach = least === undefined ? 0 : Math.max(...bodiesOf(battle, target).map(body => farthestFrom(body, from)));
  if (least !== undefined && isWithin(reach, least))
    return refuse('ATK-10', 'attack.tooNear', { ...about(model, weapon, target), reach, least });
  if (isEngaged(battle, unit) && !isWithin(gapBetweenUnits(battle, unit, target), ENGAGED)) {
    return refuse('SHOOT-05', 'attack.engagedElsewhere', {
      ...about(model, weapon, target),
      gap: gapBetweenUnits(battle, unit, target),
    });
  }
  return sees(battle, unit, model, target)
    ? undefined
    : refuse('ATK-08', 'attack.notVisible', about(model, weapon, target));
}

const about = (model: Model, weapon: Weapon, target: Unit) => ({
  model: model.id,
  target: target.id,
  weapon: weapon.id,
});

/** Attackers of one unit, by weapon and by the target's models. */
type Attackers = Map<Weapon, Map<readonly Model[], readonly Model[]>>;

const noAttackersYet = () => new Map<readonly Model[], Attackers>();
const NOBODY: readonly Model[] = [];

/** Models that carry the weapon and can attack the target with it; cached per arrangement of units. */
export function attackersOn(battle: Battle, unit: Unit, weapon: Weapon, target: Unit): readonly Model[] {
  // If no model of the unit is in range, skip the check per model.
  const range = longestRange(battle, unit, weapon);
  if (!isWithin(gapBetweenUnits(battle, unit, target), range) && !warscrollOf(unit).damageTable) return NOBODY;
  if (hasRandomRange(unit, weapon)) return foundAttackers(battle, unit, weapon, target); // RAND-03: the range depends on dice
  const known = under(under(onceArranged(battle, noAttackersYet), unit.models), weapon);
  let found = known.get(target.models);
  if (!found) {
    found = foundAttackers(battle, unit, weapon, target);
    known.set(target.models, found);
  }
  return found;
}

const foundAttackers = (battle: Battle, unit: Unit, weapon: Weapon, target: Unit): readonly Model[] =>
  unit.models.filter(
    model => model.weapons.includes(weapon.id) && whyNotTarget(battle, unit, model, weapon, target) === undefined,
  );

/** The map stored under this key, created on first use. */
function under<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<L, V>();
  maps.set(key, made);
  return made;
}
