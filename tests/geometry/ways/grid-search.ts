/** The slow way to a shortest way: Dijkstra over a grid, eight neighbours each, every edge measured on the whole table. */
import { leastGapAlong } from '../../../src/geometry/gaps/along-path';
import type { Body, Spot } from '../../../src/geometry/shapes/shape';
import type { Surroundings } from '../../../src/geometry/ways/move';
import { layOut } from '../../../src/geometry/ways/path';
import { edgeCrossing, firstHit } from '../../../src/geometry/ways/sweep';

interface Visit {
  readonly column: number;
  readonly row: number;
  readonly z: number;
  readonly cost: number;
  readonly parent: Visit | undefined;
}

export interface GridWay {
  readonly cost: number;
  readonly path: readonly Spot[];
}

/** The cheapest grid path to a place a number of columns and rows away, keeping more than `beyond` from the enemies. */
export function gridWay(
  body: Body,
  columns: number,
  rows: number,
  spacing: number,
  surroundings: Surroundings,
  beyond: number | undefined,
  limit: number,
): GridWay | undefined {
  const done = new Set<string>();
  const open: Visit[] = [{ column: 0, row: 0, z: body.z, cost: 0, parent: undefined }];
  const placed = ({ column, row, z }: Visit): Body => ({
    ...body,
    x: body.x + column * spacing,
    y: body.y + row * spacing,
    z,
  });
  while (open.length > 0) {
    const visit = takeLeast(open);
    const key = `${visit.column},${visit.row},${visit.z.toFixed(4)}`;
    if (done.has(key)) continue;
    done.add(key);
    if (visit.column === columns && visit.row === rows) return { cost: visit.cost, path: pathTo(visit, placed) };
    const here = placed(visit);
    for (const [dc, dr] of NEIGHBOURS) {
      const column = visit.column + dc;
      const row = visit.row + dr;
      const to = { x: body.x + column * spacing, y: body.y + row * spacing };
      const way = layOut(here, { path: [to] }, surroundings.field);
      const cost = visit.cost + way.cost.plan + way.cost.climbed;
      const left = Math.hypot(columns - column, rows - row) * spacing;
      if (cost + left > limit || edgeCrossing(way, surroundings.field) !== undefined) continue;
      if (firstHit(way, surroundings.others) !== undefined) continue;
      if (beyond !== undefined && (leastGapAlong(way, surroundings.enemies)?.gap ?? 99) <= beyond + 1e-6) continue;
      push(open, { column, row, z: way.end.z, cost, parent: visit });
    }
  }
  return undefined;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function pathTo(last: Visit, placed: (visit: Visit) => Body): Spot[] {
  const path: Spot[] = [];
  for (let visit: Visit | undefined = last; visit !== undefined; visit = visit.parent) {
    const { x, y } = placed(visit);
    path.unshift({ x, y });
  }
  return path;
}

function push(heap: Visit[], visit: Visit): void {
  let i = heap.length;
  heap.push(visit);
  while (i > 0) {
    const up = (i - 1) >> 1;
    const above = heap[up] as Visit;
    if (above.cost <= visit.cost) break;
    heap[i] = above;
    i = up;
  }
  heap[i] = visit;
}

function takeLeast(heap: Visit[]): Visit {
  const top = heap[0] as Visit;
  const last = heap.pop() as Visit;
  if (heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as Visit).cost < (heap[child] as Visit).cost) child++;
    if ((heap[child] as Visit).cost >= last.cost) break;
    heap[i] = heap[child] as Visit;
    i = child;
  }
  heap[i] = last;
  return top;
}
