import type { Inches, Spot } from '../../geometry/shape';

/** A disc of ground. */
export type Disc = Spot & { readonly radius: Inches };

const CORNERS = 96;
/** A corner this little inside another disc still counts as on the rim. */
const SLACK: Inches = 1e-6;

/** The rim of all discs together, as lines; parts that lie inside another disc are left out. */
export function contourOf(discs: readonly Disc[]): readonly (readonly Spot[])[] {
  const apart = discs.filter((disc, index) => !discs.some((other, at) => swallows(other, at, disc, index)));
  return apart.flatMap(disc => arcsOf(disc, apart));
}

/** Whether one disc covers another; of two that are the same the first stays. */
function swallows(other: Disc, at: number, disc: Disc, index: number): boolean {
  if (at === index) return false;
  const far = Math.hypot(other.x - disc.x, other.y - disc.y) + disc.radius;
  return far < other.radius - SLACK || (far <= other.radius + SLACK && at < index && other.radius >= disc.radius);
}

/** The stretches of a disc's rim that no other disc covers, each a line of corners. */
function arcsOf(disc: Disc, all: readonly Disc[]): readonly (readonly Spot[])[] {
  const others = all.filter(other => other !== disc);
  const corners = Array.from({ length: CORNERS }, (_, index) => cornerOf(disc, index));
  const isOut = corners.map(
    ({ x, y }) => !others.some(other => Math.hypot(x - other.x, y - other.y) < other.radius - SLACK),
  );
  if (isOut.every(Boolean)) return [[...corners, cornerOf(disc, 0)]];
  const first = isOut.indexOf(false);
  const arcs: Spot[][] = [[]];
  for (let step = 1; step <= CORNERS; step++) {
    const corner = corners[(first + step) % CORNERS];
    if (corner && isOut[(first + step) % CORNERS]) arcs.at(-1)?.push(corner);
    else arcs.push([]);
  }
  return arcs.filter(arc => arc.length > 1);
}

function cornerOf({ x, y, radius }: Disc, index: number): Spot {
  const angle = (index / CORNERS) * 2 * Math.PI;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
