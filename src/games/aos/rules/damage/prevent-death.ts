import type { Dice } from '../../../../kernel/dice';
import { abilitiesAt } from '../../abilities/held';
import type { BattleEvent } from '../../events';
import { doomedModel } from '../../facts/attacks/damage';
import { changed } from '../../facts/copy';
import { unitOf } from '../../facts/units';
import type { Battle, Model, Unit } from '../../types';
import { choosableAbilities } from '../abilities/abilities';
import { asking } from '../command-guards';
import { woundsOf } from './inflict';
import { fall } from './slain';

/** Whether the owner has any ability that could spare a model of the unit, at any distance. */
export const mayBeSpared = (battle: Battle, { seat }: Unit): boolean => abilitiesAt(battle, seat, 'slaying').length > 0;

/**
 * The model that has all its wounds or is slain outright, and is still on the table. Models that flee, have no room or
 * are cut off from their unit are removed by other rules and count as slain (SHOCK-07, UNIT-06, SPLIT-02), so abilities
 * that react to a model about to be slain do not apply.
 */
export const dyingModel = (battle: Battle, unit: Unit): Model | undefined =>
  doomedModel(battle, unit) ?? unit.models.find(model => model.wounds >= woundsOf(battle, unit));

/** ABIL-02: asks the owner whether to spare the model, if an ability in range can; otherwise the model is slain. */
export function settleFate(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  return canBeSpared(battle, unit) ? [asking(fateOf(unit))] : letFall(battle, unit, dice);
}

const fateOf = (unit: Unit) => ({ kind: 'useAbilities', seat: unit.seat, moment: 'slaying', target: unit.id }) as const;

/** Whether the owner could spare a model of this unit now. */
export const canBeSpared = (battle: Battle, unit: Unit): boolean =>
  mayBeSpared(battle, unit) &&
  choosableAbilities(changed(battle, { asks: [...battle.asks, fateOf(unit)] }), unit.seat, 'slaying').length > 0;

/** SLAIN-02 */
function letFall(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  const model = dyingModel(battle, unit);
  const [damage] = battle.damage;
  return model && damage ? fall(battle, unit, model.id, damage, dice) : [];
}

/** What follows when the owner spares no model; in other windows no model is about to be slain. */
export function declineToSpare(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const ask = battle.asks.at(-1);
  const target = ask?.kind === 'useAbilities' ? ask.target : undefined;
  return target === undefined ? [] : letFall(battle, unitOf(battle, target), dice);
}
