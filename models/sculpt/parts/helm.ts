import { type Clay, column, evenOutline, loft, outline, plate, sheet } from '../clay';
import { spark } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import type { Livery } from './livery';
import { chestOf, type Stance } from './stance';

export type Crest = 'fin' | 'plume' | 'brush' | 'halo' | 'none';

const DOME = column([
  -0.02, 0.12, 0.12, 0, 0.08, 0.15, 0.165, 0.01, 0.22, 0.165, 0.19, 0.015, 0.32, 0.135, 0.16, 0, 0.39, 0.045, 0.055,
  -0.01,
]);
const NECK_GUARD = column([-0.03, 0.18, 0.19, -0.035, 0.03, 0.165, 0.18, -0.02, 0.09, 0.157, 0.172, 0.005]);
const MASK = evenOutline([0, 0.17, 0.03, 0.065, 0.15, 0.1, 0.13, -0.04, 0.06, -0.15, 0, -0.18]);
const EYE = outline([0.028, 0.005, 0.11, 0.035, 0.115, 0.062, 0.032, 0.035]);
const RIDGE = outline([0.2, 0.02, 0.185, 0.16, 0.06, 0.25, -0.09, 0.245, -0.19, 0.15, -0.215, 0, -0.13, 0.05, 0, 0.14]);
const FIN = outline([-0.24, -0.06, -0.14, 0.06, 0, 0.12, 0.15, 0.1, 0.22, 0.16, 0.1, 0.27, -0.12, 0.25, -0.29, 0.1]);
const RAY = evenOutline([0, 1, 0.5, 0]);

/** A closed helm with a glowing stare; its back has a neck guard and a ridge. */
export function helm(clay: Clay, stance: Stance, livery: Livery, crest: Crest): void {
  const { look = 0, nod = 0 } = stance;
  clay.inside(chestOf(stance), () =>
    clay.at([0, 0.53, 0.01], () => helmet(clay, livery, crest), [nod - (stance.lean ?? 0) * 0.7, look, 0]),
  );
}

/** The helm alone, its origin at the neck. */
export function helmet(clay: Clay, livery: Livery, crest: Crest): void {
  loft(clay, DOME, 10, livery.plate, { pow: [2, 2.3, 2.2, 2, 2], caps: 'end' });
  loft(clay, NECK_GUARD, 10, livery.trim, { caps: 'none' });
  clay.at([0, 0.17, 0], () => {
    if (livery.mask) face(clay, livery.mask);
    clay.at([0, 0.02, 0], () => plate(clay, RIDGE, 0.05, 0.02, livery.trim), [0, -Math.PI / 2, 0]);
  });
  if (crest !== 'none') CRESTS[crest](clay, livery);
}

function face(clay: Clay, mask: Paint): void {
  plate(clay, MASK, 0.06, 0.025, mask, x => 0.2 - x * x * 3.2);
  clay.mirror(() => plate(clay, EYE, 0.03, 0.004, spark, x => 0.235 - x * x * 3.4));
}

const CRESTS: Readonly<Record<Exclude<Crest, 'none'>, (clay: Clay, livery: Livery) => void>> = {
  fin: (clay, livery) =>
    clay.at([0, 0.29, -0.02], () => plate(clay, FIN, 0.065, 0.03, livery.crest), [0, -Math.PI / 2, 0]),
  plume: (clay, livery) =>
    sheet(clay, {
      shape: (u, v) => [(v - 0.5) * 0.16 * (1 - u * 0.4), 0.38 + 0.24 * Math.sin(u * 2.7), 0.06 - u * 0.52],
      rows: 6,
      columns: 2,
      thick: 0.06,
      front: livery.crest,
      back: livery.crest,
    }),
  brush: (clay, livery) => clay.at([0, 0.36, -0.02], () => brushCrest(clay, livery)),
  halo: (clay, livery) => clay.at([0, 0.2, -0.14], () => halo(clay, livery)),
};

/** A stiff crest from ear to ear, the mark of a leader. */
function brushCrest(clay: Clay, livery: Livery): void {
  const fan = (r: number, from: number, to: number, n: number) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / n;
      return [Math.cos(a) * r, Math.sin(a) * r - 0.08] as const;
    });
  const hair = [...fan(0.34, 0.35, Math.PI - 0.35, 6), ...fan(0.17, Math.PI - 0.5, 0.5, 3)];
  plate(clay, hair, 0.1, 0.045, livery.crest);
  const holder = [...fan(0.2, 0.3, Math.PI - 0.3, 3), ...fan(0.13, Math.PI - 0.4, 0.4, 2)];
  plate(clay, holder, 0.13, 0.02, livery.trim);
}

/** Rays of metal behind the head, for heroes. */
function halo(clay: Clay, livery: Livery): void {
  for (let i = 0; i < 7; i++) {
    const a = -0.1 + ((Math.PI + 0.2) * i) / 6;
    const long = i % 2 ? 0.28 : 0.16;
    clay.at(
      [Math.cos(a) * 0.17, Math.sin(a) * 0.17, 0],
      () =>
        plate(
          clay,
          RAY.map(([x, y]) => [x * 0.09, y * long] as const),
          0.035,
          0.015,
          livery.trim,
        ),
      [0, 0, a - Math.PI / 2],
    );
  }
  const ring = (r: number) =>
    Array.from(
      { length: 10 },
      (_, i) => [Math.cos((i / 10) * 2 * Math.PI) * r, Math.sin((i / 10) * 2 * Math.PI) * r] as const,
    );
  plate(clay, ring(0.19), 0.05, 0.025, livery.trim);
}
