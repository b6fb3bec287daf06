import type { Command } from '../systems/aos/commands';
import { unitOfModel } from '../systems/aos/facts/units';
import type { Battle, UnitId } from '../systems/aos/types';

/** The unit that a command is about in the player's eyes: its target, else the unit that acts, else the model's unit. */
export function subjectOf(battle: Battle, command: Command): UnitId | undefined {
  if ('orders' in command) return command.orders[0]?.target;
  if ('unit' in command) return command.unit;
  return 'model' in command ? unitOfModel(battle, command.model)?.id : undefined;
}
