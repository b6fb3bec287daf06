import { parseAst } from 'vite';
import type { Source } from './sources';

/** Attributes whose value is read by people. */
const READ_ALOUD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'note',
  'placeholder',
  'title',
  'what',
  'who',
]);

const WORD = /\p{L}{2}/u;
/** The name of an icon is one small word; a name that people read begins large or has several words. */
const NAME = /\p{Lu}| /u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The words that people read on a page and that stand in its markup: what a translator would have to look for there. */
export function wordsIn({ file, text }: Source): readonly string[] {
  const found: string[] = [];
  const say = (words: unknown, pattern = WORD) => {
    if (typeof words === 'string' && WORD.test(words) && pattern.test(words)) found.push(words.trim());
  };
  const read = (node: unknown, pattern = WORD): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' || node.type === 'JSXText') say(node['value'], pattern);
    if (node.type === 'TemplateLiteral')
      say(text.slice(node.start + 1, Number(node['end']) - 1).replace(/\$\{[^}]*\}/g, '…'), pattern);
    if (node.type === 'JSXExpressionContainer') read(node['expression'], pattern);
    if (node.type === 'ConditionalExpression')
      for (const way of [node['consequent'], node['alternate']]) read(way, pattern);
    if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
      if (node['operator'] !== '&&') read(node['left'], pattern);
      read(node['right'], pattern);
    }
  };
  const visit = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node['children']].flat()) read(child);
    if (node.type === 'JSXAttribute') {
      const name = isNode(node['name']) ? node['name']['name'] : undefined;
      if (typeof name === 'string' && READ_ALOUD.has(name)) read(node['value']);
      if (name === 'name') read(node['value'], NAME);
    }
    for (const part of partsOf(node)) visit(part);
  };
  for (const statement of parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }).body)
    visit(statement as unknown as Node);
  return found;
}
