import { expect, test } from 'vitest';
import { SETTINGS, settingsFor } from '../../src/scene/quality';

test('low quality casts no shadows and reflects nothing', () => {
  expect(SETTINGS.low).toMatchObject({ shadows: 0, reflections: false, matPixels: 24 });
});

test('half the resolution draws half the pixels along each side and changes nothing else', () => {
  const { pixels, ...rest } = settingsFor({ quality: 'high', resolution: 0.5, effects: true });
  const { pixels: whole, ...all } = SETTINGS.high;
  expect(pixels).toEqual({ share: whole.share / 2, most: whole.most / 2 });
  expect(rest).toEqual(all);
});

test('without effects nothing casts shadows, reflects or is ornament, and figures keep their detail', () => {
  expect(settingsFor({ quality: 'high', resolution: 1, effects: false })).toEqual({
    ...SETTINGS.high,
    shadows: 0,
    reflections: false,
    effects: 'none',
  });
});
