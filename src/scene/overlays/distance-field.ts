import { distanceToEdge, isStrictlyInside } from '../../geometry/shapes/edges';
import type { Inches, Polygon, Spot } from '../../geometry/shapes/shape';
import type { AreaPicture } from '../../table/picture';

/** Signed distances to the rim of an area (negative inside) on a grid, in table inches. */
export interface DistanceField {
  readonly left: Inches;
  readonly bottom: Inches;
  readonly width: Inches;
  readonly depth: Inches;
  readonly columns: number;
  readonly rows: number;
  readonly distances: Float32Array;
}

const CELLS_PER_INCH = 4;
/** Casing and rim lie outside the area itself. */
const MARGIN: Inches = 0.75;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Samples an area; nothing when it has no ground at all. Lines stay sharp, for distances interpolate well. */
export function distanceField(area: AreaPicture): DistanceField | undefined {
  const box = boxOf(area);
  if (box.left > box.right) return undefined;
  const columns = Math.ceil((box.right - box.left) * CELLS_PER_INCH) + 1;
  const rows = Math.ceil((box.top - box.bottom) * CELLS_PER_INCH) + 1;
  const distances = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = box.bottom + row / CELLS_PER_INCH;
    for (let column = 0; column < columns; column++) {
      distances[row * columns + column] = distanceTo(area, { x: box.left + column / CELLS_PER_INCH, y });
    }
  }
  return {
    left: box.left,
    bottom: box.bottom,
    width: (columns - 1) / CELLS_PER_INCH,
    depth: (rows - 1) / CELLS_PER_INCH,
    columns,
    rows,
    distances,
  };
}

function boxOf({ discs = [], polygons = [], loops = [], grow = 0 }: AreaPicture): Box {
  const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  const hold = (x: number, y: number, around: number) => {
    box.left = Math.min(box.left, x - around);
    box.right = Math.max(box.right, x + around);
    box.bottom = Math.min(box.bottom, y - around);
    box.top = Math.max(box.top, y + around);
  };
  for (const disc of discs) hold(disc.x, disc.y, disc.radius + grow + MARGIN);
  for (const corner of [...polygons, ...loops].flat()) hold(corner.x, corner.y, grow + MARGIN);
  return box;
}

/** Signed distance from a spot to the area's rim. */
export function distanceTo({ discs = [], polygons = [], loops = [], grow = 0 }: AreaPicture, spot: Spot): Inches {
  let nearest = Infinity;
  for (const disc of discs) {
    const [dx, dy] = [spot.x - disc.x, spot.y - disc.y];
    nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy) - disc.radius);
  }
  for (const polygon of polygons) nearest = Math.min(nearest, toPolygon(polygon, spot));
  if (loops.length > 0) nearest = Math.min(nearest, toLoops(loops, spot));
  return nearest - grow;
}

/** Inside is where an odd number of loops lies around: a loop within a loop is a hole. */
function toLoops(loops: readonly Polygon[], spot: Spot): Inches {
  let nearest = Infinity;
  let isInLoop = false;
  for (const loop of loops) {
    const distance = toPolygon(loop, spot);
    if (distance < 0) isInLoop = !isInLoop;
    nearest = Math.min(nearest, Math.abs(distance));
  }
  return isInLoop ? -nearest : nearest;
}

function toPolygon(polygon: Polygon, spot: Spot): Inches {
  const distance = distanceToEdge(polygon, spot);
  return isStrictlyInside(polygon, spot) ? -distance : distance;
}
