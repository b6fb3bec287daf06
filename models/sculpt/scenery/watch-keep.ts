import { block, type Clay, evenOutline, limb, plate, points, sheet } from '../clay';
import { gloom, heraldry, iron, stone, stoneDark, stoneWall, timber } from '../paint/paints';
import { footprint } from './ground';
import { arch, ashlar, type Opening, rubble } from './masonry';
import { blob, type Prism, rectangle, type Scenery } from './piece';

const HALF = 2.1;
const DECK = 5.2;
const PLINTH = 0.85;
const GROUND_PLAN = blob([3.7, 3.7], 11, 0.04, 28);
const WALL = HALF + 0.02;
const SLIT: Opening = { left: -0.24, right: 0.24, low: 2.7, high: 3.8 };

/** A square tower with a fighting deck of timber for a garrison. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  block(clay, [0, PLINTH / 2, 0], [HALF * 2.3, PLINTH, HALF * 2.3], 0.16, stone);
  block(clay, [0, (DECK + PLINTH) / 2, 0], [HALF * 2, DECK - PLINTH, HALF * 2], 0, stoneDark);
  for (let face = 0; face < 4; face++) clay.at([0, 0, 0], () => side(clay, face), [0, (face * Math.PI) / 2, 0]);
  deck(clay);
  clay.at([0, 0.02, HALF * 1.15], () => door(clay));
  banner(clay);
  rubble(clay, [2.9, 0.03, -2.0], 7, 0.7, 91);
  rubble(clay, [-2.9, 0.03, 1.6], 5, 0.5, 47);
}

function side(clay: Clay, face: number): void {
  const openings = face === 0 ? [] : [SLIT];
  clay.at([0, 0, HALF], () =>
    ashlar(clay, {
      half: HALF - 0.3,
      low: PLINTH,
      high: DECK - 0.3,
      rows: 10,
      seed: face * 40 + 3,
      paint: stoneWall,
      openings,
    }),
  );
  for (let row = 0; row < 9; row++) {
    const [long, short] = row % 2 ? [0.56, 0.36] : [0.36, 0.56];
    block(
      clay,
      [HALF - 0.12, PLINTH + 0.24 + row * 0.46, HALF - 0.12],
      [long, 0.44, short],
      0.06,
      row % 4 ? stone : stoneDark,
    );
  }
  if (face !== 0) slit(clay);
  for (let i = -2; i <= 2; i++) block(clay, [i * 0.95, DECK - 0.12, WALL + 0.12], [0.32, 0.4, 0.46], 0.06, stone);
  block(clay, [0.18, DECK + 0.26, WALL + 0.12], [HALF * 2 + 0.28, 0.38, 0.42], 0.06, stone);
  for (let i = -1; i <= 1; i++) {
    const isFallen = face === 2 && i === 1;
    const at = [i * 1.08, DECK + 0.74, WALL + 0.14] as const;
    if (!isFallen) block(clay, at, [0.66, 0.6, 0.36], 0.07, i === 1 ? stoneDark : stone);
  }
  block(clay, [WALL + 0.08, DECK + 0.78, WALL + 0.08], [0.62, 0.68, 0.62], 0.08, stone);
}

function slit(clay: Clay): void {
  block(clay, [0, 3.25, WALL], [0.24, 0.95, 0.06], 0, gloom);
  for (const x of [-0.24, 0.24]) block(clay, [x, 3.25, WALL + 0.02], [0.22, 1.0, 0.22], 0.05, stone);
  block(clay, [0, 3.86, WALL + 0.03], [0.74, 0.22, 0.26], 0.05, stoneDark);
  block(clay, [0, 2.66, WALL + 0.03], [0.74, 0.18, 0.3], 0.05, stone);
}

function deck(clay: Clay): void {
  block(clay, [0, DECK + 0.02, 0], [HALF * 2, 0.1, HALF * 2], 0, timber);
  for (let i = -4; i <= 4; i++) block(clay, [i * 0.46, DECK + 0.09, 0], [0.42, 0.06, HALF * 2 - 0.1], 0.02, timber);
  block(clay, [1.2, DECK + 0.14, -1.1], [0.9, 0.06, 0.9], 0.03, timber, [0, 0.04, 0]);
  block(clay, [1.2, DECK + 0.19, -1.1], [0.5, 0.05, 0.08], 0, iron);
}

const DOOR_LEAF = evenOutline([0, 1.98, 0.3, 1.8, 0.55, 1.4, 0.55, 0]);

function door(clay: Clay): void {
  clay.at([0, 0, 0.02], () => plate(clay, DOOR_LEAF, 0.14, 0.03, timber));
  for (const y of [0.45, 1.15]) block(clay, [0, y, 0.11], [1.02, 0.1, 0.06], 0.02, iron);
  clay.at([0.3, 0.85, 0.12], () => limb(clay, points([-0.06, 0, 0, 0, -0.1, 0.03, 0.06, 0, 0]), [0.025], 4, iron));
  arch(clay, [0, 1.32, -0.02], { r: 0.84, stones: 7, size: [0.38, 0.42, 0.4], seed: 3 });
  for (const x of [-0.8, 0.8])
    for (let row = 0; row < 3; row++)
      block(clay, [x, 0.24 + row * 0.44, -0.02], [0.4, 0.42, 0.4], 0.06, row === 1 ? stoneDark : stone);
  block(clay, [0, 0.06, 0.3], [1.5, 0.12, 0.5], 0.04, stone);
}

function banner(clay: Clay): void {
  const [x, z] = [-1.5, -1.5];
  limb(clay, points([x, DECK, z, x, DECK + 3.3, z]), [0.06, 0.045], 6, timber);
  limb(clay, points([x, DECK + 3.3, z, x, DECK + 3.46, z]), [0.08, 0.01], 6, iron);
  sheet(clay, {
    shape: (u, v) => [
      x + 0.05 + v * 1.5,
      DECK + 3.2 - u * (1.05 - 0.3 * Math.abs(v - 0.8)) - 0.16 * v,
      z + 0.16 * Math.sin(v * 6) * (0.4 + v),
    ],
    rows: 3,
    columns: 8,
    thick: 0.04,
    front: heraldry,
    back: heraldry,
  });
}

const parapet = (x: number, z: number, turned: boolean): Prism => ({
  outline: rectangle([x, z], turned ? 0.42 : HALF * 2 + 0.6, turned ? HALF * 2 + 0.6 : 0.42),
  bottom: DECK + 0.12,
  top: DECK + 0.75,
});
const EDGE = WALL + 0.12;

export const watchKeep: Scenery = {
  id: 'watch-keep',
  name: 'Watch keep',
  height: 8.66,
  footprint: GROUND_PLAN,
  prisms: [
    { outline: rectangle([0, 0], HALF * 2.3, HALF * 2.3), bottom: 0, top: PLINTH },
    { outline: rectangle([0, 0], HALF * 2 + 0.16, HALF * 2 + 0.16), bottom: PLINTH, top: DECK + 0.12 },
    { outline: rectangle([0, HALF + 0.3], 2.05, 0.45), bottom: PLINTH, top: 2.2 },
    parapet(0, EDGE, false),
    parapet(0, -EDGE, false),
    parapet(EDGE, 0, true),
    parapet(-EDGE, 0, true),
  ],
  sculpt,
};
