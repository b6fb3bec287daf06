import { expect, test } from 'vitest';
import { BADGE_NUMBERS, WOUNDS } from '../../../../src/scene/minis/bases/badge-material';
import { badgesOf } from '../../../../src/scene/minis/bases/badges';
import { plainMini } from '../plain-mini';

test('a fresh mini has no badge', () => {
  expect(badgesOf([plainMini({})])).toEqual([]);
});

test('wounds come first, deeds beside them, all centred on the base', () => {
  const badges = badgesOf([plainMini({ wounds: 2, badges: ['chevrons', 'bolt'] })]);
  expect(badges.map(badge => badge.number)).toEqual([WOUNDS + 2, BADGE_NUMBERS.chevrons, BADGE_NUMBERS.bolt]);
  expect(badges.map(badge => badge.aside)).toEqual([-1, 0, 1]);
});

test('more wounds than fit look like as many as fit', () => {
  expect(badgesOf([plainMini({ wounds: 14 })])[0]?.number).toBe(WOUNDS + 9);
});
