import { boundsOf } from '../../../../geometry/shapes/polygon';
import type { Inches, Polygon, Spot } from '../../../../geometry/shapes/shape';
import { type Axis, axisBetween } from '../../battleplans/fit';
import { type Battle, otherSeat, type Seat } from '../../types';
import { setUpDistance, territoryOf } from './territory';

/** The edge of an army's territory that faces the enemy. */
export interface Front {
  readonly axis: Axis;
  /** Position on that axis, and the direction away from the enemy. */
  readonly at: Inches;
  readonly inward: 1 | -1;
  /** The extent of the territory along the front, and its depth. */
  readonly from: Inches;
  readonly to: Inches;
  readonly back: Inches;
}

/** A margin on the distance of FB-03, so that rounding causes no refusal. */
const HAIR: Inches = 0.05;

/** FB-03: where a side may begin to set up, far enough from the enemy; undefined before territories are assigned. */
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

/** The spot at a distance behind the front and along it. */
export const spotBehind = ({ axis, at, inward }: Front, along: Inches, behind: Inches): Spot =>
  axis === 'x' ? { x: at + inward * behind, y: along } : { x: along, y: at + inward * behind };

/** A spot's distance behind the front and position along it. */
export const behindFront = ({ axis, at, inward }: Front, { x, y }: Spot): { behind: Inches; along: Inches } =>
  axis === 'x' ? { behind: (x - at) * inward, along: y } : { behind: (y - at) * inward, along: x };

/** The facing towards the enemy, in radians. */
export const facingOf = ({ axis, inward }: Pick<Front, 'axis' | 'inward'>): number =>
  axis === 'y' ? (-inward * Math.PI) / 2 : inward === -1 ? 0 : Math.PI;

function spanOf(area: Polygon, axis: Axis): readonly [Inches, Inches] {
  const { minX, maxX, minY, maxY } = boundsOf(area);
  return axis === 'x' ? [minX, maxX] : [minY, maxY];
}
