import { aimed, type Clay, type P3, unit } from '../clay';
import { bone, gravecloth, shroud, wisp } from '../paint/paints';
import { scythe } from '../parts/scythe';
import { type Steed, spectralSteed } from '../parts/spectral-steed';
import { alongHaft } from '../parts/spectre';
import { wraithRider } from '../parts/wraith-rider';
import { type Figure, oval } from './figure';

const cloth = gravecloth(1.1, 0.35);
const hide = shroud(0.95, 0.2);

interface Hexwraith {
  readonly steed: Pick<Steed, 'lifted' | 'look' | 'low'>;
  readonly seed: number;
  readonly look: number;
  readonly haft: P3;
  readonly along: P3;
  readonly blade: P3;
  readonly hands: readonly [number, number];
  readonly burning?: boolean;
}

/** A reaper on a steed of mist. The Hellwraith's blade burns. */
function hexwraith(clay: Clay, { steed, seed, look, haft, along, blade, hands, burning }: Hexwraith): void {
  clay.at([0, 0.05, 0], () => spectralSteed(clay, { hide, seed, ...steed }), [0, 0, 0], 0.88);
  const line = unit(along);
  const [left, right] = alongHaft(haft, line, ...hands);
  wraithRider(clay, {
    cloth,
    bone,
    seat: [0, 1.28, -0.14],
    lean: 0.14,
    look,
    hands: [left, right],
    grips: [line, line],
    seed,
    size: 0.92,
  });
  clay.inside(aimed(haft, line, blade), () =>
    scythe(clay, { below: 0.6, above: 0.8, size: 0.92, ...(burning ? { steel: wisp } : {}) }),
  );
}

const poses: readonly (readonly [string, Hexwraith])[] = [
  [
    'raised',
    {
      steed: { lifted: 1, look: 0.15 },
      seed: 3,
      look: 0,
      haft: [-0.3, 1.92, 0.34],
      along: [-0.6, 0.85, 0.05],
      blade: [0.2, 0.3, 1],
      hands: [-0.42, 0.16],
    },
  ],
  [
    'sweep',
    {
      steed: { lifted: -1, look: -0.1, low: 0.12 },
      seed: 8,
      look: -0.3,
      haft: [-0.28, 1.7, 0.36],
      along: [-0.92, 0.25, 0.3],
      blade: [0.2, 0.2, -1],
      hands: [-0.38, 0.18],
    },
  ],
];
const hellwraith: Hexwraith = {
  steed: { lifted: 1, look: -0.12 },
  seed: 13,
  look: 0.1,
  haft: [0.28, 1.94, 0.32],
  along: [0.5, 0.9, 0.05],
  blade: [-0.2, 0.2, 1],
  hands: [0.16, -0.42],
  burning: true,
};

export const hexwraiths: Figure = {
  id: 'hexwraiths',
  name: 'Hexwraiths',
  size: 'mounted',
  base: oval(60, 35),
  height: 3.12,
  eyes: 2.15,
  poses: [
    ...poses.map(([name, pose]) => ({ name, sculpt: (clay: Clay) => hexwraith(clay, pose) })),
    { name: 'hellwraith', as: 'leader', sculpt: clay => hexwraith(clay, hellwraith) },
  ],
};
