import { blade, type Clay, chance, folds, loft, type P3, type Ring } from '../clay';
import type { Paint } from '../paint/recipe';

export interface ShroudShape {
  readonly cloth: Paint;
  /** The skin of the ghost from the hem up to the neck. */
  readonly body: readonly Ring[];
  /** How many torn strips trail from the hem, how long, and where they flow. */
  readonly tails: number;
  readonly long: number;
  readonly flow: P3;
  readonly seed: number;
  /** Pleats around, fewer for narrow ghosts. */
  readonly pleats?: number;
}

/** A ghost's body: a pleated bell of cloth, torn at the hem, hollow below, and strips that trail behind. */
export function shroud(clay: Clay, { cloth, body, tails, long, flow, seed, pleats = 7 }: ShroudShape): void {
  const hem = body[0];
  if (!hem) return;
  const hollow: Ring = { at: [hem.at[0], hem.at[1] + 0.2, hem.at[2] + 0.06], r: [0.02, 0.02] };
  const depths = [0, 0.26, 0.22, 0.17, 0.07, 0];
  loft(clay, [hollow, ...body], pleats * 2, cloth, {
    axis: [0, 1, 0],
    caps: 'end',
    fold: folds(pleats, depths, 0),
    drop: (ring, angle) => (ring === 1 ? -0.2 * chance(seed + Math.round(angle * 20)) : 0),
  });
  for (let i = 0; i < tails; i++) {
    const a = (i / tails) * Math.PI * 2 + seed;
    const k = 0.7 + 0.6 * chance(seed + i * 3);
    const from: P3 = [
      hem.at[0] + Math.cos(a) * hem.r[0] * 0.9,
      hem.at[1] + 0.08,
      hem.at[2] + Math.sin(a) * hem.r[1] * 0.9,
    ];
    const aim: P3 = [flow[0] + Math.cos(a) * 0.28, flow[1] + 0.15 * chance(i + seed * 5), flow[2] + Math.sin(a) * 0.28];
    tatter(clay, { from, aim, long: long * k, wide: 0.085, cloth, seed: seed + i });
  }
}

export interface Tatter {
  readonly from: P3;
  readonly aim: P3;
  readonly long: number;
  readonly wide: number;
  readonly cloth: Paint;
  readonly seed: number;
}

/** A torn strip that runs out in a curl. It never sinks into the base. */
export function tatter(clay: Clay, { from, aim, long, wide, cloth, seed }: Tatter): void {
  const curl = (t: number): P3 => {
    const swing = Math.sin(t * 4.2 + seed * 2.1) * 0.12 * t * long;
    const up = 0.35 * t * t * long;
    const y = from[1] + aim[1] * long * t + up;
    return [from[0] + aim[0] * long * t + swing, Math.max(0.17, y), from[2] + aim[2] * long * t + swing * 0.4];
  };
  const side: P3 = [Math.cos(seed * 1.3), 0, Math.sin(seed * 1.3)];
  blade(clay, [0, 0.4, 0.75, 1].map(curl), [wide, wide * 0.85, wide * 0.5, 0.004], 0.022, cloth, side);
}
