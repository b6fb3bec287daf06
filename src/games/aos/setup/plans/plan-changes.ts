import { acrossOf } from '../../battleplans/fit';
import { type Battleplan, MOST_OBJECTIVES } from '../../battleplans/types';

export type Spot = Battleplan['objectives'][number];
type Polygon = Battleplan['territories'][number];

/** A draggable point of a map. */
export type Handle =
  | { readonly kind: 'corner'; readonly territory: 0 | 1; readonly index: number }
  | { readonly kind: 'objective'; readonly index: number };

export const SHAPES = ['halves', 'across', 'corners', 'strips'] as const;
export type Shape = (typeof SHAPES)[number];

type Map = Battleplan['map'];

const GRID = 0.5;

export const sameHandle = (one: Handle | undefined, two: Handle): boolean =>
  one?.kind === two.kind &&
  one.index === two.index &&
  (one.kind === 'objective' || (two.kind === 'corner' && one.territory === two.territory));

/** A new plan: First Blood on this table. */
export const newPlan = (id: string, name: string, map: Map): Battleplan => ({
  id,
  name,
  says: '',
  map,
  territories: territoriesFor('halves', map),
  setUpDistance: Math.floor(map.depth / 4),
  lastRound: 5,
  hasFirstBlood: false,
  victory: 'score',
  objectives: [],
});

/** Every handle of a map, the corners of the first territory first. */
export const handlesOf = ({ territories, objectives }: Battleplan): readonly Handle[] => [
  ...([0, 1] as const).flatMap(territory =>
    territories[territory].map((_, index): Handle => ({ kind: 'corner', territory, index })),
  ),
  ...objectives.map((_, index): Handle => ({ kind: 'objective', index })),
];

export const spotOf = ({ territories, objectives }: Battleplan, handle: Handle): Spot | undefined =>
  handle.kind === 'corner' ? territories[handle.territory][handle.index] : objectives[handle.index];

/** The plan with a corner or marker moved, on the grid and on the map; if mirrored, the other side follows. */
export function withSpot(plan: Battleplan, handle: Handle, to: Spot, isMirrored: boolean): Battleplan {
  const { width, depth } = plan.map;
  const spot = { x: onGrid(to.x, width), y: onGrid(to.y, depth) };
  if (handle.kind === 'objective') return { ...plan, objectives: plan.objectives.with(handle.index, spot) };
  const [one, two] = plan.territories;
  const moved = (handle.territory === 0 ? one : two).with(handle.index, spot);
  if (isMirrored)
    return {
      ...plan,
      territories: handle.territory === 0 ? [moved, opposite(moved, plan.map)] : [opposite(moved, plan.map), moved],
    };
  return { ...plan, territories: handle.territory === 0 ? [moved, two] : [one, moved] };
}

const onGrid = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round((Number.isFinite(value) ? value : 0) / GRID) * GRID));

const opposite = (area: Polygon, { width, depth }: Map): Polygon =>
  area.map(({ x, y }) => ({ x: width - x, y: depth - y }));

/** Whether both sides are equal under a turn by 180 degrees. */
export const isMirrored = ({ territories: [one, two], map }: Battleplan): boolean =>
  one.length === two.length &&
  opposite(one, map).every(({ x, y }, i) => Math.abs(x - (two[i]?.x ?? 0)) + Math.abs(y - (two[i]?.y ?? 0)) < 0.01);

/** The plan with its second territory made the opposite of the first. */
export const mirrored = (plan: Battleplan): Battleplan => ({
  ...plan,
  territories: [plan.territories[0], opposite(plan.territories[0], plan.map)],
});

export const withShape = (plan: Battleplan, shape: Shape): Battleplan => ({
  ...plan,
  territories: territoriesFor(shape, plan.map),
});

function territoriesFor(shape: Shape, map: Map): readonly [Polygon, Polygon] {
  const { width, depth } = map;
  if (shape === 'across') {
    const plan = { ...newPlan('', '', map), territories: territoriesFor('halves', map) };
    return acrossOf(plan).territories;
  }
  const far = shape === 'strips' ? Math.round(depth / 4) : depth / 2;
  const near: Polygon =
    shape === 'corners'
      ? [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: 0, y: depth },
        ]
      : [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: width, y: far },
          { x: 0, y: far },
        ];
  return [near, opposite(near, map)];
}

/** The plan with one more marker, at the free place nearest to the middle of the map. */
export function withObjective(plan: Battleplan): Battleplan {
  const { width, depth } = plan.map;
  if (plan.objectives.length >= MOST_OBJECTIVES) return plan;
  const across = [0, 1, -1, 2, -2, 3, -3].map(step => width / 2 + step * (width / 8));
  const along = [0, 1, -1].map(step => depth / 2 + step * (depth / 4));
  const free = along
    .flatMap(y => across.map(x => ({ x: onGrid(x, width), y: onGrid(y, depth) })))
    .find(spot => plan.objectives.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= 2));
  return free ? { ...plan, objectives: [...plan.objectives, free] } : plan;
}

export const withoutObjective = (plan: Battleplan, index: number): Battleplan => ({
  ...plan,
  objectives: plan.objectives.filter((_, i) => i !== index),
});
