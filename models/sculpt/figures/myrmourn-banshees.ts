import { aimed, blade, type Clay, chance, limb, loft, type P3, points, ring, rings, unit } from '../clay';
import { brass, iron, leather, linen, shroud as shroudCloth, wisp } from '../paint/paints';
import { tatter } from '../parts/shroud';
import { spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = linen(0.85, 0.22);

interface Banshee {
  readonly seed: number;
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  readonly nod: number;
  readonly hands: readonly [P3, P3];
  readonly dagger: P3;
  readonly wind: number;
}

/** A wailing spirit in grave linen, her hair streaming, a cold dagger in her hand. */
function banshee(clay: Clay, { dagger, wind, ...stance }: Banshee): void {
  const line = unit(dagger);
  const { hands, head, heart } = spectre(clay, {
    ...stance,
    cloth,
    tall: 1.26,
    wide: 0.82,
    grips: [undefined, line],
    gape: 0.055,
    tails: 11,
    long: 0.72,
    flow: [wind * 0.4, -0.4, -0.55],
    bareheaded: true,
  });
  const throat: P3 = [heart[0], heart[1] + 0.1, heart[2] + 0.05];
  limb(clay, [throat, [head[0], head[1] - 0.04, head[2]]], [0.1, 0.06], 7, cloth);
  hair(clay, head, stance.seed, wind);
  veil(clay, head, stance.look);
  clay.inside(aimed(hands[1], line, [0, 0.3, 1]), () => chillDagger(clay));
  loft(
    clay,
    [
      ring(heart[0], heart[1] - 0.3, heart[2] - 0.1, 0.17, 0.15),
      ring(heart[0], heart[1] - 0.23, heart[2] - 0.08, 0.175, 0.155),
    ],
    10,
    brass,
    { caps: 'none' },
  );
}

function hair(clay: Clay, [x, y, z]: P3, seed: number, wind: number): void {
  for (let i = 0; i < 11; i++) {
    const a = (i / 10 - 0.5) * 2.6;
    const from: P3 = [x + Math.sin(a) * 0.1, y + 0.07 - 0.05 * Math.abs(a), z - 0.02 - 0.06 * Math.cos(a)];
    const aim: P3 = [Math.sin(a) * 0.45 + wind, -0.1 + 0.25 * (chance(seed + i) - 0.3), -0.9];
    tatter(clay, { from, aim, long: 0.5 + 0.25 * chance(seed + i * 2), wide: 0.075, cloth: HAIR, seed: seed + i });
  }
}
const HAIR = shroudCloth(-1, -2);

/** A torn band of cloth around the brow. */
function veil(clay: Clay, [x, y, z]: P3, look: number): void {
  clay.at([x, y, z], () => {
    loft(clay, rings([0, 0.05, 0.01, 0.135, 0.15, 0, 0.12, 0, 0.13, 0.14, 0, 0.17, -0.02, 0.06, 0.07]), 10, cloth, {
      caps: 'end',
    });
    loft(clay, rings([0, 0.055, 0.012, 0.142, 0.158, 0, 0.085, 0.01, 0.142, 0.156]), 10, iron, { caps: 'none' });
  }, [0, look, 0]);
}

function chillDagger(clay: Clay): void {
  limb(clay, points([0, -0.11, 0, 0, 0.08, 0]), [0.03], 5, leather);
  limb(clay, points([-0.1, 0.09, 0, 0.1, 0.09, 0]), [0.03], 5, iron);
  blade(clay, points([0, 0.1, 0, 0.02, 0.24, 0, -0.01, 0.38, 0, 0, 0.52, 0]), [0.05, 0.055, 0.04, 0.004], 0.024, wisp);
}

const poses: Readonly<Record<'wail' | 'stab' | 'drift', Banshee>> = {
  wail: {
    seed: 2,
    lean: 0.14,
    sway: 0,
    look: 0,
    nod: -0.2,
    hands: [
      [0.6, 1.28, 0.32],
      [-0.62, 1.3, 0.28],
    ],
    dagger: [-0.5, 0.8, 0.2],
    wind: 0.1,
  },
  stab: {
    seed: 6,
    lean: 0.26,
    sway: 0.05,
    look: -0.15,
    nod: 0,
    hands: [
      [0.4, 1.0, 0.56],
      [-0.4, 1.62, 0.36],
    ],
    dagger: [0.15, -0.75, 0.7],
    wind: -0.25,
  },
  drift: {
    seed: 11,
    lean: 0.2,
    sway: -0.06,
    look: 0.35,
    nod: 0.05,
    hands: [
      [0.34, 1.5, 0.5],
      [-0.42, 0.88, 0.44],
    ],
    dagger: [-0.35, 0.1, 0.9],
    wind: 0.35,
  },
};

export const myrmournBanshees: Figure = {
  id: 'myrmourn-banshees',
  name: 'Myrmourn Banshees',
  size: 'infantry',
  base: round(32),
  height: 1.92,
  eyes: 1.56,
  poses: Object.entries(poses).map(([name, pose]) => ({ name, sculpt: (clay: Clay) => banshee(clay, pose) })),
};
