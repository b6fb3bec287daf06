import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

const MAX_SAID = 60;

/** Outside text, shortened for a message. */
export const brief = (words: string, most = 200): string =>
  words.length > most ? `${words.slice(0, most - 3).trimEnd()}...` : words;

/** Why data does not fit, in plain English: expected and actual. */
export function inPlainWords(issue: Issue): string {
  const words = WORDS[issue.type];
  return words ? words(issue) : `this does not fit here: ${said(issue.input)}`;
}

/** A value in words for a reader. */
function said(value: unknown): string {
  if (typeof value === 'string') return `"${brief(value, MAX_SAID)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return value === null || value === undefined ? 'nothing' : 'a group of fields';
}

const shouldBe =
  (what: string) =>
  ({ input }: Issue): string =>
    input === undefined ? `this is missing; it should be ${what}` : `this should be ${what}, not ${said(input)}`;

const shouldBeAt =
  (bound: string) =>
  ({ input, requirement }: Issue): string =>
    `this should be ${bound} ${String(requirement)}, not ${said(input)}`;

/** A missing or unknown field, or a value that has no fields. */
function fields({ expected, input }: Issue): string {
  if (expected === 'never') return 'nothing of this name belongs here';
  if (expected !== 'Object' && expected !== 'Array') return 'this is missing';
  return shouldBe(expected === 'Array' ? 'a list' : 'a group of fields')({ input } as Issue);
}

const count = (value: unknown): string => Number(value).toLocaleString('en');

function length({ type, input, requirement }: Issue): string {
  const isText = typeof input === 'string';
  const { length: has } = input as string | readonly unknown[];
  if (type === 'max_length') {
    return `this ${isText ? 'text' : 'list'} is too long: ${count(requirement)} is the limit, and it has ${count(has)}`;
  }
  return isText && has === 0
    ? 'this text is empty'
    : `this ${isText ? 'text' : 'list'} is too short: it needs ${count(requirement)}, and it has ${count(has)}`;
}

function choice({ input, expected }: Issue): string {
  if (input === undefined) return 'this is missing';
  const known = (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ');
  return `${said(input)} is not known here; it should be ${known.includes(', ') ? 'one of ' : ''}${brief(known, 120)}`;
}

const WORDS: Readonly<Partial<Record<string, (issue: Issue) => string>>> = {
  string: shouldBe('text'),
  number: shouldBe('a number'),
  boolean: shouldBe('true or false'),
  array: shouldBe('a list'),
  object: fields,
  strict_object: fields,
  loose_object: fields,
  strict_tuple: fields,
  variant: issue => (issue.expected === 'Object' ? fields(issue) : choice(issue)),
  picklist: choice,
  literal: choice,
  integer: shouldBe('a whole number'),
  safe_integer: shouldBe('a whole number that is not too large'),
  finite: shouldBe('a number that is not too large'),
  min_value: shouldBeAt('at least'),
  max_value: shouldBeAt('at most'),
  min_length: length,
  max_length: length,
};
