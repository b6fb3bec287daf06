import { gathered } from '../../../../kernel/flat-map';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { groupsOf } from '../../facts/places/coherency';
import { findModel, idsOf, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import { type Battle, otherSeat, type Unit } from '../../types';
import { answered, asking } from '../command-guards';
import { slay } from './inflict';

/** SPLIT-01: the active player's units first. */
export const splitUnits = (battle: Battle): readonly Unit[] =>
  gathered([battle.active, otherSeat(battle.active)], seat =>
    unitsOf(battle, seat).filter(unit => unit.where.kind === 'table' && groupsOf(unit.models).length > 1),
  );

export function askToKeepGroup(battle: Battle): readonly BattleEvent[] {
  const unit = splitUnits(battle)[0];
  return unit ? [asking({ kind: 'keepGroup', seat: unit.seat, unit: unit.id })] : [];
}

export function checkKeepGroup(battle: Battle, { unit, model }: CommandOf<'keepGroup'>): readonly Refusal[] {
  return unless(findModel(unitOf(battle, unit), model) !== undefined, 'SPLIT-01', 'model.unknown', { model });
}

/** SPLIT-01, SPLIT-02: the group with the named model stays; all others are removed. */
export function decideKeepGroup(battle: Battle, { unit: id, model }: CommandOf<'keepGroup'>): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const kept = groupsOf(unit.models).find(group => group.some(index => unit.models[index]?.id === model)) ?? [];
  const removed = unit.models.filter((_, index) => !kept.includes(index));
  return [...slay(battle, unit, idsOf(removed), 'split'), answered];
}
