import type { Paint } from '../paint/recipe';
import type { Clay } from './clay';
import { add, cross, type P3, scale, sub, unit } from './vec';

/** Cloth: u runs down, v across. The front is the side from which u down and v to the right look anticlockwise. */
export interface Cloth {
  readonly shape: (u: number, v: number) => P3;
  readonly rows: number;
  readonly columns: number;
  readonly thick: number;
  readonly front: Paint;
  readonly back: Paint;
  /** Paint of the last rows, `hemRows` of them, on both sides. */
  readonly hem?: Paint;
  readonly hemRows?: number;
}

const STEP = 1e-3;
const unitRange = (x: number) => Math.min(1, Math.max(0, x));

/** Presses a cloth with two sides and a visible thickness. */
export function sheet(clay: Clay, cloth: Cloth): void {
  const { rows, columns } = cloth;
  const grid = sides(clay, cloth);
  const at = (side: 0 | 1, i: number, j: number) => grid[side][i * (columns + 1) + j] ?? 0;
  const [front, back] = [clay.paint(cloth.front), clay.paint(cloth.back)];
  const hem = cloth.hem ? clay.paint(cloth.hem) : undefined;
  for (let i = 0; i < rows; i++) {
    const trim = hem !== undefined && i >= rows - (cloth.hemRows ?? 1) ? hem : undefined;
    for (let j = 0; j < columns; j++) {
      clay.quad(at(0, i, j), at(0, i + 1, j), at(0, i + 1, j + 1), at(0, i, j + 1), trim ?? front);
      clay.quad(at(1, i, j), at(1, i, j + 1), at(1, i + 1, j + 1), at(1, i + 1, j), trim ?? back);
    }
    const edge = trim ?? front;
    clay.quad(at(1, i, 0), at(1, i + 1, 0), at(0, i + 1, 0), at(0, i, 0), edge, 1);
    clay.quad(at(0, i, columns), at(0, i + 1, columns), at(1, i + 1, columns), at(1, i, columns), edge, 1);
  }
  for (let j = 0; j < columns; j++) {
    clay.quad(at(0, 0, j), at(0, 0, j + 1), at(1, 0, j + 1), at(1, 0, j), front, 1);
    clay.quad(at(1, rows, j), at(1, rows, j + 1), at(0, rows, j + 1), at(0, rows, j), hem ?? front, 1);
  }
}

function sides(clay: Clay, cloth: Cloth): readonly [number[], number[]] {
  const point = (u: number, v: number) => cloth.shape(unitRange(u), unitRange(v));
  const front: number[] = [];
  const back: number[] = [];
  for (let i = 0; i <= cloth.rows; i++)
    for (let j = 0; j <= cloth.columns; j++) {
      const [u, v] = [i / cloth.rows, j / cloth.columns];
      const down = sub(point(u + STEP, v), point(u - STEP, v));
      const right = sub(point(u, v + STEP), point(u, v - STEP));
      const out = scale(unit(cross(down, right)), cloth.thick / 2);
      front.push(clay.vertex(add(point(u, v), out)));
      back.push(clay.vertex(sub(point(u, v), out)));
    }
  return [front, back];
}
