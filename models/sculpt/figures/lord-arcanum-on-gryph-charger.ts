import type { Clay, P3 } from '../clay';
import { azure, azureLining, brass, crimson, crimsonLining, spark } from '../paint/paints';
import { arms, handOf } from '../parts/arms';
import { cloak } from '../parts/cloak';
import { gryph } from '../parts/gryph';
import { helm } from '../parts/helm';
import { inHand } from '../parts/knight';
import { legs } from '../parts/legs';
import { mages } from '../parts/livery';
import { peytral, reins, saddle } from '../parts/saddle';
import type { Stance } from '../parts/stance';
import { lightning, stormStaff } from '../parts/staves';
import { pauldrons, torso } from '../parts/torso';
import { type Figure, oval } from './figure';

const STAFF: P3 = [-0.34, 1, 0.12];

/** In the saddle: knees out, the stave lifted, the left hand at the reins. */
const stance: Stance = {
  hips: [0, 1.88, -0.22],
  lean: 0.02,
  turn: 0.16,
  feet: [
    [0.5, 1.16, -0.02],
    [-0.5, 1.16, -0.02],
  ],
  toes: [0.25, -0.25],
  hands: [
    [0.26, 2.04, 0.32],
    [-0.72, 2.62, 0.02],
  ],
  look: -0.1,
};

function lordArcanum(clay: Clay): void {
  gryph(clay);
  saddle(clay, {
    back: 1.7,
    half: 0.38,
    low: 1.12,
    from: 0.12,
    to: -0.62,
    cloth: azure,
    lining: azureLining,
    trim: brass,
  });
  peytral(clay, 1.4, 0.9, brass, spark);
  legs(clay, stance, mages);
  torso(clay, stance, mages);
  helm(clay, stance, mages, 'halo');
  arms(clay, stance, mages);
  pauldrons(clay, stance, mages, 1.05);
  cloak(clay, stance, {
    out: crimson,
    lining: crimsonLining,
    hem: brass,
    low: 1.5,
    back: 1.05,
    half: 0.72,
    gust: 0.12,
    columns: 9,
  });
  inHand(clay, stance, -1, STAFF, [0.4, 0, 1], () => stormStaff(clay, mages, 0.9, 0.75, 1.2));
  reins(clay, handOf(stance, 1), [0.16, 2.12, 1.22]);
  const [x, y, z] = handOf(stance, -1);
  lightning(clay, [x - 0.3, y + 0.95, z + 0.1], [x - 0.62, y + 1.2, z + 0.3], 1);
}

export const lordArcanumOnGryphCharger: Figure = {
  id: 'lord-arcanum-on-gryph-charger',
  name: 'Lord-Arcanum on Gryph-charger',
  size: 'mounted',
  base: oval(90, 52),
  height: 3.8,
  eyes: 2.75,
  poses: [{ name: 'ride', sculpt: lordArcanum }],
};
