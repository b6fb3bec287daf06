import { formUp } from '../../../geometry/formation';
import { boundingRadius } from '../../../geometry/outline';
import type { RingOptions } from '../../../geometry/ring';
import type { Body, Inches } from '../../../geometry/shape';
import { warscrollOf } from '../armies';
import { weaponsFor } from '../facts/attacks';
import { nearestBodies } from '../facts/distance';
import { modelsOf, presenceOf } from '../facts/units';
import { type Battle, otherSeat, SEATS, type Step, type Unit } from '../types';

/** How many ways round things are looked for: few, since options are worked out at every question. */
const PATIENCE = 1;

/** Kept between bases that come to touch, so that rounding never makes them overlap. */
const BREATH: Inches = 0.001;
const LEAST_STEP: Inches = 0.01;

interface Disc {
  x: number;
  y: number;
  readonly radius: Inches;
}

const discOf = ({ x, y, outline }: Body): Disc => ({ x, y, radius: boundingRadius(outline) });

/**
 * Everyone straight at the enemy nearest to it, those in front first, until it touches somebody: the quick way to come to
 * blows. It knows neither terrain nor coherency, and round bases only; the rules say whether it will do.
 */
export function slideSteps(battle: Battle, unit: Unit, allowance: Inches): readonly Step[] {
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const discs = new Map<Body, Disc>();
  for (const body of [...enemies, ...modelsOf(battle, unit.seat)]) discs.set(body, discOf(body));
  const order = unit.models
    .map(model => ({ model, nearest: nearestBodies(model, enemies) }))
    .sort((a, b) => a.nearest.gap - b.nearest.gap || (a.model.id < b.model.id ? -1 : 1));
  return order.flatMap(({ model, nearest }) => {
    const [enemy] = nearest.bodies;
    const own = discs.get(model);
    if (!enemy || !own) return [];
    const path = [{ x: model.x, y: model.y }];
    const length = Math.min(allowance, nearest.gap);
    const apart = Math.hypot(enemy.x - model.x, enemy.y - model.y);
    if (apart === 0) return [];
    const way = { x: (enemy.x - model.x) / apart, y: (enemy.y - model.y) / apart };
    const far = freeLength(own, way, length, discs.values());
    if (far < LEAST_STEP) return [];
    own.x += way.x * far;
    own.y += way.y * far;
    return [{ model: model.id, path: [...path, { x: own.x, y: own.y }] }];
  });
}

/** How far a disc goes this way before it touches one of the others. */
function freeLength(disc: Disc, way: { readonly x: number; readonly y: number }, length: Inches, all: Iterable<Disc>) {
  let free = length;
  for (const other of all) {
    if (other === disc) continue;
    const dx = other.x - disc.x;
    const dy = other.y - disc.y;
    const along = dx * way.x + dy * way.y;
    const reach = disc.radius + other.radius + BREATH;
    const aside = dx * dx + dy * dy - along * along;
    if (along <= 0 || aside >= reach * reach) continue;
    free = Math.min(free, along - Math.sqrt(reach * reach - aside));
  }
  return Math.max(0, free);
}

/** CHARGE-05, PILE-03: the steps that bring as many models as possible within reach of their weapons; none if nobody comes there. */
export function ringSteps(
  battle: Battle,
  unit: Unit,
  allowance: Inches,
  how: Pick<RingOptions, 'firstWithin' | 'isPileIn'>,
): readonly Step[] {
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const garrisons = enemies.filter(body => !('id' in body));
  const weaponRange = Math.max(1, ...weaponsFor(unit, 'fight').map(({ range }) => range));
  const formation = formUp(
    unit.models,
    { x: 0, y: 0 },
    undefined,
    {
      field: battle.field,
      others: [...SEATS.flatMap(seat => modelsOf(battle, seat)), ...garrisons],
      enemies,
      barred: battle.field.features.filter(({ isGarrison }) => isGarrison).flatMap(({ solids }) => solids),
    },
    { shape: 'ring', flies: warscrollOf(unit).flies, allowance, weaponRange, patience: PATIENCE, ...how },
  );
  return (formation?.steps ?? []).flatMap(({ model: index, step }) => {
    const model = unit.models[index];
    return model ? [{ model: model.id, ...step }] : [];
  });
}
