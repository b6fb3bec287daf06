import { describe, expect, test } from 'vitest';
import { EVERY_ABILITY, flat } from './every-ability';

describe('what holds for those around a bearer', () => {
  test('lasts on the bearer and is measured when it matters: no unit nearby is marked permanently', () => {
    const lasting = EVERY_ABILITY.filter(
      ({ reach, choices = [] }) =>
        reach?.isAll &&
        reach.side !== 'enemy' &&
        flat(choices.flatMap(choice => choice.deals)).some(deal => deal.do === 'grant'),
    );
    expect(lasting.map(({ id }) => id)).toEqual([]);
  });

  test('and says so: a text with "while" that is used at a moment grants an aura', () => {
    const used = EVERY_ABILITY.filter(({ when, text }) => when !== 'always' && / while /.test(text));
    expect(used.map(({ id }) => id).toSorted()).toEqual([
      'lightshard-of-the-harvest-moon',
      'lord-celestant-furious-retribution',
    ]);
    for (const { reach, choices = [] } of used) {
      expect(reach).toBeUndefined();
      expect(choices.flatMap(choice => choice.deals)).toMatchObject([{ do: 'grant', reach: { within: 12 } }]);
    }
  });
});
