import { attacksOf } from '../abilities/profile';
import type { AttackOrder } from '../activation';
import { findWeapon } from '../facts/attacks/attacks';
import { whyNotTarget } from '../facts/attacks/targeting';
import { unitOf, unitsOf } from '../facts/units';
import type { Refusal } from '../refusals';

import { type Battle, type ModelId, otherSeat, type UnitId, type WeaponId } from '../types';

/** The targets of a model with a weapon, and how often it can attack. */
interface Striker {
  readonly model: ModelId;
  readonly attacks: number;
  readonly targets: readonly UnitId[];
}

/** What one weapon of the attacking unit can do; unreachable enemies are listed with the reason. */
export interface Arm {
  readonly weapon: WeaponId;
  readonly attacks: number;
  readonly strikers: readonly Striker[];
  readonly targets: readonly UnitId[];
  readonly beyond: readonly Refusal[];
}

/** The number of attacks on each target. */
export type Share = ReadonlyMap<UnitId, number>;

/** ATK-05, ATK-07, ATK-14: the possible attacks of a unit's weapons, model by model. */
export function armsOf(battle: Battle, id: UnitId, weapons: readonly WeaponId[]): readonly Arm[] {
  const unit = unitOf(battle, id);
  const enemies = unitsOf(battle, otherSeat(unit.seat));
  return weapons.flatMap(name => {
    const weapon = findWeapon(unit, name);
    if (!weapon) return [];
    const strikers = unit.models
      .filter(model => model.weapons.includes(name))
      .map(model => {
        const targets = enemies.filter(target => whyNotTarget(battle, unit, model, weapon, target) === undefined);
        const attacks = targets.map(target => attacksOf(battle, unit, model, weapon, target));
        return { model: model.id, attacks: Math.min(...attacks, 100), targets: targets.map(target => target.id) };
      })
      .filter(({ targets, attacks }) => targets.length > 0 && attacks > 0);
    const reached = enemies.filter(target => strikers.some(({ targets }) => targets.includes(target.id)));
    const beyond = enemies
      .filter(target => !reached.includes(target))
      .flatMap(target => {
        const reasons = unit.models.flatMap(model => whyNotTarget(battle, unit, model, weapon, target) ?? []);
        return reasons.slice(0, 1);
      });
    const attacks = strikers.reduce((sum, striker) => sum + striker.attacks, 0);
    return [{ weapon: name, attacks, strikers, targets: reached.map(target => target.id), beyond }];
  });
}

/** ATK-14: orders for a number of attacks on each target, each by a model that reaches it; undefined if impossible. */
export function ordersFor({ weapon, strikers }: Arm, share: Share): readonly AttackOrder[] | undefined {
  const blows = strikers.flatMap(({ model, attacks, targets }) =>
    Array.from({ length: attacks }, () => ({ model, targets })),
  );
  const places = [...share].flatMap(([target, count]) => Array.from({ length: count }, () => target));
  const taken = matched(blows, places);
  if (!taken) return undefined;
  return [...share.keys()].flatMap(target => {
    const counts = new Map<ModelId, number>();
    places.forEach((place, index) => {
      const model = place === target ? blows[taken[index] ?? -1]?.model : undefined;
      if (model !== undefined) counts.set(model, (counts.get(model) ?? 0) + 1);
    });
    const shares = [...counts].map(([model, attacks]) => ({ model, attacks }));
    return shares.length > 0 ? [{ weapon, target, shares }] : [];
  });
}

/** A matching of attacks to places, by augmenting paths. */
function matched(
  blows: readonly { readonly targets: readonly UnitId[] }[],
  places: readonly UnitId[],
): readonly number[] | undefined {
  const placeOf = new Map<number, number>();
  const find = (place: number, tried: Set<number>): boolean =>
    blows.some((blow, index) => {
      if (tried.has(index) || !blow.targets.includes(places[place] ?? '')) return false;
      tried.add(index);
      const before = placeOf.get(index);
      if (before !== undefined && !find(before, tried)) return false;
      placeOf.set(index, place);
      return true;
    });
  for (let place = 0; place < places.length; place++) if (!find(place, new Set())) return undefined;
  const blowAt = new Map([...placeOf].map(([blow, place]) => [place, blow]));
  return places.map((_, place) => blowAt.get(place) ?? -1);
}

/** As many attacks as possible on the first target, then the next; undefined if some attacks reach none. */
export function shareOf(arm: Arm, favourites: readonly UnitId[]): Share {
  const order = [...new Set([...favourites, ...arm.targets])].filter(target => arm.targets.includes(target));
  const share = new Map<UnitId, number>();
  for (const { attacks, targets } of arm.strikers) {
    const target = order.find(each => targets.includes(each));
    if (target !== undefined) share.set(target, (share.get(target) ?? 0) + attacks);
  }
  return share;
}

/** The same with one more attack on this target, taken from the target with the most; undefined if impossible. */
export function moved(arm: Arm, share: Share, target: UnitId, by: 1 | -1): Share | undefined {
  const others = arm.targets
    .filter(each => each !== target)
    .toSorted((a, b) => by * ((share.get(b) ?? 0) - (share.get(a) ?? 0)));
  for (const other of others) {
    const next = new Map(share);
    next.set(target, (share.get(target) ?? 0) + by);
    next.set(other, (share.get(other) ?? 0) - by);
    if ([...next.values()].every(count => count >= 0) && ordersFor(arm, next)) return next;
  }
  return undefined;
}
