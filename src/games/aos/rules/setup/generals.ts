import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { isWaiting } from '../../facts/places/whereabouts';
import { isAlly, unitOfModel } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import { type Battle, otherSeat, SEATS, type Seat, type Unit } from '../../types';
import { answered, asking } from '../command-guards';
import { askForTrait } from './traits';
import { rollTriumph } from './triumphs';

/** SETUP-01, GENL-01: both name a general when all units are set up; the side that finished first begins. */
export function askForGeneral(battle: Battle): readonly BattleEvent[] {
  const first = battle.doneFirst ?? 'azure';
  const seat = [first, otherSeat(first)].find(each => !hasItsGeneral(battle, each));
  return seat ? [asking({ kind: 'nameGeneral', seat })] : [];
}

/** GENL-02, GENL-03: whether a side has named its general, or has no model to name. */
export const hasItsGeneral = (battle: Battle, seat: Seat): boolean =>
  battle.generals[seat] !== undefined || unitsToLead(battle, seat).length === 0;

/** GENL-02: a side whose general was slain names another, if it can. */
export function askForNewGeneral(battle: Battle): readonly BattleEvent[] {
  if (!SEATS.some(seat => isLeaderless(battle, seat))) return [];
  // ABIL-07: the last question asked is answered first, and that is the active player's.
  return [otherSeat(battle.active), battle.active]
    .filter(seat => isLeaderless(battle, seat))
    .map(seat => asking({ kind: 'replaceGeneral', seat }));
}

const isLeaderless = (battle: Battle, seat: Seat): boolean => {
  const general = battle.generals[seat];
  return general !== undefined && !unitOfModel(battle, general) && unitsToLead(battle, seat).length > 0;
};

/** GENL-01, GENL-03: units whose models may be general: set up anywhere, also in reserve, but never allies. */
export const unitsToLead = (battle: Battle, seat: Seat): readonly Unit[] =>
  battle.units.filter(
    unit => unit.seat === seat && unit.models.length > 0 && !isWaiting(unit) && !isAlly(battle, unit),
  );

export function checkNameGeneral(battle: Battle, { seat, model }: CommandOf<'nameGeneral'>): readonly Refusal[] {
  const unit = unitOfModel(battle, model);
  return [
    ...unless(unit?.seat === seat, 'GENL-01', 'general.notYours', { model }),
    ...unless(!unit || !isAlly(battle, unit), 'GENL-03', 'general.isAlly', { model }),
  ];
}

export const decideNameGeneral = (
  battle: Battle,
  { seat, model }: CommandOf<'nameGeneral'>,
  dice: Dice,
): readonly BattleEvent[] => [
  { type: 'generalNamed', seat, model },
  ...rollTriumph(battle, seat, dice),
  answered,
  ...askForTrait(battle, seat, model),
];
