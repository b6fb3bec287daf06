import { describe, expect, test } from 'vitest';
import { COURSE } from '../../../src/games/aos/course/course';
import { walk } from './random-walk';

/** 33 lessons with six or seven walks each: at least 200 in all. */
const WALKS = Math.ceil(200 / COURSE.length);
const SEEDS = Array.from({ length: WALKS }, (_, i) => i + 1);

describe('whatever a learner does by chance, the lesson can be finished', () => {
  test('at least 200 walks', () => expect(COURSE.length * WALKS).toBeGreaterThanOrEqual(200));

  test.each(COURSE.map(lesson => [lesson.id, lesson] as const))(`%s, seeds 1 to ${WALKS}`, (_, lesson) => {
    for (const seed of SEEDS) walk(lesson, seed);
  });
});
