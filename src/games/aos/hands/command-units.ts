import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { unitOfModel } from '../facts/units';
import type { Battle, UnitId } from '../types';

/** The unit that acts, or whose model is named; undefined if a command has no unit. */
export function unitOfCommand(battle: Battle, command: Command): UnitId | undefined {
  if ('unit' in command) return command.unit;
  return 'model' in command ? unitOfModel(battle, command.model)?.id : undefined;
}

/** The units a player can click to give a command: its targets, and the acting unit unless the question names it. */
export function unitsOfCommand(battle: Battle, command: Command): readonly UnitId[] {
  const ask = askedNow(battle);
  const actor = unitOfCommand(battle, command);
  const targets = targetsOf(command);
  const isGiven = ask !== undefined && 'unit' in ask && ask.unit === actor && targets.length > 0;
  return actor === undefined || isGiven ? targets : [...targets, actor];
}

function targetsOf(command: Command): readonly UnitId[] {
  if ('orders' in command) return command.orders.slice(0, 1).map(({ target }) => target);
  return 'target' in command && command.target !== undefined ? [command.target] : [];
}
