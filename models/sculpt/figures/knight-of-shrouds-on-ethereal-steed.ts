import { aimed, type Clay, evenOutline, girdle, loft, type P3, plate, rings, sheet } from '../clay';
import { bone, brass, iron, pall, shroud, whetted, wisp } from '../paint/paints';
import { reins } from '../parts/saddle';
import { spectralSteed } from '../parts/spectral-steed';
import { sword } from '../parts/swords';
import { wraithRider } from '../parts/wraith-rider';
import { type Figure, oval } from './figure';

const cloth = pall(1.15, 0.4);
/** The cloak's own hem goes over into mist behind the rider. */
const flying = pall(1.95, 1.25);
const hide = shroud(1.0, 0.25);
const BLADE: P3 = [-0.4, 1, 0.1];

/** A crowned lord on a steed of mist, his stolen hours in a raised sword, his cloak a banner behind him. */
function knightOfShrouds(clay: Clay): void {
  clay.at([0, 0.06, 0.1], () => spectralSteed(clay, { hide, seed: 4, lifted: 1, look: 0.12, low: 0.05 }));
  const seat: P3 = [0, 1.46, -0.12];
  const { hands, head } = wraithRider(clay, {
    cloth,
    bone,
    seat,
    lean: 0.06,
    look: -0.1,
    hands: [
      [0.26, 1.72, 0.42],
      [-0.62, 2.3, 0.16],
    ],
    grips: [undefined, BLADE],
    seed: 3,
    size: 1.08,
  });
  clay.inside(aimed(hands[1], BLADE, [0.5, 0.2, 1]), () =>
    sword(clay, { steel: whetted, trim: brass, long: 1.15, wide: 0.095, runes: wisp }),
  );
  clay.at([head[0], head[1] + 0.14, head[2] - 0.02], () => crown(clay), [0.12, -0.1, 0]);
  breastplate(clay, seat);
  greatCloak(clay, seat);
  reins(clay, hands[0], [0.07, 1.84, 1.24]);
}

/** Spikes of iron around the hood. */
function crown(clay: Clay): void {
  loft(clay, rings([0, 0, 0, 0.24, 0.26, 0, 0.07, 0, 0.235, 0.25]), 10, brass, { caps: 'none' });
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 + Math.PI / 2;
    const spike = evenOutline([0, i === 0 ? 0.34 : 0.24, 0.045, 0]);
    clay.at([Math.cos(a) * 0.235, 0.05, Math.sin(a) * 0.25], () => plate(clay, spike, 0.04, 0.015, brass), [
      0,
      Math.PI / 2 - a,
      0,
    ]);
  }
}

function breastplate(clay: Clay, [x, y, z]: P3): void {
  const shape = evenOutline([0.2, 0.16, 0.22, 0.02, 0.12, -0.2, 0, -0.26]);
  clay.at([x, y + 0.46, z + 0.06], () => plate(clay, shape, 0.06, 0.03, iron, a => 0.2 - a * a * 1.5), [-0.06, 0, 0]);
  girdle(clay, [x, y + 0.22, z], [0.28, 0.26], 0.055, brass);
}

function greatCloak(clay: Clay, [x, y, z]: P3): void {
  const columns = 8;
  sheet(clay, {
    shape: (u, v) => {
      const s = 1 - v * 2;
      const fold = Math.cos(Math.PI * columns * v) * u;
      return [
        x + s * (0.3 + 0.42 * u) + 0.1 * u,
        y + 0.8 - 0.72 * u - 0.12 * Math.sin(u * 5) * u + 0.05 * fold,
        z - 0.14 - 1.25 * u ** 1.2 + 0.12 * s * s * (1 - u) - 0.06 * fold,
      ];
    },
    rows: 6,
    columns,
    thick: 0.045,
    front: flying,
    back: flying,
  });
}

export const knightOfShroudsOnEtherealSteed: Figure = {
  id: 'knight-of-shrouds-on-ethereal-steed',
  name: 'Knight of Shrouds on Ethereal Steed',
  size: 'mounted',
  base: oval(75, 42),
  height: 3.5,
  eyes: 2.45,
  poses: [{ name: 'ride', sculpt: knightOfShrouds }],
};
