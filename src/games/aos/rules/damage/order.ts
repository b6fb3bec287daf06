import { abilitiesAt } from '../../abilities/held';
import { hasAnswersToWounds } from '../../abilities/meanings/wounds';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askOf } from '../../facts/open-question';
import { findUnit, unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import { type Battle, otherSeat, type Seat, type UnitId } from '../../types';
import { answered, asking } from '../command-guards';

/** WND-01, MW-03: if several units are damaged, the active player's come first; the owner chooses their order. */
export function pickDamaged(battle: Battle): readonly BattleEvent[] {
  const alive = battle.damage.filter(({ unit }) => (findUnit(battle, unit)?.models.length ?? 0) > 0);
  const others = alive.filter(({ isLast }) => !isLast);
  const waiting = [...new Set((others.length > 0 ? others : alive).map(({ unit }) => unit))];
  if (new Set(alive.map(({ unit }) => unit)).size < 2) return [];
  const ofSeat = (seat: Seat) => waiting.filter(id => unitOf(battle, id).seat === seat);
  const own = ofSeat(battle.active);
  const seat = own.length > 0 ? battle.active : otherSeat(battle.active);
  const units = own.length > 0 ? own : ofSeat(seat);
  const [first] = units;
  if (units.length > 1 && doesOrderMatter(battle, seat)) return [asking({ kind: 'pickDamaged', seat, units })];
  return first === undefined ? [] : [picked(first)];
}

const picked = (unit: UnitId): BattleEvent => ({ type: 'damagePicked', unit });

/** The damage of one unit affects another only through effects that react to wounds. */
const doesOrderMatter = (battle: Battle, seat: Seat): boolean =>
  abilitiesAt(battle, seat, 'slaying').length > 0 || hasAnswersToWounds(battle, seat);

export function checkSettleFirst(battle: Battle, { unit }: CommandOf<'settleFirst'>): readonly Refusal[] {
  const units = askOf(battle, 'pickDamaged').units;
  return unless(units.includes(unit), 'WND-01', 'allocate.notDamaged', { unit });
}

export const decideSettleFirst = (_: Battle, { unit }: CommandOf<'settleFirst'>): readonly BattleEvent[] => [
  picked(unit),
  answered,
];
