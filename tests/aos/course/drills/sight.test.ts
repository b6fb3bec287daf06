import { expect, test } from 'vitest';
import type { Drill } from '../../../../src/games/aos/course/drills';
import { unitOf } from '../../../../src/games/aos/facts/units';
import type { Unit } from '../../../../src/games/aos/types';
import { blockersIn, everyDrill, isBlocked, SEEDS, slowGlimpse } from './slow-answers';

const { drills, each } = everyDrill('sight');

const who = ({ choices, answer }: Drill): string => {
  const choice = choices[answer];
  return choice?.say === 'sight' ? choice.who : 'nothing';
};

const only = ({ models: [model] }: Unit) => {
  if (!model) throw new Error('nobody stands there');
  return model;
};

test(`ATK-08 ATK-09 which models see each other, against meshes and a dense fan of rays, seeds 1 to ${SEEDS}`, () => {
  each(drill => {
    const { battle, question, proof } = drill;
    if (question.about !== 'sight' || proof.by !== 'sight') throw new Error('no view');
    const [one, other] = [unitOf(battle, question.one), unitOf(battle, question.other)];
    const looks = [
      { from: one, to: other, sight: proof.ofOne, sees: ['both', 'one'].includes(who(drill)) },
      { from: other, to: one, sight: proof.ofOther, sees: ['both', 'other'].includes(who(drill)) },
    ];
    for (const { from, to, sight, sees } of looks) {
      expect(sight.sees).toBe(sees);
      const meshes = blockersIn(battle, from, to, sight.sees ? 'inscribed' : 'circumscribed');
      if (sight.sees) expect(isBlocked(meshes, sight.ray.from, sight.ray.to)).toBe(false);
      else expect(slowGlimpse(only(from), only(to), meshes)).toBeUndefined();
    }
  });
});

test(`about half see each other, and each answer comes up, seeds 1 to ${SEEDS}`, () => {
  const count = (wanted: string) => drills.filter(drill => who(drill) === wanted).length;
  expect(count('both')).toBeGreaterThan(0.38 * SEEDS);
  expect(count('both')).toBeLessThan(0.6 * SEEDS);
  for (const wanted of ['one', 'other', 'neither']) expect(count(wanted)).toBeGreaterThan(20);
});
