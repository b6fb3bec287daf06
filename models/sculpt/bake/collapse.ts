import type { Left } from './coarsen';
import { addPlane, cost, type Quadric, quadrics, sumOf } from './quadric';

type Point = readonly [number, number, number];

/** Merges the ends of the cheapest edge again and again until at most `most` triangles are left, or none may go. */
export function collapse(xyz: Float64Array, corners: readonly number[], kept: readonly number[], most: number): Left[] {
  return new Collapse(xyz, corners, kept).run(most);
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly cost: number;
  readonly at: Point;
  readonly age: number;
}

class Collapse {
  readonly #p: Point[];
  readonly #q: Quadric[];
  readonly #faces = new Map<number, [number, number, number]>();
  readonly #around: Set<number>[];
  readonly #age: number[];
  #queue: Edge[] = [];

  constructor(xyz: Float64Array, corners: readonly number[], kept: readonly number[]) {
    const n = xyz.length / 3;
    this.#p = Array.from({ length: n }, (_, v) => [xyz[v * 3] ?? 0, xyz[v * 3 + 1] ?? 0, xyz[v * 3 + 2] ?? 0]);
    this.#q = quadrics(n);
    this.#around = Array.from({ length: n }, () => new Set());
    this.#age = Array.from({ length: n }, () => 0);
    for (const t of kept) {
      const face: [number, number, number] = [corners[t * 3] ?? 0, corners[t * 3 + 1] ?? 0, corners[t * 3 + 2] ?? 0];
      if (face[0] === face[1] || face[1] === face[2] || face[2] === face[0]) continue;
      this.#faces.set(t, face);
      for (const v of face) this.#around[v]?.add(t);
    }
    this.#weigh();
  }

  run(most: number): Left[] {
    while (this.#faces.size > most) {
      const edge = this.#queue.pop();
      if (!edge) break;
      const isStale = edge.age !== this.#ageOf(edge.a, edge.b);
      if (!isStale && this.#mayMerge(edge)) this.#merge(edge);
    }
    return [...this.#faces].map(([from, [a, b, c]]) => ({ from, at: [this.#at(a), this.#at(b), this.#at(c)] }));
  }

  #weigh(): void {
    for (const face of this.#faces.values()) {
      const [a, b, c] = face.map(v => this.#at(v)) as [Point, Point, Point];
      for (const v of face) addPlane(this.#q[v], a, b, c);
    }
    for (const face of this.#faces.values())
      face.forEach((v, k) => {
        const w = face[(k + 1) % 3] ?? v;
        if (this.#shared(v, w).length === 1) this.#holdBorder(v, w, face[(k + 2) % 3] ?? v);
        if (v < w || this.#shared(v, w).length === 1) this.#push(v, w, false);
      });
    this.#sort();
  }

  /** A plane square to the face keeps an open border, as of a skirt, where it is. */
  #holdBorder(v: number, w: number, other: number): void {
    const [p, q, r] = [this.#at(v), this.#at(w), this.#at(other)];
    const [e, f] = [minus(q, p), minus(r, p)];
    const n = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
    const l = Math.sqrt((n[0] ?? 0) ** 2 + (n[1] ?? 0) ** 2 + (n[2] ?? 0) ** 2) || 1;
    const above: Point = [p[0] + (n[0] ?? 0) / l, p[1] + (n[1] ?? 0) / l, p[2] + (n[2] ?? 0) / l];
    for (const end of [v, w]) addPlane(this.#q[end], p, q, above, 0.2);
  }

  #push(a: number, b: number, inOrder = true): void {
    const q = sumOf(this.#q[a], this.#q[b]);
    const [p, r] = [this.#at(a), this.#at(b)];
    const middle: Point = [(p[0] + r[0]) / 2, (p[1] + r[1]) / 2, (p[2] + r[2]) / 2];
    const long = (p[0] - r[0]) ** 2 + (p[1] - r[1]) ** 2 + (p[2] - r[2]) ** 2;
    const [best] = [p, r, middle].map(at => ({ at, cost: cost(q, at) + long * 1e-6 })).sort((x, y) => x.cost - y.cost);
    if (!best) return;
    const edge: Edge = { a, b, ...best, age: this.#ageOf(a, b) };
    if (inOrder) this.#insert(edge);
    else this.#queue.push(edge);
  }

  /** The queue is kept with the cheapest edge last. */
  #insert(edge: Edge): void {
    let [low, high] = [0, this.#queue.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#queue[middle]?.cost ?? 0) > edge.cost) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, edge);
  }

  #sort(): void {
    this.#queue = this.#queue.sort((x, y) => y.cost - x.cost);
  }

  /** A part must stay a closed body and no triangle may turn over. */
  #mayMerge({ a, b, at }: Edge): boolean {
    const shared = this.#shared(a, b);
    if (shared.length === 0 || shared.length > 2) return false;
    const common = [...this.#neighbours(a)].filter(v => this.#neighbours(b).has(v));
    if (common.length !== shared.length) return false;
    const isLastTetrahedron =
      shared.length === 2 && (this.#around[a]?.size ?? 0) <= 3 && (this.#around[b]?.size ?? 0) <= 3;
    if (isLastTetrahedron) return false;
    return [a, b].every(v => [...(this.#around[v] ?? [])].every(t => shared.includes(t) || !this.#turnsOver(t, v, at)));
  }

  #turnsOver(t: number, moved: number, to: Point): boolean {
    const face = this.#faces.get(t);
    if (!face) return false;
    const before = face.map(v => this.#at(v)) as [Point, Point, Point];
    const after = face.map(v => (v === moved ? to : this.#at(v))) as [Point, Point, Point];
    const [n, m] = [normal(...before), normal(...after)];
    const [ln, lm] = [Math.sqrt(dot(n, n)), Math.sqrt(dot(m, m))];
    return dot(n, m) < 0.15 * ln * lm || lm < 1e-7;
  }

  #merge({ a, b, at }: Edge): void {
    for (const t of this.#shared(a, b)) {
      for (const v of this.#faces.get(t) ?? []) this.#around[v]?.delete(t);
      this.#faces.delete(t);
    }
    for (const t of this.#around[b] ?? []) {
      const face = this.#faces.get(t);
      if (!face) continue;
      face[face.indexOf(b)] = a;
      this.#around[a]?.add(t);
    }
    this.#around[b]?.clear();
    this.#p[a] = at;
    this.#q[a] = sumOf(this.#q[a], this.#q[b]);
    this.#age[a] = (this.#age[a] ?? 0) + 1;
    this.#age[b] = (this.#age[b] ?? 0) + 1;
    for (const v of this.#neighbours(a)) this.#push(a, v);
  }

  #ageOf = (a: number, b: number) => (this.#age[a] ?? 0) * 65536 + (this.#age[b] ?? 0);
  #at = (v: number): Point => this.#p[v] ?? [0, 0, 0];
  #shared = (a: number, b: number) => [...(this.#around[a] ?? [])].filter(t => this.#around[b]?.has(t));
  #neighbours(v: number): Set<number> {
    const all = new Set([...(this.#around[v] ?? [])].flatMap(t => this.#faces.get(t) ?? []));
    all.delete(v);
    return all;
  }
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
function normal(a: Point, b: Point, c: Point): Point {
  const [u, v] = [minus(b, a), minus(c, a)];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}
