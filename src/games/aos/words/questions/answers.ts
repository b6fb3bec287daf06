import type { CommandType } from '../../commands';
import type { Answer } from '../../hands/answers';
import type { Battle } from '../../types';
import type { Names } from '../names';
import { type ButtonWords, buttonOf } from './commands';

/** Commands with another label while they are drafts. */
const SKETCHED: Partial<Record<CommandType, string>> = {
  move: 'Advance',
  retreat: 'Fall back',
};

/** The label of an answer's button. */
export function answerWords(answer: Answer, names: Names, battle: Battle): ButtonWords {
  switch (answer.kind) {
    case 'give':
      return buttonOf(answer.command, names, battle);
    case 'sketch': {
      const words = buttonOf(answer.command, names, battle);
      return { ...words, label: SKETCHED[answer.command.type] ?? words.label };
    }
    case 'select':
      return { label: `Choose ${names.unit(answer.unit)}`, icon: 'flag' };
    case 'reset':
      return { label: 'Put back', icon: 'undo' };
  }
}
