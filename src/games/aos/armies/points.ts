import type { ArmyList, Muster } from '../battle-setup';
import { findWarscroll } from '.';
import { battalionsIn, findBattalion } from './parts/battalions';

/** What a unit costs: so much for its least number of models and for every step, or less where it is as large as can be. */
function pointsOfUnit({ warscroll: id, models }: Muster): number {
  const warscroll = findWarscroll(id);
  if (!warscroll) return 0;
  const { size, points, fullPoints } = warscroll;
  if (fullPoints !== undefined && models >= size.most) return fullPoints;
  return points * Math.ceil(models / size.least);
}

/** What a whole army costs, its battalions among it. */
export const pointsOf = ({ units }: ArmyList): number =>
  units.reduce((sum, unit) => sum + pointsOfUnit(unit), 0) +
  battalionsIn(units).reduce((sum, id) => sum + (findBattalion(id)?.points ?? 0), 0);
