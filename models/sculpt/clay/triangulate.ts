import type { P2 } from './vec';

type Corner = readonly [number, number, number];

/** Cuts a simple anticlockwise polygon into triangles by taking off one ear after another, the roundest first. */
export function triangulate(outline: readonly P2[]): Corner[] {
  const left = outline.map((_, i) => i);
  const cut: Corner[] = [];
  while (left.length > 3) {
    const ear = bestEar(outline, left);
    const n = left.length;
    cut.push([left[(ear + n - 1) % n] ?? 0, left[ear] ?? 0, left[(ear + 1) % n] ?? 0]);
    left.splice(ear, 1);
  }
  const [a = 0, b = 0, c = 0] = left;
  cut.push([a, b, c]);
  return cut;
}

function bestEar(outline: readonly P2[], left: readonly number[]): number {
  let best = 0;
  let bestScore = -Infinity;
  left.forEach((_, i) => {
    const n = left.length;
    const [ia, ib, ic] = [left[(i + n - 1) % n] ?? 0, left[i] ?? 0, left[(i + 1) % n] ?? 0];
    const score = roundness(outline, ia, ib, ic);
    if (score > bestScore && (score <= 0 || isEmpty(outline, left, [ia, ib, ic]))) {
      bestScore = score;
      best = i;
    }
  });
  return best;
}

/** Area against the longest side: slivers make ugly light. */
function roundness(outline: readonly P2[], ia: number, ib: number, ic: number): number {
  const [a, b, c] = [corner(outline, ia), corner(outline, ib), corner(outline, ic)];
  const longest = Math.max(gap2(a, b), gap2(b, c), gap2(c, a)) || 1;
  return turn(a, b, c) / longest;
}

function isEmpty(outline: readonly P2[], left: readonly number[], [ia, ib, ic]: Corner): boolean {
  const [a, b, c] = [corner(outline, ia), corner(outline, ib), corner(outline, ic)];
  return left.every(i => {
    const p = outline[i];
    if (!p || i === ia || i === ib || i === ic) return true;
    return turn(a, b, p) <= 0 || turn(b, c, p) <= 0 || turn(c, a, p) <= 0;
  });
}

const corner = (outline: readonly P2[], i: number): P2 => outline[i] ?? [0, 0];
const turn = (a: P2, b: P2, c: P2) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const gap2 = (a: P2, b: P2) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
