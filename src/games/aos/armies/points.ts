import type { ArmyList, Muster } from '../battle-setup';
import { findWarscroll } from '.';
import { battalionsIn, findBattalion } from './parts/battalions';

/** The points of a unit: a price for the minimum size and for every step, or a lower price at maximum size. */
export function pointsOfUnit({ warscroll: id, models }: Muster): number {
  const warscroll = findWarscroll(id);
  if (!warscroll) return 0;
  const { size, points, fullPoints } = warscroll;
  if (fullPoints !== undefined && models >= size.most) return fullPoints;
  return points * Math.ceil(models / size.least);
}

/** The points of an army, including battalions. */
export const pointsOf = ({ units }: ArmyList): number =>
  units.reduce((sum, unit) => sum + pointsOfUnit(unit), 0) +
  battalionsIn(units).reduce((sum, id) => sum + (findBattalion(id)?.points ?? 0), 0);
