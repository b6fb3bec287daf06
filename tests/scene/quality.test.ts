import { expect, test } from 'vitest';
import { qualityFrom, SETTINGS } from '../../src/scene/quality';

test.each([
  ['?quality=low', 'low'],
  ['?still&quality=medium', 'medium'],
  ['?quality=ultra', undefined],
  ['', undefined],
])('the address %s asks for quality %s', (search, quality) => {
  expect(qualityFrom(search)).toBe(quality);
});

test('low quality casts no shadows and reflects nothing', () => {
  expect(SETTINGS.low).toMatchObject({ shadows: 0, reflections: false, matPixels: 24 });
});
