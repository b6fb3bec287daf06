import type { Thought } from '../../../../play/search/guide';
import type { Reason } from '../../bots/reasons';
import type { Command } from '../../commands';
import type { Aos } from '../../game';
import { unitOfCommand } from '../../hands/command-units';
import type { Battle } from '../../types';
import type { Names } from '../names';
import { buttonOf } from '../questions/commands';

/** What the computer thought, as it can be read and saved. */
export const THOUGHTS = {
  save: 'Save what the computer thought',
  fileName: (name: string) => `${name}, thoughts`,
  instead: 'Compared with:',
} as const;

/** What is done by a command, and by which unit: "Liberators: try a charge". */
export function actInWords(command: Command, names: Names, battle: Battle): string {
  const { label } = buttonOf(command, names, battle);
  const unit = unitOfCommand(battle, command);
  const name = unit === undefined ? undefined : names.unit(unit);
  return name === undefined || label.includes(name) ? label : `${name}: ${lowered(label)}`;
}

/** Why the computer acts as it does, in one sentence; undefined where there was nothing to choose. */
export function thoughtInWords(thought: Thought<Aos, Reason>, names: Names, battle: Battle): string | undefined {
  const { command, because } = thought;
  if (because.length === 0) return undefined;
  return `${actInWords(command, names, battle)} – ${because.map(reasonInWords).join(', and ')}.`;
}

/** The sentence, and what else was compared, with values from -1 (lost) to 1 (won) and their errors. */
export function thoughtInFull(thought: Thought<Aos, Reason>, names: Names, battle: Battle): readonly string[] {
  const others = thought.considered.map(
    ({ command, value, plusMinus }) =>
      `  ${actInWords(command, names, battle)}: ${value.toFixed(3)} ± ${plusMinus.toFixed(3)}`,
  );
  const sentence = thoughtInWords(thought, names, battle) ?? actInWords(thought.command, names, battle);
  return [sentence, ...(others.length > 1 ? [THOUGHTS.instead, ...others] : [])];
}

function reasonInWords(reason: Reason): string {
  if ('arrives' in reason) return `${Math.round(reason.arrives * 100)} % to arrive`;
  if ('slays' in reason) return `expects ${tenths(reason.slays)} slain, ${tenths(reason.more)} more than otherwise`;
  if ('spares' in reason) return `loses ${tenths(reason.spares)} models fewer`;
  if ('takes' in reason) return `takes ${placeOf(reason.takes)}`;
  if ('keeps' in reason) return `keeps ${placeOf(reason.keeps)}`;
  if ('denies' in reason) return `keeps the enemy from ${placeOf(reason.denies)}`;
  if ('savesGeneral' in reason) return 'keeps the general alive';
  if ('worthMore' in reason) return `worth ${reason.worthMore.toFixed(2)} more than the next answer`;
  return 'nothing speaks clearly for one or the other';
}

const tenths = (value: number): string => `${Math.round(value * 10) / 10}`;

const placeOf = (objective: string): string => objective.replace('-', ' ');

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
