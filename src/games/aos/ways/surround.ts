/**
 * CHARGE-05, CHARGE-09, PILE-02, PILE-03, PILE-04: charges and pile-ins that bring as many models as possible within range of
 * their weapons. Those nearest to the enemy go first, each to the cheapest place that brings it into range (contact.ts) and
 * is linked to those that went before; the rest closes up behind the first model. If the unit would not be coherent, all of
 * it follows the first model side by side. The choice is greedy: good, not best. Every step is legal and checked.
 */
import { nearestTo } from '../../../geometry/gaps/along-path';
import { gapBetween } from '../../../geometry/gaps/gap';
import { EPS, isWithin } from '../../../geometry/gaps/within';
import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import type { Surroundings } from '../../../geometry/ways/move';
import { areLinked } from './coherency';
import { gapBeyond, nearestTargets, placesFor } from './contact';
import { type Consent, gather, march } from './march';
import { type Effort, ModelMover, type ModelMoverOptions } from './move-models';

export interface SurroundOptions {
  /** The enemies to surround; defaults to all of them. */
  readonly around?: readonly Body[];
  /** The range of the models' weapons; defaults to 1". */
  readonly weaponRange?: Inches;
  /** CHARGE-05: the first model must end this near to an enemy. */
  readonly firstWithin?: Inches;
  /** PILE-03: no model may end further from the enemy that was nearest to it. */
  readonly isPileIn?: boolean;
}

/** Data shared by all models of the unit. */
interface Plan {
  readonly targets: readonly Body[];
  readonly range: Inches;
  readonly consent: Consent;
  /** The models, nearest to a target first. */
  readonly order: readonly number[];
}

const USUAL_RANGE: Inches = 1;
const MOST_TRIES = 4;
const SAME_POCKET: Inches = 0.5;

/** The unit around its enemies; undefined if no legal move gets there. */
export function surround(
  unit: readonly Body[],
  surroundings: Surroundings,
  options: ModelMoverOptions & SurroundOptions,
  effort: Effort,
): ModelMover | undefined {
  const targets = options.around ?? surroundings.enemies;
  if (targets.length === 0) return undefined; // PILE-03
  const gaps = unit.map(body => nearestTo(body, targets)?.gap ?? 0);
  const plan: Plan = {
    targets,
    range: options.weaponRange ?? USUAL_RANGE,
    consent: options.isPileIn ? neverFurther(unit, surroundings.enemies) : () => true,
    order: unit.map((_, i) => i).sort((a, b) => (gaps[a] ?? 0) - (gaps[b] ?? 0) || a - b),
  };
  const ring = new ModelMover(unit, surroundings, options, effort);
  const leader = sendFirst(ring, plan, options);
  if (leader === undefined) return undefined;
  sendRest(ring, plan);
  const followed = ring.copy();
  closeUp(followed, unit, leader, plan);
  if (followed.isSound) return followed;
  gather(ring, unit, undefined, plan.consent);
  if (ring.isSound) return ring;
  const abreast = new ModelMover(unit, surroundings, options, effort);
  if (abreast.go(leader, ring.body(leader))) closeUp(abreast, unit, leader, plan);
  return abreast.isSound ? abreast : undefined;
}

/** PILE-03: the nearest enemies of each model, as they were before it moved, must not come out further away. */
export function neverFurther(unit: readonly Body[], enemies: readonly Body[]): Consent {
  const bounds: { readonly gap: Inches; readonly nearest: readonly Body[] }[] = [];
  return (model, end) => {
    let bound = bounds[model];
    if (bound === undefined) {
      const body = unit[model] as Body;
      const gap = nearestTo(body, enemies)?.gap ?? 0;
      bound = {
        gap,
        nearest: enemies.filter(enemy => isNear(body, enemy, gap) && isWithin(gapBetween(body, enemy), gap)),
      };
      bounds[model] = bound;
    }
    const { gap, nearest } = bound;
    return nearest.every(enemy => isWithin(gapBetween(end, enemy), gap));
  };
}

/** Whether two could be within the limit of each other, by circles around them. */
function isNear(one: Body, other: Body, limit: Inches): boolean {
  const most = boundingRadius(one.outline) + boundingRadius(other.outline) + limit + 2 * EPS;
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return dx * dx + dy * dy <= most * most;
}

/** CHARGE-05: the first model that can end near enough; in a pile-in a model that stands near enough may stay. */
function sendFirst(mover: ModelMover, plan: Plan, { firstWithin, isPileIn }: SurroundOptions): number | undefined {
  const limit = firstWithin ?? plan.range;
  for (const model of plan.order) {
    const gap = nearestTo(mover.body(model), plan.targets)?.gap ?? Number.POSITIVE_INFINITY;
    if (isWithin(gap, limit) && firstWithin === undefined) return model;
    if (!isWithin(gap, limit + mover.allowanceOf(model))) continue;
    if (send(mover, plan, model, end => isWithin(nearestTo(end, plan.targets)?.gap ?? limit + 1, limit))) return model;
  }
  if (!isPileIn && firstWithin !== undefined) return undefined;
  return plan.order.find(model => send(mover, plan, model, () => true));
}

/** Moves the others, each linked to one in place; a model in range already need not move. */
function sendRest(mover: ModelMover, plan: Plan): void {
  const placed = new Set(mover.steps.map(({ model }) => model));
  for (const model of plan.order) {
    if (placed.has(model)) continue;
    const mates = [...placed].map(mate => mover.body(mate));
    const body = mover.body(model);
    const isLinked = (end: Body): boolean => mates.length === 0 || mates.some(mate => areLinked(end, mate));
    const isInRange = isWithin(nearestTo(body, plan.targets)?.gap ?? 0, plan.range);
    if ((isInRange && isLinked(body)) || send(mover, plan, model, isLinked, mates)) placed.add(model);
  }
}

/** Moves a model to the nearest place within range, or else to the place nearest to an enemy. */
function send(
  mover: ModelMover,
  { targets, range, consent }: Plan,
  model: number,
  isGood: (end: Body) => boolean,
  mates: readonly Body[] = [],
): boolean {
  const body = mover.body(model);
  const near = nearestTargets(body, targets);
  const tries = new Tries(mover, model, targets);
  const outside: { readonly end: Body; readonly gap: Inches; readonly order: number }[] = [];
  for (const place of placesFor(body, near, mates, mover.allowanceOf(model), range)) {
    const end = mover.endAt(model, place);
    if (end === undefined || !consent(model, end) || !isGood(end)) continue;
    const gap = gapBeyond(body, place, near, range);
    if (gap > 0) outside.push({ end, gap, order: place.order });
    else if (tries.go(end)) return true;
    if (tries.areSpent) return false;
  }
  outside.sort((a, b) => a.gap - b.gap || a.order - b.order);
  return outside.some(({ end }) => tries.go(end));
}

/** The attempts of one model to reach a place, up to a number of failures. */
class Tries {
  readonly #failed: Spot[] = [];
  readonly #mover: ModelMover;
  readonly #model: number;
  readonly #targets: readonly Body[];

  constructor(mover: ModelMover, model: number, targets: readonly Body[]) {
    this.#mover = mover;
    this.#model = model;
    this.#targets = targets;
  }

  get areSpent(): boolean {
    return this.#failed.length >= MOST_TRIES;
  }

  /** Goes there, a round base turned to the nearest enemy. Where one place cannot be reached, another beside it hardly can. */
  go(end: Body): boolean {
    const isBeside = ({ x, y }: Spot): boolean => (x - end.x) ** 2 + (y - end.y) ** 2 < SAME_POCKET ** 2;
    if (this.areSpent || this.#failed.some(isBeside)) return false;
    const target = nearestTo(end, this.#targets)?.enemy ?? end;
    const facing = end.outline.kind === 'circle' ? Math.atan2(target.y - end.y, target.x - end.x) : undefined;
    if (this.#mover.go(this.#model, end, facing)) return true;
    this.#failed.push(end);
    return false;
  }
}

/** Moves the models that have not moved yet by the leader's shift. */
function closeUp(mover: ModelMover, unit: readonly Body[], leader: number, { consent }: Plan): void {
  const start = unit[leader] as Body;
  const end = mover.body(leader);
  const slots: Spot[] = unit.map(({ x, y }) => ({ x: x + end.x - start.x, y: y + end.y - start.y }));
  march(mover, slots, undefined, consent);
  gather(mover, slots, undefined, consent);
}
