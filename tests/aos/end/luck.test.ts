import { expect, test } from 'vitest';
import { chanceOf, luckOf, ROLLS, strayOf } from '../../../src/games/aos/end/luck';
import { rollOne } from '../../../src/games/aos/rules/fighting/attack-dice';
import { SEATS } from '../../../src/games/aos/types';
import { diceFrom, scriptedState } from '../../../src/kernel/dice';
import { historyOf } from '../../../src/play/history';
import { fought } from '../words/fought';

const REROLLS = [undefined, { which: 'ones', cause: 'a test' }, { which: 'failed', cause: 'a test' }] as const;

const SPOILS = [undefined, { which: 'sixes', cause: 'a test' }, { which: 'passed', cause: 'a test' }] as const;

const CASES = ROLLS.flatMap(roll =>
  [2, 3, 4, 5, 6, 7].flatMap(needed =>
    [-2, -1, 0, 1, 2].flatMap(modifier =>
      REROLLS.flatMap(reroll =>
        [true, false].flatMap(isForced => SPOILS.map(spoil => ({ roll, needed, modifier, reroll, isForced, spoil }))),
      ),
    ),
  ),
);

test('RR-01 to RR-06, SEQ-01 to SEQ-06 the chance of a die is that of the rules, for all 36 pairs of faces', () => {
  for (const { roll, needed, modifier, reroll, isForced, spoil } of CASES) {
    let passed = 0;
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        const dice = diceFrom(scriptedState([first, second]));
        if (rollOne(roll, needed, modifier, reroll, isForced, dice, spoil).passed) passed += 1;
      }
    }
    const told = `${roll} ${needed}+ ${modifier} ${reroll?.which} ${isForced} ${spoil?.which}`;
    expect(chanceOf(roll, needed, modifier, reroll, isForced, spoil), told).toBeCloseTo(passed / 36, 12);
  }
});

test('over a whole battle every hit, wound and save roll is counted for the side that wants it, seed 3', () => {
  const told = historyOf(fought(3));
  const luck = luckOf(told);
  for (const roll of ROLLS) {
    const rolled = told.flatMap(({ event }) => (event.type === 'diceRolled' && event.roll === roll ? event.dice : []));
    const tallies = SEATS.map(seat => luck[seat][roll]);
    expect(tallies.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(rolled.length);
    expect(tallies.reduce((sum, { actual }) => sum + actual, 0)).toBe(rolled.filter(({ passed }) => passed).length);
    for (const { rolls, expected } of tallies) expect(expected).toBeLessThanOrEqual(rolls);
  }
  expect(luck.azure.hit.rolls).toBeGreaterThan(0);
});

test('over 24 battles the strays are what the error bars promise: mean about 0, deviation about 1, seeds 1 to 24', () => {
  const strays = Array.from({ length: 24 }, (_, i) => luckOf(historyOf(fought(i + 1)))).flatMap(luck =>
    SEATS.flatMap(seat =>
      ROLLS.flatMap(roll => (luck[seat][roll].rolls >= 5 ? (strayOf(luck[seat][roll]) ?? []) : [])),
    ),
  );
  const mean = strays.reduce((sum, stray) => sum + stray, 0) / strays.length;
  const deviation = Math.sqrt(strays.reduce((sum, stray) => sum + (stray - mean) ** 2, 0) / strays.length);
  expect(strays.length).toBeGreaterThan(40);
  expect(Math.abs(mean)).toBeLessThan(3 / Math.sqrt(strays.length));
  expect(deviation).toBeGreaterThan(0.75);
  expect(deviation).toBeLessThan(1.25);
});

test('where nothing was left to chance there is no stray', () => {
  expect(strayOf({ rolls: 0, actual: 0, expected: 0, variance: 0 })).toBeUndefined();
  expect(strayOf({ rolls: 4, actual: 3, expected: 2, variance: 1 })).toBe(1);
});
