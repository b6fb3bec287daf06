import { isMoreThan } from '../../../../geometry/gaps/within';
import type { Dice } from '../../../../kernel/dice';
import { musterOf } from '../../armies/checks/muster';
import { battalionsOf } from '../../armies/parts/battalions';
import type { CommandOf, Placement } from '../../commands';
import type { BattleEvent } from '../../events';
import { placeInTerritory, setUpDistance, setUpGround } from '../../facts/places/territory';
import { isWaiting } from '../../facts/places/whereabouts';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import { type Battle, type Model, otherSeat, type Seat, type Unit } from '../../types';
import { answered, asking, ownUnit } from '../command-guards';
import { rollOff } from '../turn/roll-off';
import { findRoom } from './find-room';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from './placing';

/** FB-01 */
export function rollTerritories(_battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { rolls, winner } = rollOff(dice);
  return [{ type: 'territoriesRolled', rolls, winner }, asking({ kind: 'chooseTerritory', seat: winner })];
}

export const decideChooseTerritory = (
  _: Battle,
  { seat, territory }: CommandOf<'chooseTerritory'>,
): readonly BattleEvent[] => [{ type: 'territoryChosen', seat, territory }, answered];

/** Units of a side that have not been set up. */
export const unitsToSetUp = (battle: Battle, seat: Seat): readonly Unit[] =>
  battle.units.filter(unit => unit.seat === seat && isWaiting(unit));

/** FB-02, FB-04, BATT-06: the sides alternate picks; when one side is done, the other sets up the rest. */
export function askToDeploy(battle: Battle): readonly BattleEvent[] {
  const left = (seat: Seat) => unitsToSetUp(battle, seat).length;
  const next = battle.setUpLast ? otherSeat(battle.setUpLast) : (battle.setsUpFirst ?? 'azure');
  if (left('azure') + left('ember') === 0) return [];
  return [asking({ kind: 'deploy', seat: left(next) > 0 ? next : otherSeat(next) })];
}

export function checkDeploy(battle: Battle, command: CommandOf<'deploy'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  if (!isWaiting(unit)) return unless(false, 'SETUP-02', 'setUp.already', {});
  const stranger = checkBattalionPick(battle, unit);
  if (stranger.length > 0) return stranger;
  const ground = setUpGround(battle, unit.seat);
  return checkSetDown(battle, unit.models, command.places, model => checkTerritory(battle, unit.seat, model), ground);
}

/** UNIT-06: a place in the territory for one more model of a unit that is being set up. */
export const roomToDeploy = (
  battle: Battle,
  unit: Unit,
  model: Model,
  places: readonly Placement[],
): Placement | undefined =>
  findRoom(
    battle,
    model,
    setDownAt(battle, unit.models, places),
    each => checkTerritory(battle, unit.seat, each),
    setUpGround(battle, unit.seat),
  );

/** FB-03: wholly in the player's own territory, and far enough from the enemy's. */
export function checkTerritory(battle: Battle, seat: Seat, model: Model): readonly Refusal[] {
  const { isInside, over, toEnemy } = placeInTerritory(battle, seat, model);
  const needed = setUpDistance(battle);
  return [
    ...unless(isInside, 'FB-03', 'setUp.outsideTerritory', { model: model.id, over }),
    ...unless(isMoreThan(toEnemy, needed), 'FB-03', 'setUp.nearEnemyTerritory', {
      model: model.id,
      distance: toEnemy,
      needed,
    }),
  ];
}

export function decideDeploy(battle: Battle, command: CommandOf<'deploy'>): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const placed = placedBy(setDownAt(battle, unit.models, command.places));
  return [
    ...loseUnplaced(battle, unit, placed),
    { type: 'unitSetUp', unit: unit.id, placed },
    answered,
    ...askForMore(battle, unit.id),
  ];
}

/**
 * BATT-06, BATT-08: more units of the same battalion may be set up in the same pick; of the outer one if it is nested.
 */
export function askForMore(battle: Battle, id: string): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const battalion = battalionsOfUnit(battle, unit).at(-1);
  if (battalion === undefined) return [];
  const isLeft = unitsToSetUp(battle, unit.seat).some(
    each => each.id !== id && battalionsOfUnit(battle, each).includes(battalion),
  );
  return isLeft ? [asking({ kind: 'deployMore', seat: unit.seat, battalion })] : [];
}

function battalionsOfUnit(battle: Battle, unit: Unit): readonly string[] {
  const muster = musterOf(battle, unit);
  return muster ? battalionsOf(muster) : [];
}

/** BATT-06: only units of that battalion. */
export function checkBattalionPick(battle: Battle, unit: Unit): readonly Refusal[] {
  const ask = battle.asks.at(-1);
  if (ask?.kind !== 'deployMore' || battalionsOfUnit(battle, unit).includes(ask.battalion)) return [];
  return unless(false, 'BATT-06', 'setUp.otherBattalion', { battalion: ask.battalion });
}
