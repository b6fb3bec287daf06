import { boundsOf } from '../../../../geometry/shapes/polygon';
import type { Inches, Polygon, Spot } from '../../../../geometry/shapes/shape';
import { type Axis, axisBetween } from '../../battleplans/fit';
import { type Battle, otherSeat, type Seat } from '../../types';
import { setUpDistance, territoryOf } from './territory';

/** The edge of the ground that an army sets up on, towards the enemy. */
export interface Front {
  readonly axis: Axis;
  /** Where it lies on that axis, and which way leads back from it. */
  readonly at: Inches;
  readonly inward: 1 | -1;
  /** The ground from end to end along the front, and how far it goes back. */
  readonly from: Inches;
  readonly to: Inches;
  readonly back: Inches;
}

/** Kept clear of the distance that FB-03 asks for, so that nothing is refused for the last bit of a number. */
const HAIR: Inches = 0.05;

/** FB-03: where a side's ground begins, far enough from the enemy's; nothing before the territories are assigned. */
export function frontOf(battle: Battle, seat: Seat): Front | undefined {
  const own = territoryOf(battle, seat);
  const enemy = territoryOf(battle, otherSeat(seat));
  if (!own || !enemy) return undefined;
  const axis = axisBetween(own, enemy);
  const [ours, theirs] = [spanOf(own, axis), spanOf(enemy, axis)];
  const [from, to] = spanOf(own, axis === 'x' ? 'y' : 'x');
  const clear = setUpDistance(battle) + HAIR;
  const isBelow = ours[0] + ours[1] < theirs[0] + theirs[1];
  return isBelow
    ? { axis, at: Math.min(ours[1], theirs[0] - clear), inward: -1, from, to, back: ours[0] }
    : { axis, at: Math.max(ours[0], theirs[1] + clear), inward: 1, from, to, back: ours[1] };
}

/** The spot so far behind the front and so far along it. */
export const spotBehind = ({ axis, at, inward }: Front, along: Inches, behind: Inches): Spot =>
  axis === 'x' ? { x: at + inward * behind, y: along } : { x: along, y: at + inward * behind };

/** How far behind the front a spot lies, and where along it. */
export const behindFront = ({ axis, at, inward }: Front, { x, y }: Spot): { behind: Inches; along: Inches } =>
  axis === 'x' ? { behind: (x - at) * inward, along: y } : { behind: (y - at) * inward, along: x };

/** Which way an army looks that faces the enemy, in radians. */
export const facingOf = ({ axis, inward }: Pick<Front, 'axis' | 'inward'>): number =>
  axis === 'y' ? (-inward * Math.PI) / 2 : inward === -1 ? 0 : Math.PI;

function spanOf(area: Polygon, axis: Axis): readonly [Inches, Inches] {
  const { minX, maxX, minY, maxY } = boundsOf(area);
  return axis === 'x' ? [minX, maxX] : [minY, maxY];
}
