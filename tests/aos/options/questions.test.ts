import { describe, expect, test } from 'vitest';
import type { AskKind } from '../../../src/games/aos/asks';
import type { CommandType } from '../../../src/games/aos/commands';
import { questionOfKind } from '../../../src/games/aos/options/questions';
import { COMMAND_RULES } from '../../../src/games/aos/rules/command-table';
import { QUESTION_NOTES } from '../../../src/games/aos/words/questions/notes';

const KINDS = Object.keys(QUESTION_NOTES) as AskKind[];

/** The commands that answer a question, by the rules. */
const answersTo = (kind: AskKind): readonly string[] =>
  (Object.keys(COMMAND_RULES) as CommandType[]).filter(type => {
    const { answers } = COMMAND_RULES[type];
    return answers !== 'any' && answers.includes(kind);
  });

describe.each(KINDS)('%s', kind => {
  const { auto, skip } = questionOfKind(kind);

  test('only an answer to it is given without asking', () => {
    expect(auto.filter(type => !answersTo(kind).includes(type))).toEqual([]);
  });

  test('passing is what skipping and a single answer come to, wherever one may pass', () => {
    const canPass = answersTo(kind).includes('pass');
    expect([skip === 'pass', auto.includes('pass')]).toEqual([canPass, canPass]);
  });
});

/** Which way, which models, what to risk: never settled for the player. */
const NEVER: readonly AskKind[] = ['chooseFirst', 'chooseTerritory', 'deploy', 'runMove', 'pileIn', 'allocate', 'flee'];

test.each(NEVER)('%s is never answered for the player', kind => {
  expect(questionOfKind(kind).auto).toEqual([]);
});
