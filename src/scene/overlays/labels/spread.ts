/** A label on the page, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between two labels that were pushed apart. */
const GAP = 3;

/** A label stands 16 pixels beside its place, and keeps 8 from the edge of the picture. */
const ROOM = 24;

/** Where a label of this width begins so that all of it is in the picture. */
export const leftWithin = (left: number, width: number, whole: number): number =>
  Math.max(0, Math.min(left, whole - width - ROOM));

/** The tops of labels so that none lies over another: each keeps clear of those before it by the shortest way up or down. */
export function topsApart(boxes: readonly Box[]): readonly number[] {
  const placed: Box[] = [];
  for (const box of boxes) {
    const beside = placed.filter(({ left, width }) => left < box.left + box.width && box.left < left + width);
    const tops = [box.top, ...beside.flatMap(({ top, height }) => [top - box.height - GAP, top + height + GAP])];
    const free = tops.filter(top =>
      beside.every(each => top + box.height <= each.top || each.top + each.height <= top),
    );
    const away = (top: number) => Math.abs(top - box.top);
    placed.push({ ...box, top: free.reduce((best, top) => (away(top) < away(best) ? top : best), free[0] ?? box.top) });
  }
  return placed.map(({ top }) => top);
}
