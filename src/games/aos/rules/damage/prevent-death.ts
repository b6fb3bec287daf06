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

/** Whether the owner has anything that could keep a model of the unit from falling, wherever it is. */
export const mayBeSpared = (battle: Battle, { seat }: Unit): boolean => abilitiesAt(battle, seat, 'slaying').length > 0;

/**
 * The model that has all its wounds, or is slain outright, and has not fallen yet. Those who flee, have no room or are cut
 * off from their unit are not slain: they are taken away by other rules and count among the slain (SHOCK-07, UNIT-06,
 * SPLIT-02), so nothing that answers a model about to be slain is asked about them.
 */
export const dyingModel = (battle: Battle, unit: Unit): Model | undefined =>
  doomedModel(battle, unit) ?? unit.models.find(model => model.wounds >= woundsOf(battle, unit));

/** ABIL-02: the owner is asked whether the model is spared, if anything in reach can spare it; else it falls. */
export function settleFate(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  return canBeSpared(battle, unit) ? [asking(fateOf(unit))] : letFall(battle, unit, dice);
}

const fateOf = (unit: Unit) => ({ kind: 'useAbilities', seat: unit.seat, moment: 'slaying', target: unit.id }) as const;

/** Whether the owner could keep a model of this unit from falling now. */
export const canBeSpared = (battle: Battle, unit: Unit): boolean =>
  mayBeSpared(battle, unit) &&
  choosableAbilities(changed(battle, { asks: [...battle.asks, fateOf(unit)] }), unit.seat, 'slaying').length > 0;

/** SLAIN-02 */
function letFall(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  const model = dyingModel(battle, unit);
  const [damage] = battle.damage;
  return model && damage ? fall(battle, unit, model.id, damage, dice) : [];
}

/** What follows when the owner lets the model fall; in other windows nobody is about to. */
export function declineToSpare(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const ask = battle.asks.at(-1);
  const target = ask?.kind === 'useAbilities' ? ask.target : undefined;
  return target === undefined ? [] : letFall(battle, unitOf(battle, target), dice);
}
