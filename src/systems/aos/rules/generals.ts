import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { unitOfModel, unitsOf } from '../facts/units';
import { type Refusal, unless } from '../refusals';
import { type Battle, otherSeat, SEATS, type Seat } from '../types';
import { answered, asking } from './asking';

/** GENL-01: both name their general when all units stand, whoever was done first beginning. */
export function askForGeneral(battle: Battle): readonly BattleEvent[] {
  const first = battle.doneFirst ?? 'azure';
  const seat = [first, otherSeat(first)].find(each => battle.generals[each] === undefined);
  return seat ? [asking({ kind: 'nameGeneral', seat })] : [];
}

/** GENL-02: a side whose general has fallen names another, if it has anyone left. */
export function askForNewGeneral(battle: Battle): readonly BattleEvent[] {
  return SEATS.filter(seat => isLeaderless(battle, seat)).map(seat => asking({ kind: 'replaceGeneral', seat }));
}

const isLeaderless = (battle: Battle, seat: Seat): boolean => {
  const general = battle.generals[seat];
  return general !== undefined && !unitOfModel(battle, general) && unitsOf(battle, seat).length > 0;
};

export function checkNameGeneral(battle: Battle, { seat, model }: CommandOf<'nameGeneral'>): readonly Refusal[] {
  const unit = unitOfModel(battle, model);
  return unless(unit?.seat === seat, 'GENL-01', 'general.notYours', { model });
}

export const decideNameGeneral = ({ seat, model }: CommandOf<'nameGeneral'>): readonly BattleEvent[] => [
  { type: 'generalNamed', seat, model },
  answered,
];
