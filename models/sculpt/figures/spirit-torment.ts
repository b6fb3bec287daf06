import { block, type Clay, chain, girdle, limb, type P3, points } from '../clay';
import { brass, gravecloth, iron, rust, wisp } from '../paint/paints';
import { spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = gravecloth(0.95, 0.25);

/** A jailer of souls: a yoke of iron on its shoulders, chains in both fists, a padlock that swings like a flail. */
function spiritTorment(clay: Clay): void {
  const up: P3 = [-0.2, 1, 0.2];
  const side: P3 = [1, 0.2, 0.3];
  const { hands, heart, head } = spectre(clay, {
    cloth,
    seed: 7,
    tall: 1.38,
    wide: 1.35,
    lean: 0.18,
    look: 0.1,
    hands: [
      [0.72, 1.16, 0.52],
      [-0.7, 1.72, 0.3],
    ],
    grips: [side, up],
    tails: 7,
    long: 0.7,
    peak: 0.02,
  });
  yoke(clay, heart);
  const [left, [x, y, z]] = hands;
  const swung: P3 = [x - 0.56, y + 0.5, z + 0.1];
  chain(clay, [[x, y, z], [x - 0.08, y + 0.3, z + 0.06], [x - 0.34, y + 0.45, z + 0.08], swung], 0.085, rust);
  clay.at(swung, () => padlock(clay), [0, 0.3, -2.29], 1.25);
  const low: P3 = [left[0] - 0.1, 0.56, left[2] - 0.12];
  chain(clay, [left, [left[0] + 0.05, 0.86, left[2] + 0.02], low], 0.085, rust);
  clay.at(low, () => padlock(clay), [0, 0.5, 0], 0.95);
  girdle(clay, [0, heart[1] - 0.26, 0], [0.3, 0.26], 0.085, rust);
  const muzzle = points([head[0], head[1] - 0.12, head[2] + 0.1, head[0], head[1] - 0.02, head[2] + 0.19]);
  limb(clay, muzzle, [0.1, 0.07], 7, iron);
}

/** A beam across the shoulders, a lock at either end. */
function yoke(clay: Clay, [x, y, z]: P3): void {
  const beam: P3 = [0, 0.06, 0.05];
  clay.at([x, y + 0.26, z + 0.02], () => {
    block(clay, [0, 0, 0], [1.24, 0.17, 0.22], 0.05, iron, beam);
    for (const side of [-0.44, 0.44]) block(clay, [side, 0, 0], [0.1, 0.23, 0.28], 0.03, brass, beam);
    for (const side of [-0.58, 0.58]) clay.at([side, -0.16, 0.02], () => padlock(clay), [0, side, 0], 0.8);
  });
}

/** A heavy padlock hanging from the origin; the keyhole glows. */
function padlock(clay: Clay): void {
  const bow = points([-0.09, -0.14, 0, -0.08, 0, 0, 0, 0.06, 0, 0.08, 0, 0, 0.09, -0.14, 0]);
  limb(clay, bow, [0.03], 4, iron, 'none');
  block(clay, [0, -0.26, 0], [0.3, 0.28, 0.14], 0.04, rust);
  for (const z of [0.075, -0.075]) block(clay, [0, -0.26, z], [0.05, 0.12, 0.02], 0, wisp);
}

export const spiritTormentOfShyish: Figure = {
  id: 'spirit-torment',
  name: 'Spirit Torment',
  size: 'infantry',
  base: round(40),
  height: 2.6,
  eyes: 1.68,
  poses: [{ name: 'chains', sculpt: spiritTorment }],
};
