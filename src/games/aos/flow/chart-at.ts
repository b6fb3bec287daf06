import { PHASES } from '../types';
import { BATTLE_CHART } from './battle-chart';
import type { ChartState } from './chart';
import { openingsAt, type Question, questionsAt } from './questions-at';

/** A state of the chart that may ask a question, as the rulebook page shows it. */
export interface ChartStop {
  /** Its path within its part, such as "act" or "attack.hit". */
  readonly id: string;
  readonly questions: readonly Question[];
  readonly isHere: boolean;
}

/** One part of a battle: the set-up, the start of a round, a phase, or the end of a turn. */
export interface ChartPart {
  readonly id: string;
  readonly isHere: boolean;
  readonly stops: readonly ChartStop[];
}

const PARTS: readonly (readonly string[])[] = [
  ['setUp'],
  ['round'],
  ...PHASES.map(phase => ['turn', phase]),
  ['endOfTurn'],
];

/** The chart of a battle in the order of play, with the current state marked. */
export const chartAt = (at: string): readonly ChartPart[] =>
  PARTS.map(path => {
    const prefix = `${path.join('.')}.`;
    return {
      id: path.at(-1) ?? '',
      isHere: at.startsWith(prefix),
      stops: stopsIn(path, [], stateAt(path), at).filter(({ questions, isHere }) => questions.length > 0 || isHere),
    };
  });

const stateAt = (path: readonly string[]): ChartState =>
  path.reduce<ChartState>((state, name) => state.states?.[name] ?? {}, BATTLE_CHART);

function stopsIn(
  part: readonly string[],
  inner: readonly string[],
  state: ChartState,
  at: string,
): readonly ChartStop[] {
  if (state.states)
    return Object.entries(state.states).flatMap(([name, each]) => stopsIn(part, [...inner, name], each, at));
  const path = [...part, ...inner];
  const asked = questionsAt(state);
  const questions = new Map([...openingsAt(path, asked), ...asked].map(({ kind, by }) => [kind, { kind, by }]));
  return [{ id: inner.join('.'), questions: ordered(asked, questions), isHere: path.join('.') === at }];
}

/** Sorts questions in the order in which they are asked. */
const ordered = (asked: readonly Question[], all: ReadonlyMap<string, Question>): readonly Question[] => [
  ...asked,
  ...[...all.values()].filter(({ kind }) => asked.every(each => each.kind !== kind)),
];
