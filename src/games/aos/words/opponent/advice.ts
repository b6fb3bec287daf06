import type { Thought } from '../../../../play/search/guide';
import type { Reason } from '../../bots/reasons';
import type { Command } from '../../commands';
import type { Aos } from '../../game';
import { unitOfCommand } from '../../hands/command-units';
import type { Battle } from '../../types';
import type { Names } from '../names';
import { buttonOf } from '../questions/commands';
import { actInWords, thoughtInWords } from './thoughts';

/** What the player asks when nothing comes to mind, and around the answer. */
export const ADVICE = {
  ask: 'What would you do?',
  thinks: 'Thinking …',
  name: 'Advice',
  more: 'Tell me more',
  take: 'Do it',
  putAway: 'Put the advice away',
} as const;

/** How much of the advice is told: the unit, the kind of act, then all of it. */
export const ADVICE_STAGES = ['unit', 'kind', 'act'] as const;
export type AdviceStage = (typeof ADVICE_STAGES)[number];

interface AdviceInWords {
  readonly command: Command;
  readonly thought: Thought<Aos, Reason> | undefined;
}

/** What a captain would do, as far as it is told. */
export function adviceInWords(
  { command, thought }: AdviceInWords,
  stage: AdviceStage,
  names: Names,
  battle: Battle,
): string {
  const unit = unitOfCommand(battle, command);
  if (stage === 'unit') {
    return unit === undefined ? 'This is about no single unit.' : `Look at ${names.unit(unit)}.`;
  }
  if (stage === 'kind') return `I would: ${buttonOf(command, names, battle).label}.`;
  return (thought && thoughtInWords(thought, names, battle)) ?? `${actInWords(command, names, battle)}.`;
}
