import { Clay, chance, loft, type P2, type Ring } from './clay';
import { rim, soil, stoneDark } from './paint/paints';

/** What a figure stands on: a diameter, or length and width, in millimetres. Length lies along the facing. */
export interface Base {
  readonly shape: 'round' | 'oval';
  readonly mm: readonly number[];
}

const MM_PER_INCH = 25.4;

/** Half width across and half length along the facing, in inches. */
export function radii({ mm }: Base): P2 {
  const [long = 25, wide = long] = mm;
  return [wide / MM_PER_INCH / 2, long / MM_PER_INCH / 2];
}

/** The height on which feet stand. */
export const GROUND = 0.15;

/** The rim covers 11 % of the radius; the top is rough ground with a few dark stones. */
export function base(kind: Base): Clay {
  const clay = new Clay();
  const [rx, rz] = radii(kind);
  const around = Math.max(rx, rz) > 0.9 ? 40 : 28;
  const ring = (k: number, y: number): Ring => ({ at: [0, y, 0], r: [rx * k, rz * k] });
  const edge = [ring(1, 0), ring(1, 0.055), ring(0.89, GROUND)];
  loft(clay, edge, around, rim, { caps: 'none', axis: [0, 1, 0] });
  loft(clay, [ring(0.89, GROUND), ring(0.86, 0.13)], around, soil, { caps: 'end', axis: [0, 1, 0] });
  for (const i of [0, 1, 2]) pebble(clay, i, rx, rz);
  return clay;
}

/** The same seen from far away: the round rim is what is read there. */
export function farBase(kind: Base): Clay {
  const clay = new Clay();
  const [rx, rz] = radii(kind);
  const ring = (k: number, y: number): Ring => ({ at: [0, y, 0], r: [rx * k, rz * k] });
  const around = Math.max(rx, rz) > 0.9 ? 24 : 20;
  const flat = { axis: [0, 1, 0] } as const;
  loft(clay, [ring(1, 0), ring(1, 0.05), ring(0.88, GROUND)], around, rim, { ...flat, caps: 'none' });
  loft(clay, [ring(0.88, GROUND)], around, soil, { ...flat, caps: 'end' });
  return clay;
}

function pebble(clay: Clay, i: number, rx: number, rz: number): void {
  const a = i * 2.4 + 0.7;
  const d = 0.66 + 0.08 * chance(i);
  const s = (0.045 + 0.03 * chance(i + 9)) * Math.min(1.4, 0.55 + rx * 0.6);
  const rough = (ring: number, angle: number) => 0.8 + 0.4 * chance(i * 7 + ring + Math.round(angle * 3));
  const sides: readonly Ring[] = [
    { at: [0, -0.03, 0], r: [s * 1.3, s] },
    { at: [0, s * 0.9, 0], r: [s, s * 0.8] },
  ];
  clay.at(
    [Math.cos(a) * rx * d, 0.13, Math.sin(a) * rz * d],
    () => loft(clay, sides, 5, stoneDark, { caps: 'end', fold: rough }),
    [0.2 * chance(i + 5), a, 0.3 * chance(i + 3)],
  );
}
