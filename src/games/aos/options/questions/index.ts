import type { AskKind } from '../../asks';
import { ABILITY_QUESTIONS } from './abilities';
import { FIGHTING_QUESTIONS } from './fighting';
import { MOVING_QUESTIONS } from './moving';
import type { Question, QuestionsOf } from './question';
import { SET_UP_QUESTIONS } from './set-up';
import { TURN_QUESTIONS } from './turn';

export type { HandMode } from './question';

/** A question without an entry does not compile, nor does one that lacks a part. */
const QUESTIONS: QuestionsOf<AskKind> = {
  ...SET_UP_QUESTIONS,
  ...ABILITY_QUESTIONS,
  ...MOVING_QUESTIONS,
  ...FIGHTING_QUESTIONS,
  ...TURN_QUESTIONS,
};

/** What is known of questions of this kind. */
export const questionOfKind = <K extends AskKind>(kind: K): Question<K> => QUESTIONS[kind];
