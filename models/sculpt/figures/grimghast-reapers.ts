import { aimed, type Clay, chain, girdle, limb, type P3, points, unit } from '../clay';
import { blackwood, bone, brass, iron, pall } from '../paint/paints';
import { bell } from '../parts/bell';
import { scythe } from '../parts/scythe';
import { alongHaft, spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = pall(0.8, 0.22);
const common = { cloth, flesh: bone, bone, tall: 1.2, wide: 1.12, tails: 9, long: 0.55, peak: 0.13 } as const;

interface Reaper {
  readonly seed: number;
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  /** Where the haft passes the body, where it points, and where the blade looks. */
  readonly haft: P3;
  readonly along: P3;
  readonly blade: P3;
  readonly hands: readonly [number, number];
}

function reaper(clay: Clay, { haft, along, blade, hands, ...stance }: Reaper): void {
  const line = unit(along);
  const [left, right] = alongHaft(haft, line, ...hands);
  spectre(clay, { ...common, ...stance, hands: [left, right], grips: [line, line] });
  clay.inside(aimed(haft, line, blade), () => scythe(clay, { below: 0.75, above: 0.95 }));
}

/** The scythe slung across the body, the blade over the head. */
const harvest: Reaper = {
  seed: 5,
  lean: 0.2,
  sway: 0.02,
  look: 0.1,
  haft: [-0.06, 1.2, 0.5],
  along: [-0.85, 0.75, -0.05],
  blade: [0.1, 0.5, 1],
  hands: [-0.42, 0.42],
};
/** A low sweep from the left. */
const sweep: Reaper = {
  seed: 8,
  lean: 0.26,
  sway: -0.06,
  look: 0.35,
  haft: [0.06, 1.06, 0.5],
  along: [0.88, 0.42, 0.2],
  blade: [-0.35, 0.2, 1],
  hands: [0.36, -0.38],
};
/** The blade lifted behind, about to fall. */
const fell: Reaper = {
  seed: 11,
  lean: 0.16,
  sway: 0.04,
  look: -0.15,
  haft: [-0.3, 1.35, 0.42],
  along: [-0.3, 1, -0.2],
  blade: [-0.7, 0.1, 0.7],
  hands: [-0.45, 0.12],
};

/** The Extoller tolls the death knell on a crook and keeps no scythe. */
function extoller(clay: Clay): void {
  const pole: P3 = unit([-0.05, 1, 0.06]);
  const right: P3 = [-0.5, 1.3, 0.46];
  const { hands } = spectre(clay, {
    ...common,
    seed: 14,
    lean: 0.1,
    hands: [[0.46, 1.5, 0.4], right],
    grips: [undefined, pole],
    gape: 0.05,
  });
  clay.inside(aimed(hands[1], pole), () => {
    const crook = points([0, -1.0, 0, 0, 0.82, 0, -0.04, 0.98, 0.1, 0, 1.02, 0.3, 0, 0.94, 0.42]);
    limb(clay, crook, [0.034, 0.036, 0.036, 0.03, 0.02], 6, blackwood);
    chain(clay, points([0, 0.94, 0.4, 0, 0.84, 0.4]), 0.05, iron);
    clay.at([0, 0.82, 0.4], () => bell(clay), [0.15, 0.3, 0], 1.25);
  });
  girdle(clay, [0, 1.04, 0], [0.26, 0.24], 0.055, brass);
}

export const grimghastReapers: Figure = {
  id: 'grimghast-reapers',
  name: 'Grimghast Reapers',
  size: 'infantry',
  base: round(32),
  height: 2.7,
  eyes: 1.5,
  poses: [
    { name: 'harvest', sculpt: clay => reaper(clay, harvest) },
    { name: 'sweep', sculpt: clay => reaper(clay, sweep) },
    { name: 'fell', sculpt: clay => reaper(clay, fell) },
    { name: 'extoller', as: 'leader', sculpt: extoller },
  ],
};
