import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Disc } from '../../../../table/picture';

/** A stretch of a rim, anticlockwise, in radians. */
interface Arc {
  readonly from: number;
  readonly to: number;
}

type Line = readonly Spot[];

const ROUND = 2 * Math.PI;
/** Angle between two corners, in radians. */
const STEP = ROUND / 96;
/** Ends this close are the same. */
const SLACK: Inches = 1e-6;

/** The outline of the union of discs, as lines that are as long as possible. */
export function contourOf(discs: readonly Disc[]): readonly Line[] {
  const apart = discs.filter((disc, index) => !discs.some((other, at) => swallows(other, at, disc, index)));
  return joined(apart.flatMap(disc => openArcs(disc, apart).map(arc => cornersOf(disc, arc))));
}

/** Whether one disc contains another; of two equal ones the first stays. */
function swallows(other: Disc, at: number, disc: Disc, index: number): boolean {
  if (at === index) return false;
  const far = Math.hypot(other.x - disc.x, other.y - disc.y) + disc.radius;
  if (far > other.radius + SLACK) return false;
  return other.radius > disc.radius + SLACK || at < index;
}

/** The parts of a disc's rim that no other disc covers. */
function openArcs(disc: Disc, all: readonly Disc[]): readonly Arc[] {
  const covered = all
    .flatMap(other => (other === disc ? [] : coveredArcs(disc, other)))
    .toSorted((a, b) => a.from - b.from);
  const open: Arc[] = [];
  let from = 0;
  for (const arc of covered) {
    if (arc.from > from) open.push({ from, to: arc.from });
    from = Math.max(from, arc.to);
  }
  if (from < ROUND) open.push({ from, to: ROUND });
  return open;
}

/** The part of a disc's rim inside another disc, cut in two where it passes the angle 0. */
function coveredArcs(disc: Disc, other: Disc): readonly Arc[] {
  const distance = Math.hypot(other.x - disc.x, other.y - disc.y);
  if (distance >= disc.radius + other.radius) return [];
  const cosine = (distance ** 2 + disc.radius ** 2 - other.radius ** 2) / (2 * distance * disc.radius);
  const half = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const middle = Math.atan2(other.y - disc.y, other.x - disc.x);
  const from = (middle - half + 2 * ROUND) % ROUND;
  const to = from + 2 * half;
  return to <= ROUND
    ? [{ from, to }]
    : [
        { from, to: ROUND },
        { from: 0, to: to - ROUND },
      ];
}

function cornersOf({ x, y, radius }: Disc, { from, to }: Arc): Line {
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Joins lines end to end, so that dashes continue. */
function joined(lines: readonly Line[]): readonly Line[] {
  const rest = [...lines];
  const whole: Line[] = [];
  for (let line = rest.shift(); line; line = rest.shift()) {
    for (let next = follower(rest, line); next >= 0; next = follower(rest, line)) {
      line = [...line, ...rest.splice(next, 1).flat().slice(1)];
    }
    const before = whole.findIndex(each => meets(line, each));
    whole.push(before < 0 ? line : [...line, ...whole.splice(before, 1).flat().slice(1)]);
  }
  return whole;
}

const follower = (lines: readonly Line[], line: Line): number => lines.findIndex(each => meets(line, each));

function meets(line: Line, next: Line): boolean {
  const [end, start] = [line.at(-1), next[0]];
  return end !== undefined && start !== undefined && Math.hypot(end.x - start.x, end.y - start.y) < SLACK;
}
