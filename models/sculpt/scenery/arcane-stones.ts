import { block, type Clay, chance, evenOutline, loft, outline, type P2, plate, ring } from '../clay';
import { slate, spark, stone, stoneDark } from '../paint/paints';
import { brighter } from '../paint/recipe';
import { footprint } from './ground';
import { rubble } from './masonry';
import { blob, type Prism, rectangle, type Scenery } from './piece';

const GROUND_PLAN = blob([3.1, 3.1], 4, 0.05, 28);
const RING = 2.15;

interface Monolith {
  readonly at: P2;
  readonly turn: number;
  readonly tall: number;
  readonly wide: number;
}
const TALL = [2.9, 2.4, 3.2, 2.1, 2.7, 0.9] as const;
const MONOLITHS = TALL.map((tall, i): Monolith => {
  const turn = (i / TALL.length) * Math.PI * 2 + 0.2;
  return { at: [Math.sin(turn) * RING, Math.cos(turn) * RING], turn, tall, wide: 0.42 + 0.1 * chance(i + 2) };
});

const RUNES: readonly (readonly P2[])[] = [
  outline([0, -0.3, 0.06, -0.26, 0.06, 0, 0.2, 0.12, 0.16, 0.18, 0.06, 0.09, 0.06, 0.3, 0, 0.34]),
  evenOutline([0, 0.32, 0.18, 0.08, 0.12, 0.04, 0.05, 0.14, 0.05, -0.3]),
  outline([-0.16, -0.3, 0.16, -0.06, -0.04, 0.02, 0.14, 0.3, -0.16, 0.06, 0.04, -0.04]),
];

/** A ring of standing stones with burning runes around a flat altar; one stone has fallen short. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  MONOLITHS.forEach((stoneShape, i) => {
    clay.at([stoneShape.at[0], 0, stoneShape.at[1]], () => monolith(clay, stoneShape, i), [0, stoneShape.turn, 0]);
  });
  block(clay, [0, 0.12, 0], [2.1, 0.2, 1.9], 0.06, stoneDark, [0, 0.3, 0]);
  block(clay, [0, 0.4, 0], [1.4, 0.4, 1.2], 0.08, stone, [0, 0.3, 0]);
  clay.at([0, 0.62, 0], () => plate(clay, star(), 0.06, 0.01, spark), [-Math.PI / 2, 0.3, 0]);
  rubble(clay, [-1.6, 0.03, 1.9], 5, 0.5, 14, slate);
}

function monolith(clay: Clay, { tall, wide }: Monolith, i: number): void {
  const deep = 0.3;
  const lean = 0.12 * (chance(i + 7) - 0.5) * tall;
  const shaft = [
    ring(0, -0.02, 0, wide * 1.12, deep * 1.15),
    ring(0, tall * 0.3, 0.02, wide, deep),
    ring(lean * 0.5, tall * 0.72, 0, wide * 0.92, deep * 0.9),
    ring(lean, tall * 0.93, 0, wide * 0.72, deep * 0.75),
    ring(lean * 1.2, tall, -0.03, wide * 0.3, deep * 0.4),
  ];
  const rough = (ring: number, a: number) => 0.93 + 0.14 * chance(i * 11 + ring * 5 + Math.round(a * 7));
  loft(clay, shaft, 8, slate, { pow: 4, fold: rough, facets: brighter(slate) });
  const rune = RUNES[i % RUNES.length];
  if (!rune || tall < 1.5) return;
  for (const side of [1, -1] as const)
    clay.at(
      [lean * 0.4, tall * 0.56, side * (deep + 0.005)],
      () => plate(clay, rune, 0.05, 0.008, spark),
      [0, side === 1 ? 0 : Math.PI, 0],
      1.15,
    );
}

const star = (): readonly P2[] =>
  Array.from({ length: 16 }, (_, i): P2 => {
    const [a, r] = [(i / 16) * Math.PI * 2, i % 2 ? 0.2 : 0.46];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });

const prisms: readonly Prism[] = [
  ...MONOLITHS.map(
    ({ at, turn, tall, wide }): Prism => ({ outline: rectangle(at, wide * 2, 0.62, turn), bottom: 0, top: tall }),
  ),
  { outline: rectangle([0, 0], 1.4, 1.2, 0.3), bottom: 0, top: 0.6 },
];

export const arcaneStones: Scenery = {
  id: 'arcane-stones',
  name: 'Arcane stones',
  height: 3.2,
  footprint: GROUND_PLAN,
  prisms,
  sculpt,
};
