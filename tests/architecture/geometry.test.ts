import { expect, test } from 'vitest';
import { sourcesIn } from './sources';

const RULE = /\b[A-Z]{2,6}-\d\d\b/;

test('geometry cites no rule: the game that asks cites it', () => {
  const cited = sourcesIn('src/geometry').flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => (RULE.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(cited).toEqual([]);
});
