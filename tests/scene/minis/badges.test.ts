import { expect, test } from 'vitest';
import { roundBase } from '../../../src/geometry/shape';
import { createActor } from '../../../src/scene/minis/actor';
import { MARK_NUMBERS, WOUNDS } from '../../../src/scene/minis/badge-material';
import { badgesOf } from '../../../src/scene/minis/badges';
import type { MiniView } from '../../../src/scene/minis/mini-view';

const actor = (more: Partial<MiniView>) =>
  createActor({
    id: 'a',
    figure: 'f',
    pose: 0,
    seat: 0,
    x: 0,
    y: 0,
    z: 0,
    facing: 0,
    outline: roundBase(32),
    height: 2,
    ...more,
  });

test('a fresh mini wears no badge', () => {
  expect(badgesOf([actor({})])).toEqual([]);
});

test('wounds come first, deeds beside them, all centred on the base', () => {
  const badges = badgesOf([actor({ wounds: 2, marks: ['ran', 'charged'] })]);
  expect(badges.map(badge => badge.number)).toEqual([WOUNDS + 2, MARK_NUMBERS.ran, MARK_NUMBERS.charged]);
  expect(badges.map(badge => badge.aside)).toEqual([-1, 0, 1]);
});

test('more wounds than fit look like as many as fit', () => {
  expect(badgesOf([actor({ wounds: 14 })])[0]?.number).toBe(WOUNDS + 9);
});
