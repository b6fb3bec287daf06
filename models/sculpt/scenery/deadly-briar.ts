import { blade, type Clay, chance, limb, type P2, type P3, scale, sub, unit } from '../clay';
import { thorn, thornTip } from '../paint/paints';
import { rock } from '../parts/rocks';
import { footprint } from './ground';
import { blob, type Prism, type Scenery } from './piece';

const GROUND_PLAN = blob([3.2, 2.3], 8, 0.07, 28);
const ROCKS: readonly (readonly [number, number, number, number])[] = [
  [-1.1, 0.3, 0.75, 1.15],
  [0.9, -0.5, 0.62, 0.8],
  [1.5, 0.9, 0.45, 0.5],
];
const BRIARS = 17;

/** Jagged rocks overgrown by briars as thick as an arm. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  for (const [x, z, half, high] of ROCKS) {
    rock(clay, [x, 0, z], half, high, x + 5, 0.3);
    rock(clay, [x + half * 0.5, 0, z - half * 0.4], half * 0.45, high * 0.6, x + 9, 0.25);
  }
  for (let i = 0; i < BRIARS; i++) briar(clay, i);
}

/** A briar arches from one place of the ground to another and is set with thorns. */
function briar(clay: Clay, i: number): void {
  const spot = (k: number): P2 => {
    const a = chance(i * 3 + k) * Math.PI * 2;
    const d = 0.35 + 0.5 * chance(i * 5 + k);
    return [Math.cos(a) * 2.9 * d, Math.sin(a) * 2.0 * d];
  };
  const [from, to] = [spot(1), spot(2.5)];
  const high = 0.7 + 1.1 * chance(i + 40);
  const at = (t: number): P3 => [
    from[0] + (to[0] - from[0]) * t + 0.25 * Math.sin(t * 7 + i),
    Math.max(-0.03, high * Math.sin(Math.PI * Math.min(1, t * 1.08)) ** 0.8),
    from[1] + (to[1] - from[1]) * t + 0.25 * Math.cos(t * 6 + i * 2),
  ];
  const path = Array.from({ length: 7 }, (_, k) => at(k / 6));
  limb(clay, path, [0.12, 0.11, 0.105, 0.1, 0.09, 0.075, 0.03], 6, thorn);
  for (let k = 1; k < 10; k++) spike(clay, at((k + 0.3) / 11), at((k + 0.8) / 11), i * 17 + k);
}

function spike(clay: Clay, at: P3, next: P3, seed: number): void {
  const along = unit(sub(next, at));
  const a = chance(seed) * Math.PI * 2;
  const out = unit([Math.cos(a), 0.5 + chance(seed + 3), Math.sin(a)]);
  const long = 0.24 + 0.16 * chance(seed + 8);
  const tip: P3 = [at[0] + out[0] * long, at[1] + out[1] * long, at[2] + out[2] * long];
  const root: P3 = [at[0] - along[0] * 0.05, at[1] - along[1] * 0.05, at[2] - along[2] * 0.05];
  blade(clay, [root, tip], [0.055, 0.004], 0.04, thornTip, scale(along, 1));
}

const rockOutline = ([x, z]: P2, half: number): readonly P2[] => blob([half, half * 0.9], 0, 0, 10, [x, z]);
const prisms = ROCKS.map(([x, z, half, high]): Prism => ({ outline: rockOutline([x, z], half), bottom: 0, top: high }));

export const deadlyBriar: Scenery = {
  id: 'deadly-briar',
  name: 'Deadly briar',
  height: 2.02,
  footprint: GROUND_PLAN,
  prisms,
  sculpt,
};
