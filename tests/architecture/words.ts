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
  'button',
  'label',
  'note',
  'placeholder',
  'title',
  'what',
  'who',
  'words',
]);

const WORD = /\p{L}{2}/u;
/** Two words in a row are a sentence, wherever they stand. */
const SENTENCE = /\p{L}{2} \p{L}/u;
/** Attributes with several words that are not shown to users. */
const UNREAD = new Set(['className', 'd', 'style', 'transform', 'viewBox']);
/** The name of an icon is one small word; a name that people read begins large or has several words. */
const NAME = /\p{Lu}| /u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** What our own mistakes say is read by programmers. */
const isBug = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee['name'] === 'bug';

/** The words in a file that people read: in its markup, and whole sentences anywhere. */
export function wordsIn({ file, text }: Source): readonly string[] {
  const found = new Set<string>();
  const say = (words: unknown, pattern = WORD) => {
    if (typeof words === 'string' && WORD.test(words) && pattern.test(words)) found.add(words.trim());
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
    if (node.type === 'ImportDeclaration' || isBug(node)) return;
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') read(node, SENTENCE);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node['children']].flat()) read(child);
    if (node.type === 'JSXAttribute') {
      const name = isNode(node['name']) ? String(node['name']['name']) : '';
      if (UNREAD.has(name)) return;
      if (READ_ALOUD.has(name)) read(node['value']);
      if (name === 'name') read(node['value'], NAME);
    }
    for (const part of partsOf(node)) visit(part);
  };
  for (const statement of parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }).body)
    visit(statement as unknown as Node);
  return [...found];
}
