/**
 * CHARGE-05, CHARGE-09, PILE-02, PILE-03, PILE-04: the cheap way to charge or pile in. Every model goes straight, those in
 * front first, by the first of a few ways that is legal and keeps it linked to those that went before: at the nearest
 * enemy, beside that enemy, parallel to the first model, or up to a mate. surround.ts brings more models into range but
 * costs more.
 */
import { type Approach, nearestTo } from '../../../geometry/gaps/along-path';
import { isWithin } from '../../../geometry/gaps/within';
import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { apart } from '../../../geometry/shapes/spots';
import type { Surroundings } from '../../../geometry/ways/move';
import { areLinked, isCoherent } from './coherency';
import { nearestTargets, placesAround } from './contact';
import type { Consent } from './march';
import { ModelMover, type ModelMoverOptions } from './move-models';
import { neverFurther, type SurroundOptions } from './surround';

export type ChargeStraightOptions = ModelMoverOptions & Pick<SurroundOptions, 'firstWithin' | 'isPileIn'>;

/** If a model cannot stand at the end of its path, retry this much shorter. */
const SHORTER: readonly Inches[] = [0, 0.25, 0.45, 1, 2];
const LEAST_STEP: Inches = 0.01;
/** Places beside an enemy are tried in this many turns of 15 degrees to each side. */
const TURNS = 5;
/** The first model tries this many enemies. */
const TARGETS = 3;
/** The range of most melee weapons. */
const IN_REACH: Inches = 1;

/** Data shared by all models of the unit. */
interface Plan {
  readonly enemies: readonly Body[];
  readonly nearest: readonly (Approach | undefined)[];
  /** The models, nearest to an enemy first. */
  readonly order: readonly number[];
  readonly consent: Consent;
}

/** The unit in contact with its enemies, or as it stands if all models touch one; undefined if a model cannot follow. */
export function chargeStraight(
  unit: readonly Body[],
  surroundings: Surroundings,
  options: ChargeStraightOptions,
): ModelMover | undefined {
  const { enemies } = surroundings;
  const nearest = unit.map(body => nearestTo(body, enemies));
  const plan: Plan = {
    enemies,
    nearest,
    order: unit.map((_, i) => i).sort((a, b) => gapOf(nearest[a]) - gapOf(nearest[b]) || a - b),
    consent: options.isPileIn ? neverFurther(unit, enemies) : () => true,
  };
  const ready = () => new ModelMover(unit, surroundings, options, { left: 0 });
  const mover = ready();
  const first = plan.order.find(model => goFirst(mover, plan, model, options.firstWithin));
  if (first !== undefined && follow(mover, plan, unit, first)) return mover;
  return options.isPileIn ? closeRanks(ready(), plan) : undefined;
}

/** CHARGE-05: straight at an enemy, or to a place beside one; in a pile-in a model that touches one may stay. */
function goFirst(
  mover: ModelMover,
  { nearest, enemies, consent }: Plan,
  model: number,
  limit: Inches | undefined,
): boolean {
  const approach = nearest[model];
  if (!approach || !isWithin(approach.gap, mover.allowanceOf(model) + (limit ?? 0))) return false;
  if (limit === undefined && approach.gap < LEAST_STEP) return true;
  const isGood = (end: Body): boolean =>
    consent(model, end) && (limit === undefined || isWithin(gapOf(nearestTo(end, enemies)), limit));
  if (goTowards(mover, model, approach.enemy, isGood)) return true;
  return nearestTargets(mover.body(model), enemies, TARGETS).some(enemy => goBeside(mover, model, enemy, isGood));
}

/** Moves the others after the first, each linked to one in place; false if a model cannot be linked. */
function follow(mover: ModelMover, { nearest, order, consent }: Plan, unit: readonly Body[], first: number): boolean {
  const mates = [mover.body(first)];
  const { x, y } = unit[first] as Body;
  const shift = { x: mover.body(first).x - x, y: mover.body(first).y - y };
  const go = (model: number): boolean => {
    const body = mover.body(model);
    const isLinked = (end: Body): boolean => mates.some(mate => areLinked(end, mate));
    const isGood = (end: Body): boolean => consent(model, end) && isLinked(end);
    const enemy = nearest[model]?.enemy;
    const goals = [enemy, { x: body.x + shift.x, y: body.y + shift.y }, nearestMate(body, mates)];
    const isThere =
      (enemy !== undefined && isKeptOff(mover, model, enemy) && goBeside(mover, model, enemy, isGood)) ||
      goals.some(goal => goal && goTowards(mover, model, goal, isGood)) ||
      isLinked(body);
    if (isThere) mates.push(mover.body(model));
    return isThere;
  };
  // A model that cannot be linked at first may be once others stand between.
  for (let left = order.filter(model => model !== first); left.length > 0; ) {
    const waiting = left.filter(model => !go(model));
    if (waiting.length === left.length) return false;
    left = waiting;
  }
  return true;
}

/** Moves straight into contact with the enemy, from one side or the other. */
function goBeside(mover: ModelMover, model: number, enemy: Body, isGood: (end: Body) => boolean): boolean {
  return placesAround(mover.body(model), enemy, 0, TURNS).some(place => {
    if (mover.isTaken(model, place)) return false;
    const end = mover.endAt(model, place);
    return end !== undefined && isGood(end) && mover.goStraight(model, end);
  });
}

/** Whether a body on the straight way to the enemy keeps the model out of weapon range. */
function isKeptOff(mover: ModelMover, model: number, enemy: Body): boolean {
  const body = mover.body(model);
  const gap = apart(body, enemy) - boundingRadius(body.outline) - boundingRadius(enemy.outline);
  return gap - mover.roomTowards(model, enemy) > IN_REACH && gap <= mover.allowanceOf(model);
}

/** Moves each model nearer to its enemy as far as the unit stays coherent. */
function closeRanks(mover: ModelMover, { nearest, order, consent }: Plan): ModelMover | undefined {
  for (const model of order) {
    const enemy = nearest[model]?.enemy;
    const isGood = (end: Body): boolean => consent(model, end) && isCoherent(mover.unit.with(model, end));
    if (enemy) goTowards(mover, model, enemy, isGood);
  }
  return isCoherent(mover.unit) ? mover : undefined;
}

/** Moves straight there until it touches another body, or a little less far. */
function goTowards(mover: ModelMover, model: number, to: Spot, isGood: (end: Body) => boolean): boolean {
  const body = mover.body(model);
  const { x, y } = body;
  const length = apart(body, to);
  const free = mover.roomTowards(model, to);
  return SHORTER.some(less => {
    const share = (free - less) / length;
    if (free - less < LEAST_STEP) return false;
    const end = mover.endAt(model, { x: x + (to.x - x) * share, y: y + (to.y - y) * share });
    return end !== undefined && isGood(end) && mover.goStraight(model, end);
  });
}

const gapOf = (approach: Approach | undefined): Inches => approach?.gap ?? Number.POSITIVE_INFINITY;

/** The model in place whose centre is nearest. */
function nearestMate(body: Spot, mates: readonly Body[]): Body | undefined {
  const far = ({ x, y }: Spot): number => (x - body.x) ** 2 + (y - body.y) ** 2;
  return mates.reduce<Body | undefined>((best, other) => (best && far(best) <= far(other) ? best : other), undefined);
}
