/**
 * A unit that follows one of its models: the leader takes the best path towards its goal as far as possible
 * (furthest-towards.ts), and the others follow to their places beside it if there is room and a path. If the unit would
 * not be coherent, the leader stops earlier.
 */

import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import type { WayOptions } from '../../../geometry/ways/landing';
import type { Surroundings } from '../../../geometry/ways/move';
import type { Region } from '../../../geometry/ways/reach/reach';
import { cut, floodTowards, type Progress, wayTowards } from '../../../geometry/ways/route/furthest-towards';
import { gather, march } from './march';
import { ModelMover, type OrderedStep } from './move-models';

/** The wanted place of each model, and the index of the leader. */
export interface FollowRequest {
  readonly unit: readonly Body[];
  readonly slots: readonly Spot[];
  readonly first: number;
}

export interface FollowOptions extends Omit<WayOptions, 'facing'> {
  /** How many detours may be searched for the models that follow. */
  readonly patience: number;
}

/** A legal move of the whole unit, and how far the leader stops short of its wanted place. */
export interface FollowResult {
  readonly steps: readonly OrderedStep[];
  readonly short: Inches;
}

/** Shares of the leader's way that are tried until the unit is coherent. */
const SHARES: readonly number[] = [1, 0.8, 0.6, 0.4, 0.2];
/** Units of up to this many models also try shares in between, so that they follow the pointer without jumps. */
const FEW = 10;
const HALVINGS = 2;

/** What the leader can reach, without its mates as obstacles. */
export const leaderReach = ({ unit, first }: FollowRequest, surroundings: Surroundings, options: WayOptions): Region =>
  floodTowards(unit[first] as Body, without(unit, surroundings), options);

const without = (unit: readonly Body[], { others, ...rest }: Surroundings): Surroundings => {
  const mates = new Set(unit);
  return { ...rest, others: others.filter(other => !mates.has(other)) };
};

/** The move of the unit after its leader; undefined when it cannot move, or would not be coherent. */
export function followLeader(
  lead: FollowRequest,
  surroundings: Surroundings,
  options: FollowOptions,
  flood: Region,
): FollowResult | undefined {
  const { unit, slots, first } = lead;
  const [body, goal] = [unit[first], slots[first]];
  const around = without(unit, surroundings);
  const way = body && goal && wayTowards(body, goal, around, options, flood);
  if (!way) return undefined;
  const { path } = way.step;
  const length = lengthOf(path);
  const effort = { left: options.patience };
  const after = (share: number): readonly OrderedStep[] | undefined => {
    const mover = new ModelMover(unit, around, options, effort);
    comeAfter(mover, lead, share === 1 ? path : cut(path, share * length));
    return mover.isSound ? mover.steps : undefined;
  };
  const steps = furthest(after, unit.length > FEW ? 0 : HALVINGS);
  return steps && { steps, short: missing(way, steps, first) };
}

/** The result with the largest share, found by trying some and bisecting the last step. */
function furthest<Done>(after: (share: number) => Done | undefined, halvings: number): Done | undefined {
  let best: Done | undefined;
  let [low, high] = [0, 0];
  for (const share of SHARES) {
    best = after(share);
    if (best !== undefined) {
      low = share;
      break;
    }
    high = share;
  }
  for (let i = 0; i < halvings && low < high; i++) {
    const share = (low + high) / 2;
    const done = after(share);
    if (done === undefined) high = share;
    else [low, best] = [share, done];
  }
  return best;
}

/** What the leader lacks if it stopped before the end of its path. */
function missing(way: Progress, steps: readonly OrderedStep[], first: number): Inches {
  const moved = steps.find(({ model }) => model === first)?.cost.total ?? 0;
  return way.short + way.cost.total - moved;
}

/** Each model along the leader's path if that is free, otherwise by its own. */
function comeAfter(mover: ModelMover, { unit, slots, first }: FollowRequest, path: readonly Spot[]): void {
  const [start, end, goal] = [unit[first] as Body, path.at(-1) as Spot, slots[first] as Spot];
  const ends = slots.map(({ x, y }) => ({ x: x + end.x - goal.x, y: y + end.y - goal.y }));
  const ahead = ({ x, y }: Spot) => x * (end.x - start.x) + y * (end.y - start.y);
  const order = unit.map((_, i) => i).sort((a, b) => ahead(unit[b] as Body) - ahead(unit[a] as Body) || a - b);
  let waiting: readonly number[] = order;
  for (let left = waiting; ; left = waiting) {
    waiting = left.filter(i => !goAlong(mover, i, path, ends[i] as Spot));
    if (waiting.length === left.length || waiting.length === 0) break;
  }
  march(mover, ends);
  gather(mover, ends);
}

/** Straight there, or along the same corners with the model's own offset. */
function goAlong(mover: ModelMover, model: number, path: readonly Spot[], to: Spot): boolean {
  const end = mover.endAt(model, to);
  if (!end) return false;
  if (mover.goStraight(model, end)) return true;
  if (path.length < 3) return false;
  const last = path.at(-1) as Spot;
  const [dx, dy] = [to.x - last.x, to.y - last.y];
  const corners = path.slice(1, -1).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  return mover.goBy(model, corners, end);
}

function lengthOf(path: readonly Spot[]): Inches {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Spot, path[i] as Spot];
    length += Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  }
  return length;
}
