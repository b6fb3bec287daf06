import { describe, expect, test } from 'vitest';
import { seeModel } from '../../../src/geometry/sight/sight';
import { coverFuzz } from '../../fuzz/geometry/cover';
import { blockersOfScene, sightFuzz } from '../../fuzz/geometry/sight';
import { seeded } from '../seeded';
import { randomSightScene } from './scenes';

const SEEDS = 2000;
const looks = sightFuzz.filter(comparison => !coverFuzz.includes(comparison));
const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);

describe('against the slow way', () => {
  test.each(looks.map(({ name, run }) => [`${name}, seeds 1 to ${SEEDS}`, run] as const))('%s', (_, run) => {
    for (const seed of seeds) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
    }
  });

  test(`ATK-08 the random tables hold both answers in plenty, seeds 1 to ${SEEDS}`, () => {
    const seen = seeds.filter(seed => {
      const scene = randomSightScene(seeded(seed));
      return seeModel(scene.shooter, scene.target, blockersOfScene(scene)).sees;
    });
    expect(seen.length).toBeGreaterThan(SEEDS / 4);
    expect(SEEDS - seen.length).toBeGreaterThan(SEEDS / 4);
  });
});
