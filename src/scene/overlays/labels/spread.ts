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

/** The offset of a label from its place: to the right and down, or left and up if negative. */
export interface Beside {
  readonly right: number;
  readonly below: number;
}

/** As `table.css` has it. */
export const LABEL: Beside = { right: 16, below: -14 };
export const FLAG: Beside = { right: -22, below: -34 };

const boxOf = ({ left, top, width, height }: Box, { right, below }: Beside): Box => ({
  left: left + right,
  top: top + below,
  width,
  height,
});
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Whether a place of the picture lies under a panel. */
export const isUnder = (place: { readonly left: number; readonly top: number }, panels: readonly Box[]): boolean =>
  panels.some(panel => meet({ left: place.left, top: place.top, width: 0, height: 0 }, panel));

/** A label pushed off the panels that it would lie on, the shortest way. */
export function clearOf(label: Box, panels: readonly Box[], whole: number, beside = LABEL): Box {
  const box = boxOf(label, beside);
  const under = panels.find(panel => meet(box, panel));
  if (!under) return label;
  const shifts = [
    { left: under.left - GAP - box.width - box.left, top: 0 },
    { left: under.left + under.width + GAP - box.left, top: 0 },
    { left: 0, top: under.top - GAP - box.height - box.top },
    { left: 0, top: under.top + under.height + GAP - box.top },
  ].map(by => ({ ...label, left: label.left + by.left, top: label.top + by.top }));
  const away = ({ left, top }: Box) => Math.abs(left - label.left) + Math.abs(top - label.top);
  const free = shifts.filter(
    shifted =>
      shifted.left >= 0 &&
      shifted.left <= whole - label.width - ROOM &&
      !panels.some(each => meet(boxOf(shifted, beside), each)),
  );
  return free.reduce((best, each) => (away(each) < away(best) ? each : best), free[0] ?? label);
}

/**
 * The tops of labels so that none lies over another, nor on a panel: each keeps clear of those before it by the shortest
 * way up or down.
 */
export function topsApart(boxes: readonly Box[], panels: readonly Box[] = []): readonly number[] {
  const placed: Box[] = panels.map(panel => ({
    ...panel,
    left: panel.left - LABEL.right,
    top: panel.top - LABEL.below,
  }));
  for (const box of boxes) {
    const beside = placed.filter(({ left, width }) => left < box.left + box.width && box.left < left + width);
    const tops = [box.top, ...beside.flatMap(({ top, height }) => [top - box.height - GAP, top + height + GAP])];
    const free = tops.filter(top =>
      beside.every(each => top + box.height <= each.top || each.top + each.height <= top),
    );
    const away = (top: number) => Math.abs(top - box.top);
    placed.push({ ...box, top: free.reduce((best, top) => (away(top) < away(best) ? top : best), free[0] ?? box.top) });
  }
  return placed.slice(panels.length).map(({ top }) => top);
}
