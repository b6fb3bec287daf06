import { isMoreThan } from '../../../../geometry/gaps/within';
import { findAllegiance } from '../../armies/allegiances';
import type { Reserves } from '../../armies/allegiances/types';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { nearestEnemy } from '../../facts/places/distance';
import { isInReserve, isWaiting } from '../../facts/places/whereabouts';
import { hasKeyword, idsOf, isAlly, unitOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Seat, Unit } from '../../types';
import { answered, asking, ownUnit } from '../command-guards';
import { slay } from '../damage/inflict';
import { checkWindow } from '../turn/timing';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from './placing';
import { askForMore, checkBattalionPick } from './set-up';

/** RES-01, ALG-07: the reserve that this unit may wait in, if any. */
function reservesOf(battle: Battle, unit: Unit): Reserves | undefined {
  const allegiance = battle.allegiances[unit.seat];
  const reserves = allegiance === undefined || isAlly(battle, unit) ? undefined : findAllegiance(allegiance)?.reserves;
  return reserves && hasKeyword(battle, unit, reserves.keyword) ? reserves : undefined;
}

/** RES-01: no more units in reserve than on the table; units not yet set up count towards the table. */
export function checkReserve(battle: Battle, command: CommandOf<'reserve'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  if (!isWaiting(unit)) return [refuse('SETUP-02', 'setUp.already', {})];
  const stranger = checkBattalionPick(battle, unit);
  if (stranger.length > 0) return stranger;
  const mine = battle.units.filter(each => each.seat === unit.seat);
  const reserved = mine.filter(isInReserve).length + 1;
  const placed = mine.length - reserved;
  return [
    ...unless(reservesOf(battle, unit) !== undefined, 'RES-01', 'reserve.noAbility', {}),
    ...unless(reserved <= placed, 'RES-01', 'reserve.tooMany', { reserved, placed }),
  ];
}

/** SETUP-03: it uses the pick. */
export function decideReserve(battle: Battle, { unit }: CommandOf<'reserve'>): readonly BattleEvent[] {
  const place = reservesOf(battle, unitOf(battle, unit))?.place ?? '';
  return [{ type: 'unitReserved', unit, place }, answered, ...askForMore(battle, unit)];
}

/** Whether a side has reserves that can arrive. */
const hasReserves = (battle: Battle, seat: Seat): boolean =>
  battle.units.some(unit => unit.seat === seat && isInReserve(unit));

/** RES-02: at the end of the movement phase the player may bring on reserves. */
export const askForArrivals = (battle: Battle): readonly BattleEvent[] =>
  hasReserves(battle, battle.active)
    ? [asking({ kind: 'useAbilities', seat: battle.active, moment: 'movementEnd' })]
    : [];

export function checkArrive(battle: Battle, command: CommandOf<'arrive'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const elsewhen = checkWindow(battle, command, 'ABIL-05');
  if (elsewhen.length > 0) return elsewhen;
  if (!isInReserve(unit)) return [refuse('RES-01', 'reserve.notInReserve', {})];
  const needed = reservesOf(battle, unit)?.awayFromEnemies ?? 0;
  return checkSetDown(battle, unit.models, command.places, model => {
    const gap = nearestEnemy(battle, unit.seat, [model]);
    return unless(isMoreThan(gap, needed), 'RES-03', 'reserve.nearEnemy', { model: model.id, gap, needed });
  });
}

export function decideArrive(battle: Battle, { unit: id, places }: CommandOf<'arrive'>): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const placed = placedBy(setDownAt(battle, unit.models, places));
  const move = reservesOf(battle, unit)?.countsAsMove ? 'made' : 'left'; // RES-03
  return [...loseUnplaced(battle, unit, placed), { type: 'unitArrived', unit: id, placed, move }];
}

/** Reserves that are too late are slain when the round starts. */
export const loseLateReserves = (battle: Battle): readonly BattleEvent[] =>
  battle.units
    .filter(
      unit =>
        isInReserve(unit) && battle.round >= (reservesOf(battle, unit)?.slainFromRound ?? Number.POSITIVE_INFINITY),
    )
    .flatMap(unit => slay(battle, unit, idsOf(unit.models), 'reserve'));
