/** npm run diagram: draws the sequence of a battle into docs/sequence-diagram.md, from the machine itself. */
import { writeFileSync } from 'node:fs';
import { battleMachine } from '../games/aos/flow/battle.machine';

type Node = (typeof battleMachine)['root'];

const nameOf = (node: Node): string => node.path.join('_');
const WORDS: Readonly<Record<string, string>> = { isCutShort: 'cut short' };
const words = (name: string): string => WORDS[name] ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

function linesOf(node: Node, indent: string): readonly string[] {
  const children = Object.values(node.states) as readonly Node[];
  if (children.length === 0)
    return [`${indent}${nameOf(node)} : ${[node.key, ...node.entry.map(stepName)].join(' / ')}`];
  const inner = children.flatMap(child => linesOf(child, `${indent}  `));
  const first = node.initial.target[0];
  const start = first ? [`${indent}  [*] --> ${nameOf(first)}`] : [];
  if (node.path.length === 0) return [...start, ...inner];
  return [`${indent}state "${node.key}" as ${nameOf(node)} {`, ...start, ...inner, `${indent}}`];
}

const stepName = (action: unknown): string => {
  const { type, params } = action as { readonly type: string; readonly params?: string };
  return words(params ? `${type} ${params}` : type);
};

function arrowsOf(node: Node): readonly string[] {
  const own = (node.transitions.get('settled') ?? []).flatMap(({ guard, target }) => {
    if (guard === 'isCutShort' || !target?.[0]) return [];
    const when = typeof guard === 'string' ? ` : ${words(guard)}` : '';
    return [`  ${nameOf(node)} --> ${nameOf(target[0])}${when}`];
  });
  return [...own, ...(Object.values(node.states) as readonly Node[]).flatMap(arrowsOf)];
}

/** The page as text; a test compares it with the file in docs. */
export function diagramText(): string {
  const head =
    '# The sequence of a battle, drawn\n\nMade by `npm run diagram` from `src/games/aos/flow/battle.machine.ts`. Every state also leads to `over` when the battle is cut short (FB-08).\n';
  const body = [
    'stateDiagram-v2',
    ...linesOf(battleMachine.root, '  '),
    ...arrowsOf(battleMachine.root),
    '  over --> [*]',
  ];
  return `${head}\n\`\`\`mermaid\n${body.join('\n')}\n\`\`\`\n`;
}

if (process.argv[1]?.endsWith('diagram.ts')) writeFileSync('docs/sequence-diagram.md', diagramText());
