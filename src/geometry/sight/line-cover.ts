/**
 * Stretches that cover a line, and the gaps they leave. Few at a time and never sorted: the covered end is pushed on as
 * long as any stretch reaches it, which at a dozen stretches is faster than a sort. Exact except for a tiny tolerance
 * that joins adjacent stretches.
 */
import type { Stretch } from './ray';

/** Stretches closer than this cover the line without a gap. */
const HAIR = 1e-12;

/** A set of stretches, filled and emptied many times without allocation. */
export class LineCover {
  private readonly froms: number[] = [];
  private readonly tos: number[] = [];
  private count = 0;

  /** Forgets all stretches. */
  clear(): void {
    this.count = 0;
  }

  /** Covers the line from here to there. */
  add(from: number, to: number): void {
    this.froms[this.count] = from;
    this.tos[this.count] = to;
    this.count++;
  }

  /** The first gap of more than `least` from `start` to `end`, into `gap`; false when there is none. */
  findGap(start: number, end: number, least: number, gap: Stretch): boolean {
    let open = start;
    while (open < end) {
      open = this.pushOn(open);
      const next = Math.min(end, this.nextFrom(open));
      if (next - open > least) {
        gap.start = open;
        gap.end = next;
        return true;
      }
      open = next;
    }
    return false;
  }

  /** How far the line is covered without a break. */
  private pushOn(start: number): number {
    let open = start;
    for (let i = 0; i < this.count; i++) {
      if ((this.froms[i] as number) > open + HAIR || (this.tos[i] as number) <= open) continue;
      open = this.tos[i] as number;
      i = -1;
    }
    return open;
  }

  private nextFrom(open: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      const from = this.froms[i] as number;
      if (from > open && from < next) next = from;
    }
    return next;
  }
}
