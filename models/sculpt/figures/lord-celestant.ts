import { GROUND } from '../base';
import { aimed, type Clay, type P3 } from '../clay';
import { ivory, spark, whetted } from '../paint/paints';
import { arms, handOf } from '../parts/arms';
import { cloak } from '../parts/cloak';
import { hammer } from '../parts/hammers';
import { helm } from '../parts/helm';
import { legs } from '../parts/legs';
import { hammerers } from '../parts/livery';
import { rock } from '../parts/rocks';
import type { Stance } from '../parts/stance';
import { sword } from '../parts/swords';
import { pauldrons, skirt, torso } from '../parts/torso';
import { type Figure, round } from './figure';

/** One foot on a rock, the runeblade raised, the hammer low: a diagonal from hand to hand. */
const stance: Stance = {
  hips: [0, 0.9, -0.02],
  lean: 0.02,
  turn: 0.22,
  feet: [
    [0.26, GROUND + 0.17, 0.24],
    [-0.2, GROUND, -0.14],
  ],
  toes: [0.25, -0.35],
  hands: [
    [0.78, 0.98, 0.24],
    [-0.56, 1.78, 0.28],
  ],
  look: -0.3,
  nod: 0.05,
};
const BLADE: P3 = [-0.32, 1, 0.1];
const HAFT: P3 = [0.45, -0.55, 0.62];

function lordCelestant(clay: Clay): void {
  rock(clay, [0.28, GROUND, 0.28], 0.26, 0.17, 4);
  clay.at([0, -0.012, -0.02], () => lord(clay), [0, 0, 0], 1.08);
}

function lord(clay: Clay): void {
  legs(clay, stance, hammerers);
  skirt(clay, stance, hammerers, false, 0.34);
  torso(clay, stance, hammerers);
  cloak(clay, stance, {
    out: hammerers.cloak,
    lining: hammerers.lining,
    hem: ivory,
    low: 0.24,
    back: 0.56,
    half: 0.6,
    gust: 0.16,
  });
  helm(clay, stance, hammerers, 'halo');
  arms(clay, stance, hammerers);
  pauldrons(clay, stance, hammerers, 1.08);
  clay.inside(aimed(handOf(stance, 1), HAFT, [0.3, 0.8, 0.5]), () => hammer(clay, hammerers, 0.42, 0.92));
  clay.inside(aimed(handOf(stance, -1), BLADE, [0.6, 0.2, 1]), () => runeblade(clay));
}

function runeblade(clay: Clay): void {
  sword(clay, { steel: whetted, trim: hammerers.trim, long: 1.02, wide: 0.09, runes: spark });
}

export const lordCelestantOnFoot: Figure = {
  id: 'lord-celestant',
  name: 'Lord-Celestant',
  size: 'infantry',
  base: round(40),
  height: 3,
  eyes: 1.85,
  poses: [{ name: 'raised', sculpt: lordCelestant }],
};
