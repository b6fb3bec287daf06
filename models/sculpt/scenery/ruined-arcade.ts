import { block, type Clay, lathe, type P2 } from '../clay';
import { stone, stoneDark } from '../paint/paints';
import { footprint } from './ground';
import { arch, course, rubble } from './masonry';
import { blob, type Prism, rectangle, type Scenery } from './piece';

const BAY = 2.7;
const SPRING = 2.65;
const GROUND_PLAN = blob([5.6, 2.1], 2, 0.05, 28);
const COLUMNS = [-1.5, -0.5, 0.5, 1.5].map(k => k * BAY);
const STUMP = 1.25;

const topOfColumn = (i: number) => (i === 3 ? STUMP : SPRING);

/** Three bays of a broken arcade; the last arch has fallen. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  COLUMNS.forEach((x, i) => {
    column(clay, x, topOfColumn(i), i !== 3);
  });
  for (const bay of [0, 1, 2]) {
    const shape = { r: BAY / 2 - 0.2, stones: 7, size: [0.52, 0.56, 0.7], seed: bay * 9 } as const;
    arch(clay, [(bay - 1) * BAY, SPRING, 0], shape, i => bay < 2 || i < 2);
  }
  for (const x of COLUMNS.slice(0, 3)) {
    block(clay, [x, 3.3, 0], [0.46, 0.44, 0.66], 0.055, stoneDark);
    block(clay, [x, 3.78, 0], [1.06, 0.52, 0.7], 0.055, stone);
  }
  course(clay, { from: -4.6, to: -2.9, low: 3.6, high: 4.1, deep: 0.7, seed: 21 });
  course(clay, { from: -4.6, to: 1.5, low: 4.1, high: 4.52, deep: 0.78, seed: 4 });
  course(clay, { from: -4.6, to: 0.3, low: 4.5, high: 4.86, deep: 0.74, seed: 8 });
  course(clay, { from: -4.4, to: -1.9, low: 4.85, high: 5.19, deep: 0.72, seed: 12 });
  for (const x of [-3.9, -2.4]) block(clay, [x, 5.36, 0], [0.52, 0.36, 0.7], 0.06, stone);
  rubble(clay, [3.2, 0.03, 0.7], 9, 1.1, 5);
  rubble(clay, [-0.5, 0.03, -1.0], 5, 1.1, 40);
  rubble(clay, [3.9, 0.03, -0.4], 6, 0.8, 77, stoneDark);
  clay.at([2.6, 0.3, 1.2], () => drum(clay), [Math.PI / 2, 0, 0.5]);
}

function column(clay: Clay, x: number, top: number, whole: boolean): void {
  block(clay, [x, 0.2, 0], [0.95, 0.34, 0.95], 0.07, stone);
  const shaft: readonly P2[] = [
    [0.38, 0.36],
    [0.36, 0.46],
    [0.3, 0.54],
    [0.29, (top - 0.5) * 0.55],
    [0.28, top - 0.38],
    [0.34, top - 0.26],
  ];
  clay.at([x, 0, 0], () => lathe(clay, shaft, 10, stone));
  if (whole) block(clay, [x, top - 0.12, 0], [0.85, 0.26, 0.85], 0.06, stone);
  else block(clay, [x + 0.05, top - 0.22, 0], [0.4, 0.3, 0.36], 0.1, stoneDark, [0.3, 0.4, 0.25]);
}

/** A fallen drum of the broken column. */
function drum(clay: Clay): void {
  const profile: readonly P2[] = [
    [0.25, -0.5],
    [0.29, -0.44],
    [0.29, 0.44],
    [0.25, 0.5],
  ];
  lathe(clay, profile, 10, stone);
}

const prisms: readonly Prism[] = [
  ...COLUMNS.map((x, i): Prism => ({ outline: rectangle([x, 0], 0.85, 0.85), bottom: 0, top: topOfColumn(i) })),
  ...[-1.5, -0.5].map((k): Prism => ({ outline: rectangle([k * BAY, 0], 1.3, 0.7), bottom: SPRING, top: 3.5 })),
  { outline: rectangle([1.62, 0], 1.85, 0.7), bottom: SPRING, top: 3.8 },
  { outline: rectangle([-1.55, 0], 6.1, 0.78), bottom: 3.5, top: 4.52 },
  { outline: rectangle([-2.15, 0], 4.9, 0.74), bottom: 4.52, top: 4.86 },
  { outline: rectangle([-3.15, 0], 2.5, 0.72), bottom: 4.86, top: 5.5 },
];

export const ruinedArcade: Scenery = {
  id: 'ruined-arcade',
  name: 'Ruined arcade',
  height: 5.54,
  footprint: GROUND_PLAN,
  prisms,
  sculpt,
};
