import { MACHINE_CHART } from '../../games/aos/flow/battle.machine';
import type { ChartState } from '../../games/aos/flow/chart';
import { openingsAt, questionsAt } from '../../games/aos/flow/questions-at';
import { ANSWERER_WORDS } from '../../games/aos/words/rulebook/sequence';

/** A state with its questions: as data in `meta`, and as text in `description`, which viewers show. */
function described(path: readonly string[], state: ChartState): object {
  const { states } = state;
  if (states) {
    const inner = Object.entries(states).map(([name, each]) => [name, described([...path, name], each)]);
    return { ...state, states: Object.fromEntries(inner) };
  }
  const asked = questionsAt(state);
  const questions = [...asked, ...openingsAt(path, asked)];
  if (questions.length === 0) return state;
  const lines = new Set(questions.map(({ kind, by }) => `${kind}: ${ANSWERER_WORDS[by]}`));
  return { ...state, description: [...lines].join('\n'), meta: { questions } };
}

/** The machine as a file that `createMachine` and state-chart viewers read. */
export function chartJson(): string {
  const { id, on, ...chart } = MACHINE_CHART;
  return `${JSON.stringify({ id, on, ...described([], chart) }, undefined, 1)}\n`;
}
