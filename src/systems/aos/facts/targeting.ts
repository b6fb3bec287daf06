import { farthestFrom } from '../../../geometry/wholly';
import { isWithin } from '../../../geometry/within';
import { measured, type Refusal, refuse } from '../refusals';
import type { Battle, Model, Unit } from '../types';
import type { Weapon } from '../warscroll';
import { bodyOf, gapToTarget } from './attacks';
import { bodiesOf } from './bodies';
import { ENGAGED, gapBetweenUnits, isEngaged } from './distance';
import { sees } from './sight';

/** ATK-07 to ATK-11, SHOOT-05: why this model cannot attack the target with this weapon; undefined if it can. */
export function whyNotTarget(
  battle: Battle,
  unit: Unit,
  model: Model,
  weapon: Weapon,
  target: Unit,
): Refusal | undefined {
  const facts = { model: model.id, target: target.id, weapon: weapon.id };
  const gap = gapToTarget(battle, unit, model, target);
  if (!isWithin(gap, weapon.range)) {
    return refuse(weapon.type === 'melee' ? 'ATK-11' : 'ATK-07', 'attack.outOfRange', {
      ...facts,
      gap: measured(gap),
      range: weapon.range,
    });
  }
  if (weapon.type === 'melee') return undefined;
  const from = bodyOf(battle, unit, model);
  const least = weapon.leastRange;
  const reach = least === undefined ? 0 : Math.max(...bodiesOf(battle, target).map(body => farthestFrom(body, from)));
  if (least !== undefined && isWithin(reach, least))
    return refuse('ATK-10', 'attack.tooNear', { ...facts, reach, least });
  if (isEngaged(battle, unit) && !isWithin(gapBetweenUnits(battle, unit, target), ENGAGED)) {
    return refuse('SHOOT-05', 'attack.engagedElsewhere', { ...facts, gap: gapBetweenUnits(battle, unit, target) });
  }
  return sees(battle, unit, model, target) ? undefined : refuse('ATK-08', 'attack.notVisible', facts);
}

const attackers = new WeakMap<readonly Unit[], Map<string, readonly Model[]>>();

/** The models that carry the weapon and can attack the target with it; found once for each arrangement of units. */
export function attackersOn(battle: Battle, unit: Unit, weapon: Weapon, target: Unit): readonly Model[] {
  const known = attackers.get(battle.units) ?? new Map<string, readonly Model[]>();
  if (known.size === 0) attackers.set(battle.units, known);
  const key = `${unit.id} ${weapon.id} ${target.id}`;
  const before = known.get(key);
  if (before) return before;
  const found = unit.models.filter(
    model => model.weapons.includes(weapon.id) && whyNotTarget(battle, unit, model, weapon, target) === undefined,
  );
  known.set(key, found);
  return found;
}
