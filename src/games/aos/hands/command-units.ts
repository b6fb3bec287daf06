import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { unitOfModel } from '../facts/units';
import type { Battle, UnitId } from '../types';

/** The unit that acts, or whose model is named; undefined where a command is nobody's in particular. */
export function unitOfCommand(battle: Battle, command: Command): UnitId | undefined {
  if ('unit' in command) return command.unit;
  return 'model' in command ? unitOfModel(battle, command.model)?.id : undefined;
}

/** The units one points at to give a command: its targets, and the unit that acts unless the question names it already. */
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
