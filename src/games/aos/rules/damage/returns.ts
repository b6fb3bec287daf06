import { isWithin } from '../../../../geometry/gaps/within';
import { gapBetweenGroups } from '../../../../geometry/units/group';
import type { AskOf } from '../../asks';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { woundsIn } from '../../facts/characteristics';
import { askOf } from '../../facts/open-question';
import { bodiesOf } from '../../facts/places/bodies';
import { ENGAGED, isEngaged, nearestEnemy } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { slainModels } from '../../origin';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Model, Unit } from '../../types';
import { answered, asking } from '../command-guards';
import { checkOneGroup } from '../moving/coherency';
import { checkPlaces, checkTakers, placedBy, setDownAt } from '../setup/placing';
import { heal } from './inflict';

/** Heals a wounded unit, or returns slain models with up to that many Wounds. */
export function healOrReturn(battle: Battle, unit: Unit, amount: number): readonly BattleEvent[] {
  if (unit.models.some(model => model.wounds > 0)) return heal(unit, amount);
  return openReturn(battle, unit, Math.floor(amount / woundsIn(unit)));
}

/** Asks the owner where up to n slain models return. */
export function openReturn(
  battle: Battle,
  unit: Unit,
  most: number,
  near?: AskOf<'returnModels'>['near'],
): readonly BattleEvent[] {
  const count = Math.min(most, slainModels(battle, unit).length);
  const ask = { kind: 'returnModels', seat: unit.seat, unit: unit.id, count } as const;
  return count > 0 ? [asking(near ? { ...ask, near } : ask)] : [];
}

/** The returning models at their places. */
export const returned = (battle: Battle, unit: Unit, places: CommandOf<'returnModels'>['places']): readonly Model[] =>
  setDownAt(battle, slainModels(battle, unit), places);

/** UNIT-02, SETUP-04: up to the number asked for, more than 3" from enemies unless the unit was within 3" already. */
export function checkReturnModels(battle: Battle, { unit: id, places }: CommandOf<'returnModels'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  const { count: needed, near } = askOf(battle, 'returnModels');
  const bearer = near && bodiesOf(battle, unitOf(battle, near.unit));
  if (places.length > needed) return [refuse('UNIT-06', 'setUp.wrongCount', { given: places.length, needed })];
  const strange = checkTakers(slainModels(battle, unit), places);
  if (strange.length > 0) return strange;
  const models = returned(battle, unit, places);
  const wasEngaged = isEngaged(battle, unit);
  const refusals = checkPlaces(battle, models, model => {
    const gap = nearestEnemy(battle, unit.seat, [model]);
    const facts = { model: model.id, gap, needed: ENGAGED };
    const away = bearer ? gapBetweenGroups([model], bearer) : 0;
    const within = near?.within ?? 0;
    return [
      ...unless(wasEngaged || !isWithin(gap, ENGAGED), 'RES-02', 'reserve.nearEnemy', facts),
      ...unless(!near || isWithin(away, within), 'MEAS-04', 'summon.tooFar', { model: model.id, gap: away, within }),
    ];
  });
  return [...refusals, ...(models.length > 0 ? checkOneGroup([...unit.models, ...models]) : [])];
}

export function decideReturnModels(
  battle: Battle,
  { unit: id, places }: CommandOf<'returnModels'>,
): readonly BattleEvent[] {
  const placed = placedBy(returned(battle, unitOf(battle, id), places));
  return placed.length > 0 ? [{ type: 'modelsReturned', unit: id, placed }, answered] : [answered];
}
