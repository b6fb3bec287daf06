import { Color } from 'three';
import { expect, test } from 'vitest';
import { THEME_LIGHTS } from '../../../src/scene/surroundings/theme-light';

/** How light a colour is to the eye, from 0 to 1. */
function lightness(hex: string): number {
  const { r, g, b } = new Color(hex);
  return 0.21 * r + 0.72 * g + 0.07 * b;
}

test.each(Object.entries(THEME_LIGHTS))(
  'in the realm of %s base tops are dark, so that figures stand out',
  (_, { ground }) => {
    expect(lightness(ground)).toBeLessThan(0.18);
  },
);

test.each(Object.entries(THEME_LIGHTS))(
  'in the realm of %s leaves are no lighter than a figure',
  (_, { leaf: [, , light] }) => {
    expect(lightness(light)).toBeLessThan(0.11);
  },
);
