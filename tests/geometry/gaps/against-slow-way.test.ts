import { expect, test } from 'vitest';
import { CASES } from '../../fuzz/claim';
import { measureFuzz } from '../../fuzz/geometry';

const SEEDS = 20;

test('every comparison runs at least 2,000 cases', () => {
  expect(SEEDS * CASES).toBeGreaterThanOrEqual(2000);
  expect(measureFuzz.length).toBeGreaterThan(15);
});

test.each(measureFuzz)(`$name against the slow way, seeds 1 to ${SEEDS}`, ({ run }) => {
  for (let seed = 1; seed <= SEEDS; seed++) run(seed);
});
