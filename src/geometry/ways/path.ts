/**
 * The path of a body over the table and its cost. The centre follows the corners in straight legs with a fixed facing,
 * then the body may turn. Heights and lengths are closed forms.
 */
import { type PreparedOutline, prepareOutline } from '../shapes/prepared-outline';
import type { Body, Field, Inches, Pose, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { type Climb, type ClimbHold, climbAlong, type Leg } from './climb';
import { type Block, blocksOf } from './ground';
import { blocksUnder, heightOf, RESTS_WITHIN, settle } from './solids';
import { costOf, type PathCost } from './travel';

/** One move: corners from the body's position to its destination, and its final facing. */
export interface Step {
  readonly path: readonly Spot[];
  readonly facing?: number;
  /**
   * For a flyer: land on the surface where a body arriving at this height would stand. For a walker: stop a climb at
   * this height.
   */
  readonly level?: Inches;
}

/** How a body moves. */
export interface Manner {
  readonly flies?: boolean;
  /** How a walker may stop in mid-climb; without it, it may not. */
  readonly hold?: ClimbHold | undefined;
}

/** A leg with its heights and the way walked before it. */
export interface Stretch extends Leg {
  readonly climb: Climb;
  readonly before: Inches;
  /** The height at which the body comes to its start. */
  readonly zBefore: Inches;
}

/** A step laid out on the field: the source of cost, collisions and distances. */
export interface Way {
  readonly body: Body;
  readonly prepared: PreparedOutline;
  readonly stretches: readonly Stretch[];
  readonly cost: PathCost;
  /** The body at its end, turned. */
  readonly end: Body;
  /** The blocks under it there. */
  readonly below: readonly Block[];
  readonly flies: boolean;
  /** Whether it ends in mid-climb. */
  readonly hangs: boolean;
}

const SHORTEST: Inches = 1e-9;

/** What the step costs this body. */
export const pathCost = (body: Body, step: Step, field: Field, manner: Manner = {}): PathCost =>
  layOut(body, step, field, manner).cost;

/** Where the body stands after the step. */
export function endPose(body: Body, step: Step, field: Field, manner: Manner = {}): Pose {
  const { x, y, z, facing } = layOut(body, step, field, manner).end;
  return { x, y, z, facing };
}

/** Lays the step out on this field. Throws if a number is not finite. */
export function layOut(body: Body, step: Step, field: Field, { flies = false, hold }: Manner = {}): Way {
  refuseOddNumbers(body, step);
  const corners = cornersOf(body, step);
  const blocks = blocksOf(field);
  const prepared = prepareOutline(body.outline, body.facing);
  const isClimbing = hold !== undefined && !flies && hold.isHanging(blocks, prepared, body);
  const stretches: Stretch[] = [];
  let before = 0;
  let z = body.z;
  let climbed = 0;
  for (let i = 1; i < corners.length; i++) {
    const leg = legBetween(corners[i - 1] ?? body, corners[i] ?? body);
    const climb = climbAlong(blocks, prepared, body.height, z, leg, isClimbing && i === 1 ? hold.grip : 0);
    const { x, y, dx, dy, length } = leg;
    stretches.push({ x, y, dx, dy, length, climb, before, zBefore: z });
    before += leg.length;
    z = climb.z;
    climbed += climb.climbed;
  }
  const facing = step.facing ?? body.facing;
  const spot = corners[corners.length - 1] ?? body;
  const below = blocksUnder(
    blocks,
    facing === body.facing ? prepared : prepareOutline(body.outline, facing),
    spot.x,
    spot.y,
  );
  const floor = settle(below, spot.x, spot.y, flies && step.level !== undefined ? step.level : z, body.height);
  const zEnd = heightOf(floor, spot);
  const end = { x: spot.x, y: spot.y, z: zEnd, facing, outline: body.outline, height: body.height };
  const cost = costOf(body, corners, facing - body.facing, flies ? 0 : climbed + Math.abs(zEnd - z));
  const way = { body, prepared, stretches, cost, end, below, flies, hangs: false };
  const level = step.level ?? (isClimbing && corners.length === 1 ? body.z : undefined);
  if (hold === undefined || flies || level === undefined || Math.abs(level - zEnd) <= RESTS_WITHIN) return way;
  return halted(way, level, blocks, hold) ?? way;
}

/** The same path, stopped at this height beside what it touches at the end; undefined if it cannot hold on there. */
function halted(way: Way, level: Inches, blocks: readonly Block[], hold: ClimbHold): Way | undefined {
  const { body, stretches, cost } = way;
  const still = { climb: { pieces: [], z: body.z, climbed: 0 }, before: 0, zBefore: body.z };
  const last = stretches.at(-1) ?? { ...legBetween(body, body), ...still };
  const end = { ...way.end, z: level };
  const { from, ...climb } = hold.haltedAt(last.climb, last.length, last.zBefore, level);
  if (!hold.isHeld(blocks, end, from)) return undefined;
  const more = climb.climbed - last.climb.climbed - Math.abs(way.end.z - last.climb.z);
  return {
    ...way,
    stretches: [...stretches.slice(0, -1), { ...last, climb }],
    cost: { ...cost, total: cost.total + more, climbed: cost.climbed + more },
    end,
    hangs: true,
  };
}

/** The corners without repeats, starting at the body: a path that starts elsewhere pays for getting there. */
function cornersOf(body: Body, step: Step): readonly Spot[] {
  const corners: Spot[] = [body];
  let last: Spot = body;
  for (const corner of step.path) {
    if (Math.abs(corner.x - last.x) <= SHORTEST && Math.abs(corner.y - last.y) <= SHORTEST) continue;
    corners.push(corner);
    last = corner;
  }
  return corners;
}

/** The straight leg from one spot to another; one of zero length points along x. */
export function legBetween(from: Spot, to: Spot): Leg {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return { x: from.x, y: from.y, dx: 1, dy: 0, length };
  return { x: from.x, y: from.y, dx: ex / length, dy: ey / length, length };
}

function refuseOddNumbers(body: Body, step: Step): void {
  assertFiniteBody(body);
  let sum = (step.facing ?? 0) + (step.level ?? 0);
  for (const { x, y } of step.path) sum += x + y;
  if (!Number.isFinite(sum)) throw new Error('cannot follow a path with a corner or facing that is not finite');
}
