import type { Ruling } from '../../consent/types';
import { unitOfModel } from '../../facts/units';
import type { Battle, Seat } from '../../types';

/** TABLE-01: agrees to rulings that help its own side or hurt the other, and to none that it cannot judge. */
export function isWelcome(battle: Battle, seat: Seat, ruling: Ruling): boolean {
  if (ruling.kind === 'setCommandPoints') {
    const gained = ruling.points - battle.commandPoints[ruling.seat];
    return ruling.seat === seat ? gained > 0 : gained < 0;
  }
  if (ruling.kind !== 'setWounds') return false;
  const unit = unitOfModel(battle, ruling.model);
  const suffered = ruling.wounds - (unit?.models.find(({ id }) => id === ruling.model)?.wounds ?? 0);
  return unit?.seat === seat ? suffered < 0 : suffered > 0;
}
