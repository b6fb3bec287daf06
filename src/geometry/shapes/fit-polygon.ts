import type { Inches, Polygon, Spot } from './shape';
import { meanOf } from './spots';

/**
 * The rotation and shift that map one polygon onto another, corner by corner; undefined if a corner is further off than
 * allowed.
 */
export function fitPolygon(
  plan: Polygon,
  placed: Polygon,
  tolerance: Inches,
): (Spot & { readonly facing: number }) | undefined {
  if (plan.length !== placed.length) return undefined;
  const [from, to] = [meanOf(plan), meanOf(placed)];
  let [dot, cross] = [0, 0];
  plan.forEach((corner, i) => {
    const other = placed[i] ?? corner;
    const [ax, ay, bx, by] = [corner.x - from.x, corner.y - from.y, other.x - to.x, other.y - to.y];
    dot += ax * bx + ay * by;
    cross += ax * by - ay * bx;
  });
  const facing = Math.atan2(cross, dot);
  const turned = turn(from, facing);
  const at = { x: to.x - turned.x, y: to.y - turned.y };
  const fits = plan.every((corner, i) => {
    const moved = turn(corner, facing);
    const other = placed[i] ?? corner;
    return Math.abs(moved.x + at.x - other.x) < tolerance && Math.abs(moved.y + at.y - other.y) < tolerance;
  });
  return fits ? { ...at, facing } : undefined;
}

function turn({ x, y }: Spot, angle: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
