import { ball, type Clay, limb, type P3 } from '../clay';
import type { Paint } from '../paint/recipe';

export interface Wheel {
  readonly r: number;
  readonly spokes: number;
  readonly rim: Paint;
  readonly spoke: Paint;
  readonly hub: Paint;
  readonly thick?: number;
}

/** A spoked wheel around the x axis at the origin. */
export function wheel(clay: Clay, { r, spokes, rim, spoke, hub, thick = 0.07 }: Wheel): void {
  const at = (i: number, n: number): P3 => {
    const a = (i / n) * Math.PI * 2;
    return [0, Math.cos(a) * r, Math.sin(a) * r];
  };
  const cuts = spokes * 2;
  const around = Array.from({ length: cuts + 1 }, (_, i) => at(i, cuts));
  limb(clay, around, [thick], 4, rim, 'none');
  for (let i = 0; i < spokes; i++)
    limb(clay, [[0, 0, 0], at(i, spokes)], [thick * 0.7, thick * 0.45], 4, spoke, 'none');
  ball(clay, [thick * 0.5, 0, 0], r * 0.2, 7, hub);
}
