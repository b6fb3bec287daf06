import { block, type Clay, type P2 } from '../clay';
import { stone, stoneDark, turfHigh } from '../paint/paints';
import { footprint, middle, slab } from './ground';
import { rubble } from './masonry';
import { blob, rectangle, type Scenery } from './piece';

const LOW = 1.5;
const HIGH = 3;
const STEPS = 5;
const LOWER = blob([6.1, 4.5], 3, 0.04, 40);
const UPPER = blob([3.5, 2.5], 7, 0.045, 32, [-1.3, -0.9]);

interface Stair {
  /** Middle of the lowest step's front edge. */
  readonly foot: P2;
  readonly wide: number;
  readonly tread: number;
  readonly low: number;
}
const STAIRS: readonly Stair[] = [
  { foot: [1.8, 6.05], wide: 2.2, tread: 0.36, low: 0 },
  { foot: [-0.6, 3.2], wide: 1.8, tread: 0.34, low: LOW },
];

/** Two levels of turf over dark rock, with a stair where the climb is easy. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  level(clay, LOWER, 0, LOW);
  level(clay, UPPER, LOW - 0.04, HIGH);
  for (const stair of STAIRS) steps(clay, stair);
  rubble(clay, [5.2, 0.03, 2.6], 6, 0.6, 13, stoneDark);
  rubble(clay, [-5.5, 0.03, 2.0], 5, 0.6, 23, stoneDark);
  rubble(clay, [3.6, LOW, -1.4], 3, 0.6, 50);
}

function level(clay: Clay, outline: readonly P2[], low: number, high: number): void {
  const tall = high - low;
  const ledge = (y: number, k: number, phase: number) => ({ y: low + tall * y, k, phase });
  const rock = [
    ledge(0, 1.01, 0),
    ledge(0.3, 0.985, 1),
    ledge(0.36, 0.965, 2),
    ledge(0.68, 0.97, 3),
    ledge(0.74, 0.95, 1),
    ledge(0.95, 0.955, 2),
  ];
  const brush = clay.paint(stoneDark);
  const [cx, cz] = middle(outline);
  const rings = rock.map(({ y, k, phase }) =>
    outline.map(([x, z], i) => {
      const worn = k + 0.012 * Math.sin(i * 2.1 + phase * 1.7);
      return clay.vertex([cx + (x - cx) * worn, y, cz + (z - cz) * worn]);
    }),
  );
  for (let i = 0; i + 1 < rings.length; i++) clay.band(rings[i] ?? [], rings[i + 1] ?? [], brush);
  const turf = [
    [high - 0.14, 0.985],
    [high - 0.03, 0.99],
    [high, 0.95],
    [high, 0.5],
  ] as const;
  slab(clay, outline, turf, turfHigh);
}

function steps(clay: Clay, { foot: [x, z], wide, tread, low }: Stair): void {
  const rise = LOW / STEPS;
  for (let i = 0; i < STEPS; i++) {
    const at = [x, low + rise * (i + 0.5) - 0.01, z - 0.5 - tread * i] as const;
    block(clay, at, [wide - 0.06 * i, rise, 1], 0.055, i % 3 === 1 ? stoneDark : stone, [0, 0.04 * (i % 2), 0]);
  }
}

const GROUND_PLAN = blob([6.8, 6.15], 3, 0.035, 40, [0, 0.85]);

export const stairHill: Scenery = {
  id: 'stair-hill',
  name: 'Hill with stairs',
  height: 3.1,
  footprint: GROUND_PLAN,
  prisms: [
    { outline: LOWER, bottom: 0, top: LOW },
    { outline: UPPER, bottom: LOW, top: HIGH },
    ...STAIRS.map(({ foot: [x, z], wide, tread, low }) => ({
      outline: rectangle([x, z - (tread * STEPS) / 2], wide, tread * STEPS),
      bottom: low,
      top: low,
      climb: { from: [x, z] as const, rise: [0, -LOW / (tread * STEPS)] as const },
    })),
  ],
  sculpt,
};
