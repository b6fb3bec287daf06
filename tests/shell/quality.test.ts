import { expect, test } from 'vitest';
import { lighterThan, qualityFrom } from '../../src/shell/browser/quality';

test.each([
  ['?quality=low', 'low'],
  ['?still&quality=medium', 'medium'],
  ['?quality=ultra', undefined],
  ['', undefined],
])('the address %s asks for quality %s', (search, quality) => {
  expect(qualityFrom(search)).toBe(quality);
});

test('quality steps down to low and never further', () => {
  expect([lighterThan('high'), lighterThan('medium'), lighterThan('low')]).toEqual(['medium', 'low', 'low']);
});
