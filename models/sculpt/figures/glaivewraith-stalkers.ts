import { aimed, blade, type Clay, lathe, limb, type P2, type P3, points, unit } from '../clay';
import { blackwood, bone, brass, ivory, leather, stalkcloth, whetted } from '../paint/paints';
import { alongHaft, spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = stalkcloth(0.85, 0.22);
const common = { cloth, flesh: bone, bone, tall: 1.34, wide: 0.92, tails: 8, long: 0.6, peak: 0.2 } as const;

interface Stalker {
  readonly seed: number;
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  readonly nod?: number;
  readonly grip: P3;
  readonly along: P3;
  readonly hands: readonly [number, number];
}

/** A lean hunter, head thrust forward on the scent, a long glaive levelled. */
function stalker(clay: Clay, { grip, along, hands, ...stance }: Stalker): void {
  const line = unit(along);
  const [left, right] = alongHaft(grip, line, ...hands);
  spectre(clay, { ...common, ...stance, hands: [left, right], grips: [line, line] });
  clay.inside(aimed(grip, line, [1, 0.2, 0]), () => glaive(clay));
}

function glaive(clay: Clay): void {
  limb(clay, points([0, -0.95, 0, 0, 0.85, 0]), [0.032], 6, blackwood);
  const edge = points([0, 0.8, 0, 0.04, 0.96, 0, 0.07, 1.2, 0, 0, 1.5, 0]);
  blade(clay, edge, [0.05, 0.11, 0.1, 0.005], 0.03, whetted);
  blade(clay, points([0, 0.84, 0, -0.14, 0.98, 0, -0.2, 1.12, 0]), [0.04, 0.04, 0.004], 0.025, whetted);
  limb(clay, points([0, 0.76, 0, 0, 0.86, 0]), [0.055], 6, brass);
  limb(clay, points([0, -0.95, 0, 0, -1.08, 0]), [0.045, 0.005], 5, brass);
}

const poses: Readonly<Record<'lunge' | 'track' | 'pounce', Stalker>> = {
  lunge: {
    seed: 4,
    lean: 0.3,
    sway: 0.02,
    look: 0,
    grip: [-0.1, 1.12, 0.5],
    along: [0.15, 0.12, 1],
    hands: [0.24, -0.26],
  },
  track: {
    seed: 7,
    lean: 0.2,
    sway: -0.05,
    look: 0.45,
    grip: [-0.34, 1.24, 0.42],
    along: [-0.2, 1, 0.25],
    hands: [-0.34, 0.16],
  },
  pounce: {
    seed: 12,
    lean: 0.24,
    sway: 0.05,
    look: -0.2,
    grip: [-0.1, 1.5, 0.4],
    along: [0.35, -0.3, 0.95],
    hands: [0.22, -0.26],
  },
};

const DRUM: readonly P2[] = [
  [0.2, -0.12],
  [0.24, -0.09],
  [0.24, 0.09],
  [0.2, 0.12],
];

/** The drummer beats the hunt on with two bones. */
function drummer(clay: Clay): void {
  const sticks: readonly [P3, P3] = [unit([-0.5, -0.2, 0.7]), unit([0.3, 0.9, 0.3])];
  const { hands } = spectre(clay, {
    ...common,
    seed: 15,
    lean: 0.12,
    look: 0.1,
    hands: [
      [0.42, 1.06, 0.42],
      [-0.44, 1.52, 0.36],
    ],
    grips: sticks,
    gape: 0.05,
  });
  clay.at([0.04, 0.86, 0.46], () => {
    lathe(clay, DRUM, 10, leather);
    lathe(
      clay,
      DRUM.map(([r, y]): P2 => [r * 0.92, y * 1.12]),
      10,
      ivory,
    );
  }, [0.5, 0, 0.1]);
  limb(clay, points([-0.2, 1.3, 0.24, 0.02, 1.1, 0.36, 0.26, 0.92, 0.42]), [0.025], 4, leather);
  hands.forEach((hand, i) => {
    clay.inside(aimed(hand, sticks[i] ?? [0, 1, 0]), () =>
      limb(clay, points([0, -0.1, 0, 0, 0.3, 0, 0, 0.36, 0]), [0.028, 0.028, 0.06], 5, bone),
    );
  });
}

export const glaivewraithStalkers: Figure = {
  id: 'glaivewraith-stalkers',
  name: 'Glaivewraith Stalkers',
  size: 'infantry',
  base: round(32),
  height: 2.75,
  eyes: 1.62,
  poses: [
    ...Object.entries(poses).map(([name, pose]) => ({ name, sculpt: (clay: Clay) => stalker(clay, pose) })),
    { name: 'drummer', as: 'musician', sculpt: drummer },
  ],
};
