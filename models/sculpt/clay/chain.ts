import type { Paint } from '../paint/recipe';
import type { Clay } from './clay';
import { loft } from './loft';
import { add, between, cross, length, type P3, scale, sub, unit } from './vec';

/** How far apart links sit, in link lengths, so that each reaches into the next. */
const PITCH = 1.45;

/** Links along a path, each turned a quarter against the one before. */
export function chain(clay: Clay, path: readonly P3[], size: number, paint: Paint): void {
  let along = 0;
  let count = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const [a, b] = [path[i], path[i + 1]];
    if (!a || !b) break;
    const long = length(sub(b, a));
    const ahead = unit(sub(b, a));
    for (; along < long; along += size * PITCH)
      link(clay, between(a, b, along / long), ahead, size, count++ % 2, paint);
    along -= long;
  }
}

function link(clay: Clay, at: P3, ahead: P3, size: number, turned: number, paint: Paint): void {
  const flat = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const side = turned ? cross(flat, ahead) : flat;
  const corner = (x: number, y: number) => add(at, add(scale(ahead, x * size), scale(side, y * size)));
  const ring = [corner(-1, 0), corner(0, 0.55), corner(1, 0), corner(0, -0.55)];
  const r = size * 0.2;
  ring.forEach((from, k) => {
    const to = ring[(k + 1) % 4] ?? from;
    loft(
      clay,
      [
        { at: from, r: [r, r] },
        { at: to, r: [r, r] },
      ],
      3,
      paint,
      { caps: 'none' },
    );
  });
}

/** A chain around the front of a body: half widths of the body, from one side to the other. */
export function girdle(clay: Clay, at: P3, r: readonly [number, number], size: number, paint: Paint): void {
  const path = Array.from({ length: 8 }, (_, i): P3 => {
    const a = -0.25 + ((Math.PI + 0.5) * i) / 7;
    return [at[0] + Math.cos(a) * r[0], at[1] - 0.1 * Math.sin(a), at[2] + Math.sin(a) * r[1]];
  });
  chain(clay, path, size, paint);
}
