import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../../src/games/aos';
import { DRILL_KINDS, drillOf } from '../../../../src/games/aos/course/drills';
import {
  afterAnswer,
  hasTick,
  NO_PROGRESS,
  type Progress,
  readProgress,
  ticksIn,
} from '../../../../src/games/aos/course/drills/progress';
import { unitOf } from '../../../../src/games/aos/facts/units';
import { RULEBOOK } from '../../../../src/games/aos/rulebook';

describe.each(DRILL_KINDS)('%s', kind => {
  test('the same seed makes the same drill, another seed another', () => {
    expect(drillOf(kind, 7)).toEqual(drillOf(kind, 7));
    expect(drillOf(kind, 7)).not.toEqual(drillOf(kind, 8));
  });

  test('four answers at most, all different, one of them right, and rules that exist, seeds 1 to 40', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { choices, answer, rules } = drillOf(kind, seed);
      const words = choices.map(choice => JSON.stringify(choice, (_, value) => value ?? 'none'));
      expect(choices.length).toBeGreaterThan(1);
      expect(choices.length).toBeLessThan(5);
      expect(new Set(words).size).toBe(choices.length);
      expect(choices[answer]).toBeDefined();
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(RULEBOOK[rule]).toBeDefined();
    }
  });

  test('the position is one the game knows: whose turn it is decides, and no unit is larger than its list says', () => {
    const { battle } = drillOf(kind, 11);
    expect(ageOfSigmar.deciding({ at: '', battle, dice: { kind: 'scripted', faces: [], used: 0 } })).toBe(
      battle.active,
    );
    for (const { id, models } of [...battle.musters.azure, ...battle.musters.ember]) {
      expect(unitOf(battle, id).models.length).toBeLessThanOrEqual(models);
    }
  });
});

describe('progress', () => {
  const answered = (...answers: readonly boolean[]): Progress =>
    answers.reduce((progress, isRight) => afterAnswer(progress, 'sight', isRight), NO_PROGRESS);

  test('a wrong answer ends the streak; the best one stays', () => {
    expect(answered(true, true, false, true).sight).toEqual({ asked: 4, right: 3, streak: 1, best: 2 });
  });

  test('five in a row earn the tick, four do not', () => {
    const four = answered(true, true, true, true);
    expect(hasTick(four.sight)).toBe(false);
    expect(ticksIn(four)).toBe(0);
    const five = afterAnswer(four, 'sight', true);
    expect(hasTick(five.sight)).toBe(true);
    expect(ticksIn(afterAnswer(five, 'sight', false))).toBe(1);
  });

  test('what was kept is read again', () => {
    const kept = answered(true, false, true);
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{"sight":'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['words for numbers', '{"sight":{"asked":"4","right":3,"streak":1,"best":2}}'],
    ['a negative number', '{"sight":{"asked":4,"right":3,"streak":-1,"best":2}}'],
    ['a part of an answer', '{"sight":{"asked":4.5,"right":3,"streak":1,"best":2}}'],
    ['more right than asked', '{"sight":{"asked":2,"right":3,"streak":1,"best":2}}'],
    ['a streak longer than the best', '{"sight":{"asked":9,"right":8,"streak":5,"best":2}}'],
    ['a number beyond all measure', '{"sight":{"asked":1e300,"right":3,"streak":1,"best":2}}'],
  ])('damage counts as nothing: %s', (_, kept) => {
    expect(readProgress(kept)).toEqual(NO_PROGRESS);
  });

  test('one damaged kind leaves the others alone', () => {
    const kept = { ...answered(true, true), roll: { asked: -1 } };
    expect(readProgress(JSON.stringify(kept))).toEqual(answered(true, true));
  });
});
