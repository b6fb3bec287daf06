import type { Paint } from '../paint/recipe';
import { type Frame, frameAt, HERE, mirrors, place, within } from './frame';
import type { P3 } from './vec';

/** One lump of triangles, each with its paint. Shapes press into it; `bake` makes a painted mesh of it. */
export class Clay {
  readonly xyz: number[] = [];
  readonly corners: number[] = [];
  readonly paintOf: number[] = [];
  /** 1 where a triangle is a bevel, to be painted in the edge colour. */
  readonly bevelled: number[] = [];
  readonly paints: Paint[] = [];
  #frame: Frame = HERE;
  #flipped = false;

  get triangles(): number {
    return this.corners.length / 3;
  }

  /** Works around `p`, turned by `rot` (first z, then x, then y) and scaled. */
  at(p: P3, work: () => void, rot: P3 = [0, 0, 0], scale: number | P3 = 1): void {
    this.inside(frameAt(p, rot, typeof scale === 'number' ? [scale, scale, scale] : scale), work);
  }

  /** Works inside a local frame. */
  inside(frame: Frame, work: () => void): void {
    const [keptFrame, keptFlip] = [this.#frame, this.#flipped];
    this.#frame = within(keptFrame, frame);
    this.#flipped = mirrors(this.#frame);
    work();
    this.#frame = keptFrame;
    this.#flipped = keptFlip;
  }

  /** The same part left and right; `side` is 1 on the figure's left (+x). */
  mirror(work: (side: 1 | -1) => void): void {
    work(1);
    this.at([0, 0, 0], () => work(-1), [0, 0, 0], [-1, 1, 1]);
  }

  /** A point of the present part in the space of the whole figure. */
  where(p: P3): P3 {
    return place(this.#frame, p);
  }

  vertex(p: P3): number {
    const [x, y, z] = place(this.#frame, p);
    return this.xyz.push(x, y, z) / 3 - 1;
  }

  /** The number of a paint in this lump. */
  paint(paint: Paint): number {
    const known = this.paints.indexOf(paint);
    return known >= 0 ? known : this.paints.push(paint) - 1;
  }

  /** A triangle, anticlockwise from outside; one without area is dropped. */
  triangle(a: number, b: number, c: number, paint: number, bevel = 0): void {
    if (this.#same(a, b) || this.#same(b, c) || this.#same(c, a)) return;
    if (this.#flipped) this.corners.push(a, c, b);
    else this.corners.push(a, b, c);
    this.paintOf.push(paint);
    this.bevelled.push(bevel);
  }

  quad(a: number, b: number, c: number, d: number, paint: number, bevel = 0): void {
    this.triangle(a, b, c, paint, bevel);
    this.triangle(a, c, d, paint, bevel);
  }

  /** Closed band between two rows of vertices of equal length; every second quad in the other paint. */
  band(low: readonly number[], high: readonly number[], paint: number, bevel = 0, other = paint): void {
    for (let i = 0; i < low.length; i++) {
      const j = (i + 1) % low.length;
      this.quad(low[i] ?? 0, low[j] ?? 0, high[j] ?? 0, high[i] ?? 0, i % 2 ? other : paint, bevel);
    }
  }

  /** Closes a row of vertices with a fan around `middle`; anticlockwise rows look along their axis. */
  fan(row: readonly number[], middle: P3, paint: number, backwards = false): void {
    const m = this.vertex(middle);
    for (let i = 0; i < row.length; i++) {
      const [a, b] = [row[i] ?? 0, row[(i + 1) % row.length] ?? 0];
      if (backwards) this.triangle(m, b, a, paint);
      else this.triangle(m, a, b, paint);
    }
  }

  #same(i: number, j: number): boolean {
    const p = this.xyz;
    return p[i * 3] === p[j * 3] && p[i * 3 + 1] === p[j * 3 + 1] && p[i * 3 + 2] === p[j * 3 + 2];
  }
}
