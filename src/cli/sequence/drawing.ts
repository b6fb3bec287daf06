import type { AskKind } from '../../games/aos/asks';
import { BATTLE_CHART } from '../../games/aos/flow/battle-chart';
import type { ChartState } from '../../games/aos/flow/chart';
import { INTERRUPTS } from '../../games/aos/flow/interrupts';
import { EFFECT, PROPOSED } from '../../games/aos/flow/questions';
import { listOf, openingsAt, type Question, questionsAt } from '../../games/aos/flow/questions-at';
import { COMMAND_RULES } from '../../games/aos/rules/command-table';
import { PHASES } from '../../games/aos/types';
import { ANSWERER_WORDS } from '../../games/aos/words/rulebook/sequence';
import { conditionWords, stepWords } from './sentences';

type Path = readonly string[];

const idOf = (path: Path): string => path.join('_') || 'battle';
const labelOf = ({ kind, by }: Question): string => `${kind} · ${ANSWERER_WORDS[by]}`;

/** Commands that change a roll and leave its question open: CMD-10, CMD-11, RR-01. */
const ON_A_ROLL = ['atTheDouble', 'forwardToVictory', 'rerollMove'] as const;

/** The state at a path of the chart. */
export const stateAt = (path: Path): ChartState =>
  path.reduce<ChartState>((state, name) => state.states?.[name] ?? {}, BATTLE_CHART);

/** A state that may ask questions; questions that lead to others are states of their own. */
function stopLines(path: Path, state: ChartState): readonly string[] {
  const id = idOf(path);
  const name = path.at(-1) ?? '';
  const questions = questionsAt(state);
  const openings = openingsAt(path, questions);
  const changes = new Set([...questions, ...openings].flatMap(({ kind }) => changesOf(id, kind)));
  const steps = (state.entry ?? []).map(({ type, params }) => stepWords(type, params));
  if (openings.length === 0 && changes.size === 0)
    return [`${id} : ${[name, ...steps].join(' / ')}`, ...questions.map(each => `${id} : ${labelOf(each)}`)];
  const inner = new Map([...openings, ...questions].map(each => [each.kind, each]));
  return [
    `state "${name}" as ${id} {`,
    ...questions.map(({ kind }) => `  [*] --> ${id}_${kind}`),
    ...[...inner.values()].map(each => `  ${id}_${each.kind} : ${labelOf(each)}`),
    ...joined([
      ...openings.map(({ from, command, kind }) => ({ from: `${id}_${from}`, to: `${id}_${kind}`, label: command })),
      ...changes,
    ]).map(line => `  ${line}`),
    '}',
  ];
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const changesOf = (id: string, kind: AskKind): readonly Line[] =>
  ON_A_ROLL.filter(command => (COMMAND_RULES[command].answers as readonly string[]).includes(kind)).map(label => ({
    from: `${id}_${kind}`,
    to: `${id}_${kind}`,
    label,
  }));

/** Merges lines with the same two ends, with all their labels. */
function joined(lines: readonly Line[]): readonly string[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to, label } of lines) {
    const labels = ends.get(`${from} --> ${to}`) ?? new Set();
    ends.set(`${from} --> ${to}`, labels.add(label));
  }
  return [...ends].map(([end, labels]) => {
    const said = [...labels].filter(label => label !== '').join(', ');
    return said === '' ? end : `${end} : ${said}`;
  });
}

/** The states below a path; compound ones as plain boxes. */
function boxLines(path: Path): readonly string[] {
  return Object.entries(stateAt(path).states ?? {}).flatMap(([name, state]) =>
    state.states ? [`${idOf([...path, name])} : ${name}`] : stopLines([...path, name], state),
  );
}

/** The path of a target: a sibling name, or a path from the root. */
const targetPath = (path: Path, target: string): Path =>
  target.startsWith('#battle.') ? target.slice('#battle.'.length).split('.') : [...path.slice(0, -1), target];

const isBelow = (path: Path, drawn: Path): boolean => drawn.every((name, index) => path[index] === name);

/** Arrows of everything below a path, with each end moved out to a drawn box. */
function arrowsBelow(drawn: Path, path: Path = drawn): readonly Line[] {
  const { states = {}, on = {} } = stateAt(path);
  const own = Object.entries(on).flatMap(([event, arrows]) =>
    arrows.flatMap(({ guard, target }) => {
      const to = targetPath(path, target);
      if (guard === 'isCutShort') return [];
      const from = path.length === drawn.length ? '[*]' : idOf(path.slice(0, drawn.length + 1));
      const end = idOf(isBelow(to, drawn) ? to.slice(0, drawn.length + 1) : to);
      if (from === end && (path.length > drawn.length + 1 || event === 'phaseCut')) return [];
      const label = event === 'phaseCut' ? 'cut by agreement' : guard ? conditionWords(guard) : '';
      return [{ from, to: end, label }];
    }),
  );
  return [...own, ...Object.keys(states).flatMap(name => arrowsBelow(drawn, [...path, name]))];
}

/** States outside the drawing that arrows lead to. */
function outsideLines(drawn: Path, arrows: readonly string[]): readonly string[] {
  const ends = arrows.map(line => / --> (\S+)/.exec(line)?.[1] ?? '');
  const inside = new Set(Object.keys(stateAt(drawn).states ?? {}).map(name => idOf([...drawn, name])));
  return [...new Set(ends)].filter(id => !inside.has(id)).map(id => `${id} : ${id.replaceAll('_', ', ')}`);
}

const mermaid = (lines: readonly string[]): string =>
  `\`\`\`mermaid\nstateDiagram-v2\n${lines.map(line => `  ${line}`).join('\n')}\n\`\`\`\n`;

/** One composite state of the chart: its states, their questions, and where they lead. */
function drawingOf(path: Path): string {
  const { initial } = stateAt(path);
  const arrows = joined(arrowsBelow(path));
  const end = path.length === 0 ? ['over --> [*]'] : [];
  return mermaid([
    `[*] --> ${idOf([...path, initial ?? ''])}`,
    ...boxLines(path),
    ...outsideLines(path, arrows),
    ...arrows,
    ...end,
  ]);
}

/** Interrupts, which can happen anywhere, in order of priority. */
const betweenDrawing = (): string =>
  mermaid(
    INTERRUPTS.flatMap(({ name, asks }, index) => {
      const before = INTERRUPTS[index - 1]?.name;
      const own = listOf(asks).filter(({ kind, by }) => EFFECT[kind] !== by);
      return [
        `between_${name} : ${name}`,
        ...own.map(each => `between_${name} : ${labelOf(each)}`),
        before ? `between_${before} --> between_${name} : done` : `[*] --> between_${name}`,
      ];
    }),
  );

const effectDrawing = (): string =>
  mermaid([...listOf(EFFECT), ...listOf(PROPOSED)].map(question => `[*] --> ${question.kind} : ${labelOf(question)}`));

const SECTIONS: readonly (readonly [title: string, drawing: () => string])[] = [
  ['The battle', () => drawingOf([])],
  ['Set-up', () => drawingOf(['setUp'])],
  ['How a round begins', () => drawingOf(['round'])],
  ['A turn', () => drawingOf(['turn'])],
  ...PHASES.map(name => [`The ${name} phase`, () => drawingOf(['turn', name])] as const),
  ['One unit attacks (the same in every phase)', () => drawingOf(['turn', 'combat', 'attack'])],
  ['The end of a turn', () => drawingOf(['endOfTurn'])],
  ['What comes between, wherever the battle is', betweenDrawing],
  ['What abilities, spells and proposals may ask, wherever they are used', effectDrawing],
];

const HEAD = `# The sequence of a battle, drawn

Made by \`npm run diagram\` from \`src/games/aos/flow/battle-chart.ts\`; the same chart as JSON is
[sequence.machine.json](sequence.machine.json), and [sequence.md](sequence.md) says how to open it in a viewer. In each state stand its
steps and the questions that are asked there, with who answers. Every state also leads to \`over\` when the battle is cut
short (FB-08).
`;

/** The page as text; a test compares it with the file in docs. */
export const drawingText = (): string =>
  [HEAD, ...SECTIONS.map(([title, drawing]) => `## ${title}\n\n${drawing()}`)].join('\n');
