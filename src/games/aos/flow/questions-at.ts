import type { Answerer, AskKind } from '../asks';
import type { CommandType } from '../commands';
import { PHASE_OF } from '../rules/turn/phase-of';
import type { ChartState } from './chart';
import { type Asks, EFFECT, OPENED } from './questions';
import { STEPS } from './steps';

export interface Question {
  readonly kind: AskKind;
  readonly by: Answerer;
}

/** A question opened on top of another, and the answer that opens it. */
export interface Opening extends Question {
  readonly from: AskKind;
  readonly command: CommandType;
}

export const listOf = (asks: Asks): readonly Question[] =>
  (Object.entries(asks) as [AskKind, Answerer][]).map(([kind, by]) => ({ kind, by }));

/** The questions that a state's steps ask. */
export const questionsAt = ({ entry = [] }: ChartState): readonly Question[] => [
  ...new Map(entry.flatMap(({ type }) => listOf(STEPS[type].asks)).map(each => [each.kind, each])).values(),
];

/**
 * The questions that answers open, recursively. Questions that any ability may ask are left out: the diagram draws them
 * once.
 */
export function openingsAt(path: readonly string[], questions: readonly Question[]): readonly Opening[] {
  const seen = new Set(questions.map(({ kind }) => kind));
  const found: Opening[] = [];
  for (const from of seen) {
    for (const [command, groups] of Object.entries(OPENED[from] ?? {}) as [CommandType, readonly Asks[]][]) {
      if (!isGivenIn(path, command)) continue;
      for (const { kind, by } of groups.filter(group => group !== EFFECT).flatMap(listOf)) {
        if (kind === 'flee' && path.includes('attack')) continue; // SHOCK-07: only after a battleshock test
        seen.add(kind);
        found.push({ from, command, kind, by });
      }
    }
  }
  return found;
}

/** ROUND-07: a command that belongs to one phase is not legal in another. */
const isGivenIn = (path: readonly string[], command: CommandType): boolean =>
  path[0] !== 'turn' || PHASE_OF[command] === undefined || PHASE_OF[command] === path[1];
