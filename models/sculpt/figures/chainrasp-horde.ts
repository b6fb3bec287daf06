import { aimed, type Clay, chain, girdle, type P3 } from '../clay';
import { rust, shroud } from '../paint/paints';
import { candle, candleStand } from '../parts/candles';
import { cleaver, club, hook, ironBall, shackle } from '../parts/rusty';
import { spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = shroud(0.66, 0.2);
const behind = ([x, y, z]: P3, dy: number, dz: number): P3 => [x, y + dy, z + dz];

/** Cleaver high, the other hand reaching out, a ball dragged along on its chain. */
function rush(clay: Clay): void {
  const up: P3 = [-0.25, 1, 0.15];
  const reach: P3 = [0.42, 1.12, 0.62];
  const { hands } = spectre(clay, {
    cloth,
    seed: 2,
    lean: 0.22,
    sway: 0.02,
    look: 0.1,
    hands: [reach, [-0.48, 1.42, 0.2]],
    grips: [undefined, up],
    gape: 0.03,
  });
  clay.inside(aimed(hands[1], up, [0.8, 0, 0.5]), () => cleaver(clay));
  const wrist = behind(hands[0], -0.02, -0.08);
  shackle(clay, wrist);
  chain(clay, [behind(wrist, -0.08, 0), [0.36, 0.78, 0.44], [0.3, 0.42, 0.3], [0.26, 0.27, 0.22]], 0.06, rust);
  ironBall(clay, [0.24, 0.27, 0.2], 0.115);
}

/** Both arms forward, a hook in one hand, a chain between the wrists. */
function grasp(clay: Clay): void {
  const up: P3 = [-0.45, 0.9, 0.3];
  const { hands } = spectre(clay, {
    cloth,
    seed: 5,
    lean: 0.3,
    sway: -0.05,
    look: -0.15,
    hands: [
      [0.38, 0.9, 0.62],
      [-0.42, 1.16, 0.6],
    ],
    grips: [undefined, up],
    gape: 0.05,
  });
  clay.inside(aimed(hands[1], up, [0.7, 0, 0.7]), () => hook(clay));
  const wrists = hands.map(hand => behind(hand, -0.01, -0.1));
  for (const wrist of wrists) shackle(clay, wrist);
  const [left = hands[0], right = hands[1]] = wrists;
  chain(clay, [left, [0.18, 0.74, 0.5], [-0.12, 0.72, 0.5], right], 0.058, rust);
}

/** Bent low, a club over the shoulder, chains wound about the body. */
function lurch(clay: Clay): void {
  const up: P3 = [-0.5, 0.75, -0.45];
  const { hands } = spectre(clay, {
    cloth,
    seed: 9,
    lean: 0.14,
    sway: 0.07,
    look: 0.3,
    hands: [
      [0.44, 0.74, 0.42],
      [-0.36, 1.26, 0.3],
    ],
    grips: [undefined, up],
  });
  clay.inside(aimed(hands[1], up), () => club(clay));
  const wrist = behind(hands[0], 0.02, -0.09);
  shackle(clay, wrist);
  chain(clay, [wrist, [0.4, 0.45, 0.3], [0.3, 0.25, 0.22]], 0.06, rust);
  girdle(clay, [0.04, 0.9, 0], [0.22, 0.21], 0.055, rust);
}

/** The warden: an iron candle stand held high, a blade in the other hand. */
function dreadwarden(clay: Clay): void {
  const pole: P3 = [0.08, 1, 0.1];
  const up: P3 = [-0.3, 0.85, 0.4];
  const { hands } = spectre(clay, {
    cloth,
    seed: 12,
    lean: 0.12,
    look: 0.05,
    hands: [
      [0.42, 1.2, 0.4],
      [-0.44, 0.86, 0.46],
    ],
    grips: [pole, up],
    gape: 0.02,
  });
  clay.inside(aimed(hands[0], pole), () => candleStand(clay));
  clay.inside(aimed(hands[1], up, [0.6, 0.3, 1]), () => cleaver(clay));
  candle(clay, [0, 1.55, 0.1], 0.14);
  girdle(clay, [0, 0.92, 0], [0.23, 0.22], 0.055, rust);
}

export const chainraspHorde: Figure = {
  id: 'chainrasp-horde',
  name: 'Chainrasp Horde',
  size: 'infantry',
  base: round(25),
  height: 2.1,
  eyes: 1.34,
  poses: [
    { name: 'rush', sculpt: rush },
    { name: 'grasp', sculpt: grasp },
    { name: 'lurch', sculpt: lurch },
    { name: 'dreadwarden', as: 'leader', sculpt: dreadwarden },
  ],
};
