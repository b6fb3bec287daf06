import { COURSE } from '../../src/games/aos/course/course';
import { walk } from '../aos/course/random-walk';
import type { Fuzz } from './claim';

/** Every lesson, taken by chance and then finished by the teacher's help alone. */
export const lessonsFuzz: Fuzz = {
  name: 'lessons',
  run(seed) {
    for (const lesson of COURSE) walk(lesson, seed);
  },
};
