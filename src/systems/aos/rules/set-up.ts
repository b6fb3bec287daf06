import { overEdge } from '../../../geometry/edge';
import { doOverlap } from '../../../geometry/gap';
import { standingHeight } from '../../../geometry/solids';
import { isMoreThan } from '../../../geometry/within';
import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { placeInTerritory, setUpDistance } from '../facts/territory';
import { modelsOf, unitOf } from '../facts/units';
import { isWaiting } from '../facts/whereabouts';
import { type Refusal, unless } from '../refusals';
import { type Battle, type Model, otherSeat, SEATS, type Seat, type Unit } from '../types';
import { answered, asking, ownUnit } from './asking';
import { checkOneGroup } from './coherency';
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

/** The unit as it would stand if it were set down here. */
export function setDown(battle: Battle, unit: Unit, places: CommandOf<'deploy'>['places']): readonly Model[] {
  return unit.models.slice(0, places.length).map((model, index) => {
    const placed = { ...model, ...places[index], z: 0 };
    return { ...placed, z: standingHeight(battle.field, placed).z };
  });
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
  const models = setDown(battle, unit, command.places);
  const others = SEATS.flatMap(seat => modelsOf(battle, seat));
  return [
    ...models.flatMap((model, index) => checkPlace(battle, unit.seat, model, [...models.slice(0, index), ...others])),
    ...checkOneGroup(models),
  ];
}

function checkPlace(battle: Battle, seat: Seat, model: Model, others: readonly Model[]): readonly Refusal[] {
  const over = overEdge(model, battle.field);
  const overlapped = others.find(other => doOverlap(model, other));
  const { isInside, toEnemy } = placeInTerritory(battle, seat, model);
  const distance = setUpDistance(battle);
  return [
    ...unless(over <= 0, 'SETUP-04', 'setUp.offTable', { model: model.id, over }),
    ...unless(!overlapped, 'SETUP-04', 'setUp.overlaps', { model: model.id, with: overlapped?.id ?? '' }),
    ...unless(standingHeight(battle.field, model).isStable, 'SETUP-04', 'setUp.cannotStand', { model: model.id }),
    ...unless(isInside, 'FB-03', 'setUp.outsideTerritory', { model: model.id }),
    ...unless(isMoreThan(toEnemy, distance), 'FB-03', 'setUp.nearEnemyTerritory', {
      model: model.id,
      distance: toEnemy,
      needed: distance,
    }),
  ];
}

export function decideDeploy(battle: Battle, command: CommandOf<'deploy'>): readonly BattleEvent[] {
  const models = setDown(battle, unitOf(battle, command.unit), command.places);
  const placed = models.map(({ id, x, y, z, facing }) => ({ model: id, at: { x, y, z, facing } }));
  return [{ type: 'unitSetUp', unit: command.unit, placed }, answered, ...askForMore(battle, command.unit)];
}

const battalionOf = (battle: Battle, unit: Unit): string | undefined =>
  battle.musters[unit.seat].find(muster => muster.id === unit.id)?.battalion;

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
