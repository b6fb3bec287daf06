/**
 * The bookkeeping of a search over waypoints and heights: states with their cheapest cost so far, and the open ones in a
 * binary heap by cost plus straight distance to the goal. Ties go to the older state, so a search always runs the same.
 */
import type { Inches, Spot } from '../../shapes/shape';
import type { Waypoints } from './waypoints';

/** The corners of a way and its length with climbs. */
export interface Route {
  readonly corners: readonly Spot[];
  readonly cost: Inches;
  /** Whether it ends at the goal, not just at the reachable waypoint nearest to it. */
  readonly isWhole: boolean;
}

const GOAL = 1;
const SAME_HEIGHT: Inches = 1e-6;

export class Frontier {
  /** Waypoint, height and cost of every state. */
  readonly node: number[] = [];
  readonly z: number[] = [];
  readonly cost: number[] = [];
  /** The settled state nearest to the goal. */
  nearest = -1;
  readonly #points: Waypoints;
  readonly #hasLevels: readonly boolean[];
  readonly #parent: number[] = [];
  readonly #isDone: boolean[] = [];
  readonly #rank: number[] = [];
  readonly #heap: number[] = [];
  readonly #statesAt: number[][] = [];

  /** `hasLevels` marks the waypoints where one can stand at more than one height. */
  constructor(points: Waypoints, z: Inches, hasLevels: readonly boolean[]) {
    this.#points = points;
    this.#hasLevels = hasLevels;
    this.reach(0, z, 0, -1);
  }

  /** The straight distance from a waypoint to the goal. */
  ahead(node: number): Inches {
    const dx = (this.#points.x[GOAL] ?? 0) - (this.#points.x[node] ?? 0);
    const dy = (this.#points.y[GOAL] ?? 0) - (this.#points.y[node] ?? 0);
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Whether a path of at least this cost can still be useful at the waypoint, at some height. */
  isUseful(node: number, cost: Inches): boolean {
    const states = this.#statesAt[node];
    if (states === undefined || this.#hasLevels[node]) return true;
    for (const state of states) if (this.#isDone[state] || cost >= (this.cost[state] ?? 0)) return false;
    return true;
  }

  /** Records a path to the waypoint at this height, unless a cheaper one is known. */
  reach(node: number, z: Inches, cost: Inches, parent: number): void {
    let states = this.#statesAt[node];
    if (states === undefined) {
      states = [];
      this.#statesAt[node] = states;
    }
    for (const state of states) {
      if (Math.abs((this.z[state] ?? 0) - z) > SAME_HEIGHT) continue;
      if (cost >= (this.cost[state] ?? 0) || (this.#isDone[state] ?? false)) return;
      // A cheaper copy is queued; the old one is dropped when its turn comes.
      this.#isDone[state] = true;
      states.splice(states.indexOf(state), 1);
      break;
    }
    const state = this.node.length;
    states.push(state);
    this.node.push(node);
    this.z.push(z);
    this.cost.push(cost);
    this.#parent.push(parent);
    this.#isDone.push(false);
    this.#rank.push(cost + this.ahead(node));
    this.#push(state);
  }

  /** Settles the open state of least rank; -1 when none is left. */
  pop(): number {
    while (this.#heap.length > 0) {
      const state = this.#takeTop();
      if (this.#isDone[state]) continue;
      this.#isDone[state] = true;
      const node = this.node[state] ?? 0;
      const isNearer = this.nearest < 0 || this.ahead(node) < this.ahead(this.node[this.nearest] ?? 0);
      if (isNearer) this.nearest = state;
      return state;
    }
    return -1;
  }

  /** The corners from the start to this state. */
  routeTo(state: number, isWhole: boolean): Route {
    const corners: Spot[] = [];
    for (let at = state; at >= 0; at = this.#parent[at] ?? -1) {
      const node = this.node[at] ?? 0;
      corners.push({ x: this.#points.x[node] ?? 0, y: this.#points.y[node] ?? 0 });
    }
    return { corners: corners.reverse(), cost: this.cost[state] ?? 0, isWhole };
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#rank[a] ?? 0) - (this.#rank[b] ?? 0);
    return difference < 0 || (difference === 0 && a < b);
  }

  #push(state: number): void {
    const heap = this.#heap;
    let i = heap.length;
    heap.push(state);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const above = heap[up] ?? 0;
      if (!this.#isBefore(state, above)) break;
      heap[i] = above;
      i = up;
    }
    heap[i] = state;
  }

  #takeTop(): number {
    const heap = this.#heap;
    const top = heap[0] ?? 0;
    const last = heap.pop() ?? 0;
    const count = heap.length;
    if (count === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= count) break;
      if (child + 1 < count && this.#isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      if (!this.#isBefore(heap[child] ?? 0, last)) break;
      heap[i] = heap[child] ?? 0;
      i = child;
    }
    heap[i] = last;
    return top;
  }
}
