import { isMoreThan } from '../../../geometry/within';
import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { placeInTerritory, setUpDistance } from '../facts/territory';
import { battalionOf, unitOf } from '../facts/units';
import { isWaiting } from '../facts/whereabouts';
import { type Refusal, unless } from '../refusals';
import { type Battle, type Model, otherSeat, type Seat, type Unit } from '../types';
import { answered, asking, ownUnit } from './asking';
import { checkOneGroup } from './coherency';
import { checkPlaces, placedBy, setDownAt } from './placing';
import { rollOff } from './roll-off';

/** FB-01 */
export function rollTerritories(_battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { rolls, winner } = rollOff(dice);
  return [{ type: 'territoriesRolled', rolls, winner }, asking({ kind: 'chooseTerritory', seat: winner })];
}

export const decideChooseTerritory = ({ seat, territory }: CommandOf<'chooseTerritory'>): readonly BattleEvent[] => [
  { type: 'territoryChosen', seat, territory },
  answered,
];

/** Units of a side that have not been set up. */
export const unitsToSetUp = (battle: Battle, seat: Seat): readonly Unit[] =>
  battle.units.filter(unit => unit.seat === seat && isWaiting(unit));

/** FB-02, FB-04: the sides alternate; a side that is done leaves the rest to the other. */
export function askToDeploy(battle: Battle): readonly BattleEvent[] {
  const left = (seat: Seat) => unitsToSetUp(battle, seat).length;
  const placed = (seat: Seat) => battle.units.filter(unit => unit.seat === seat && !isWaiting(unit)).length;
  const first = battle.setsUpFirst ?? 'azure';
  const second = otherSeat(first);
  if (left(first) + left(second) === 0) return [];
  const turnOf = placed(first) <= placed(second) ? first : second;
  return [asking({ kind: 'deploy', seat: left(turnOf) > 0 ? turnOf : otherSeat(turnOf) })];
}

export function checkDeploy(battle: Battle, command: CommandOf<'deploy'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  if (!isWaiting(unit)) return unless(false, 'SETUP-02', 'setUp.already', {});
  const stranger = checkBattalionPick(battle, unit);
  if (stranger.length > 0) return stranger;
  const needed = unit.models.length;
  if (command.places.length !== needed) {
    return unless(false, 'SETUP-02', 'setUp.wrongCount', { given: command.places.length, needed });
  }
  const models = setDownAt(battle, unit.models, command.places);
  return [...checkPlaces(battle, models, model => checkTerritory(battle, unit.seat, model)), ...checkOneGroup(models)];
}

/** FB-03 */
function checkTerritory(battle: Battle, seat: Seat, model: Model): readonly Refusal[] {
  const { isInside, toEnemy } = placeInTerritory(battle, seat, model);
  const needed = setUpDistance(battle);
  return [
    ...unless(isInside, 'FB-03', 'setUp.outsideTerritory', { model: model.id }),
    ...unless(isMoreThan(toEnemy, needed), 'FB-03', 'setUp.nearEnemyTerritory', {
      model: model.id,
      distance: toEnemy,
      needed,
    }),
  ];
}

export function decideDeploy(battle: Battle, command: CommandOf<'deploy'>): readonly BattleEvent[] {
  const placed = placedBy(setDownAt(battle, unitOf(battle, command.unit).models, command.places));
  return [{ type: 'unitSetUp', unit: command.unit, placed }, answered, ...askForMore(battle, command.unit)];
}

/** BATT-06: more units of one battalion may be set up in the same pick. */
export function askForMore(battle: Battle, id: string): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const battalion = battalionOf(battle, unit);
  const isLeft = unitsToSetUp(battle, unit.seat).some(
    each => each.id !== id && battalionOf(battle, each) === battalion,
  );
  return battalion !== undefined && isLeft ? [asking({ kind: 'deployMore', seat: unit.seat, battalion })] : [];
}

/** BATT-06: but only of that battalion. */
export function checkBattalionPick(battle: Battle, unit: Unit): readonly Refusal[] {
  const ask = battle.asks.at(-1);
  if (ask?.kind !== 'deployMore' || battalionOf(battle, unit) === ask.battalion) return [];
  return unless(false, 'BATT-06', 'setUp.otherBattalion', { battalion: ask.battalion });
}
