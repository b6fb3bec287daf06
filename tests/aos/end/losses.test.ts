import { expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import { lossesOf, lostAfter, ticksTo } from '../../../src/games/aos/end/losses';
import { originOf } from '../../../src/games/aos/origin';
import type { Phase, Seat } from '../../../src/games/aos/types';
import { seededState } from '../../../src/kernel/dice';
import type { HistoryEntry } from '../../../src/play/history';

const origin = originOf(firstClash);

const fell = (seat: Seat, warscroll: string, round: number, turn: 1 | 2, phase: Phase): HistoryEntry<Aos> => ({
  before: { at: '', battle: { ...origin, round, turn, phase }, dice: seededState(1) },
  event: {
    type: 'modelSlain',
    triggers: [],
    slain: { model: 'x/1', unit: 'x', warscroll, seat, cause: 'attack', by: undefined, round },
  },
});

test('FB-09 losses add up in Wounds, each side on its own, at the moment they fell', () => {
  const { series, rounds, most } = lossesOf([
    fell('azure', 'liberators', 1, 1, 'combat'),
    fell('azure', 'liberators', 1, 1, 'combat'),
    fell('ember', 'chainrasp-horde', 2, 2, 'battleshock'),
  ]);
  expect(series.azure).toEqual([
    { at: 0, lost: 0 },
    { at: 0.375, lost: 4 },
  ]);
  expect(series.ember.map(({ lost }) => lost)).toEqual([0, 1]);
  expect(series.ember[1]?.at).toBeCloseTo(1.9583, 3);
  expect([rounds, most]).toEqual([2, 4]);
});

test('what was lost when a round was over', () => {
  const { series } = lossesOf([fell('ember', 'chainrasp-horde', 2, 1, 'shooting')]);
  expect([1, 2, 3].map(round => lostAfter(series.ember, round))).toEqual([0, 1, 1]);
});

test('a battle without losses still has an axis', () => {
  expect(lossesOf([]).most).toBe(0);
  expect(ticksTo(0)).toEqual([0, 1]);
});

test.each([
  [3, [0, 1, 2, 3]],
  [9, [0, 2, 4, 6, 8, 10]],
  [37, [0, 10, 20, 30, 40]],
  [63, [0, 20, 40, 60, 80]],
])('round numbers up to %d', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});
