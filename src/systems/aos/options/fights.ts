import { coherencyGroups } from '../../../geometry/coherency';
import type { Body } from '../../../geometry/shape';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { weaponsFor } from '../facts/attacks';
import { nearestBodies, nearestEnemy } from '../facts/distance';
import { presenceOf, unitOf } from '../facts/units';
import { changeAsked } from '../rules/specials/changing-dice';
import { targetsFor } from '../rules/targets';
import { woundsLeft } from '../rules/wounds';
import { type Battle, type Model, otherSeat, type Step, type Unit } from '../types';
import type { Weapon } from '../warscroll';

const PILE_IN = 3; // PILE-02

/** PILE-02, PILE-03: everyone straight at the nearest enemy, the nearest alone, or nobody. */
export function pileIns(battle: Battle, { seat, unit: id }: AskOf<'pileIn'>): readonly Command[] {
  const unit = unitOf(battle, id);
  const enemies = presenceOf(battle, otherSeat(seat));
  const steps = unit.models
    .map(model => ({ model, nearest: nearestBodies(model, enemies) }))
    .sort((a, b) => a.nearest.gap - b.nearest.gap)
    .flatMap(({ model, nearest }) => stepTowards(model, nearest.bodies[0], Math.min(PILE_IN, nearest.gap)));
  const choices = [steps, steps.slice(0, 1), []];
  return [
    ...choices.map(choice => ({ seat, type: 'pileIn', unit: id, steps: choice }) as const),
    { seat, type: 'triumph', unit: id },
  ];
}

function stepTowards(model: Model, enemy: Body | undefined, length: number): readonly Step[] {
  if (!enemy || length <= 0.01) return [];
  const dx = enemy.x - model.x;
  const dy = enemy.y - model.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return [];
  const end = { x: model.x + (dx / apart) * length, y: model.y + (dy / apart) * length };
  return [{ model: model.id, path: [{ x: model.x, y: model.y }, end] }];
}

/** ATK-04: all weapons on one target where it is in range, and the rest of them on whoever else is. */
export function targetChoices(battle: Battle, { seat, unit: id }: AskOf<'pickTargets'>): readonly Command[] {
  const unit = unitOf(battle, id);
  const how = battle.activation?.how ?? 'fight';
  const weapons = weaponsFor(unit, how);
  const targets = [...new Set(weapons.flatMap(weapon => targetsFor(battle, unit, weapon)))];
  const attacks = targets.flatMap(favourite =>
    selectionsOf(weapons).map(selection => {
      const orders = selection.flatMap(weapon =>
        targetsFor(battle, unit, weapon)
          .toSorted((a, b) => Number(b === favourite) - Number(a === favourite))
          .map(target => ({ weapon: weapon.id, target: target.id })),
      );
      return { seat, type: 'attack', unit: id, orders } as const;
    }),
  );
  return [...attacks, { seat, type: 'triumph', unit: id }];
}

/** ABIL-01: of weapons that are used one at a time each selection holds one; without such there is one selection. */
function selectionsOf(weapons: readonly Weapon[]): readonly (readonly Weapon[])[] {
  const groups = [...new Set(weapons.flatMap(({ oneOf }) => oneOf ?? []))];
  return groups.reduce<readonly (readonly Weapon[])[]>(
    (selections, group) =>
      selections.flatMap(selection => {
        const members = selection.filter(({ oneOf }) => oneOf === group);
        return members.map(chosen => selection.filter(weapon => weapon.oneOf !== group || weapon === chosen));
      }),
    [weapons],
  );
}

/** RR-01: the first die that may be changed, rolled again or turned as high as it goes; or left. */
export function dieChanges(battle: Battle, { seat, unit }: AskOf<'changeDie'>): readonly Command[] {
  const asked = changeAsked(battle);
  const lowest = (asked?.indices ?? []).toSorted((a, b) => valueAt(battle, a) - valueAt(battle, b))[0];
  const change = { seat, type: 'changeDie', unit, index: lowest ?? 0 } as const;
  return [asked?.into === 'chosen' ? { ...change, face: asked.most } : change, { seat, type: 'pass' }];
}

const valueAt = ({ activation }: Battle, index: number): number =>
  activation?.fallen?.amounts[index] ?? activation?.fallen?.dice[index]?.face ?? 0;

/** WND-02: the wounded first, then those furthest from the enemy, or those nearest. */
export function allocations(battle: Battle, { seat, unit: id, wounds }: AskOf<'allocate'>): readonly Command[] {
  const unit = unitOf(battle, id);
  return [byDistance(battle, unit, -1), byDistance(battle, unit, 1)].map(order => {
    const sorted = order.toSorted((a, b) => Number(b.wounds > 0) - Number(a.wounds > 0));
    return { seat, type: 'allocate', unit: id, models: takers(battle, unit, sorted, wounds) };
  });
}

/** As many of the models, from the first, as it takes to bear the wounds. */
function takers(battle: Battle, unit: Unit, order: readonly Model[], wounds: number): readonly string[] {
  let left = wounds;
  return order.flatMap(model => {
    if (left <= 0) return [];
    left -= woundsLeft(battle, unit, model);
    return [model.id];
  });
}

/** SHOCK-07 */
export function flights(battle: Battle, { seat, unit: id, count }: AskOf<'flee'>): readonly Command[] {
  const unit = unitOf(battle, id);
  return [byDistance(battle, unit, -1), byDistance(battle, unit, 1)].map(order => {
    const models = order.slice(0, count).map(model => model.id);
    return { seat, type: 'flee', unit: id, models };
  });
}

function byDistance(battle: Battle, unit: Unit, sign: 1 | -1): readonly Model[] {
  const gaps = new Map(unit.models.map(model => [model, nearestEnemy(battle, unit.seat, [model])]));
  return unit.models.toSorted((a, b) => sign * ((gaps.get(a) ?? 0) - (gaps.get(b) ?? 0)));
}

/** SPLIT-01: one model of each group stands for it, the largest group first. */
export function groupsToKeep(battle: Battle, { seat, unit: id }: AskOf<'keepGroup'>): readonly Command[] {
  const unit = unitOf(battle, id);
  return coherencyGroups(unit.models)
    .toSorted((a, b) => b.length - a.length)
    .flatMap(group => {
      const model = unit.models[group[0] ?? -1];
      return model ? [{ seat, type: 'keepGroup', unit: id, model: model.id } as const] : [];
    });
}
