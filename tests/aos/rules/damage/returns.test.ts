import { describe, expect, test } from 'vitest';
import { baseOf, stage, unit } from '../../fixture';

const GUARDIAN = 'guardian-of-souls';
const HORDE = 'chainrasp-horde';
const { width } = baseOf(HORDE);

/** Ten Chainrasps in a row, base to base, the second, fifth and eighth fallen; a spell brings up to three back. The enemy is so far above the row. */
const calling = (enemyGap = 20, face = 3) => {
  const staged = stage({
    phase: 'hero',
    azure: [
      unit(GUARDIAN, { at: { x: 10, y: 15 } }),
      unit(HORDE, { at: { x: 14, y: 20 }, across: 10, spacing: 0, fallen: [2, 5, 8], lostBefore: true }),
    ],
    ember: [
      unit('lord-celestant', {
        at: { x: 14 + width, y: 20 + width / 2 + enemyGap + baseOf('lord-celestant').length / 2 },
      }),
    ],
    allegiances: { azure: 'nighthaunt' },
    dice: [3, 3, face],
  });
  staged.pass();
  staged.submit({ type: 'cast', unit: GUARDIAN, model: `${GUARDIAN}/1`, spell: 'spectral-lure' });
  staged.submit({ type: 'aimSpell', target: HORDE });
  return staged;
};
const back = (...places: readonly (readonly [x: number, y: number])[]) =>
  ({ type: 'returnModels', unit: HORDE, places: places.map(([x, y]) => ({ x, y, facing: 0 })) }) as const;
/** Where the fallen stood. */
const [SECOND, FIFTH, EIGHTH] = [1, 4, 7].map(i => [14 + i * width, 20] as const);

describe('models that come back', () => {
  test('are the slain of the unit, in the order of the roster', () => {
    const staged = calling();
    expect(staged.ask()).toEqual({ kind: 'returnModels', seat: 'azure', unit: HORDE, count: 3 });
    if (!SECOND || !FIFTH || !EIGHTH) throw new Error('nowhere to stand');
    staged.submit(back(SECOND, FIFTH, EIGHTH));
    expect(staged.eventsOf('modelsReturned')[0]?.placed.map(({ model }) => model)).toEqual(
      [2, 5, 8].map(n => `${HORDE}/${n}`),
    );
    expect(staged.unit(HORDE).models).toHaveLength(10);
  });

  test('UNIT-06 are no more than were called, but fewer will do, or none', () => {
    const staged = calling(20, 1);
    if (!SECOND || !FIFTH) throw new Error('nowhere to stand');
    expect(staged.refusals(back(SECOND, FIFTH))).toEqual([
      { rule: 'UNIT-06', code: 'setUp.wrongCount', facts: { given: 2, needed: 1 } },
    ]);
    expect(staged.check(back(SECOND))).toEqual([]);
    expect(staged.submit(back()).map(({ type }) => type)).not.toContain('modelsReturned');
    expect(staged.ask()?.kind).not.toBe('returnModels');
    expect(staged.unit(HORDE).models).toHaveLength(7);
  });

  test('are no more than were slain', () => {
    expect(calling(20, 6).ask()).toMatchObject({ kind: 'returnModels', count: 3 });
  });

  test('UNIT-02 join their unit', () => {
    expect(calling().check(back([14, 20 + width + 1]))).toEqual([]);
    expect(calling().check(back([14, 20 + width + 1.01]))).toEqual(['unit.notOneGroup']);
  });

  test('SETUP-04 stand on nobody', () => {
    expect(calling().refusals(back([14, 20.1]))).toMatchObject([
      { rule: 'SETUP-04', code: 'setUp.overlaps', facts: { model: `${HORDE}/2`, with: `${HORDE}/1` } },
    ]);
  });

  test.each([
    ['3.01" from an enemy', 3.01, []],
    ['not 3.00" from an enemy that the unit was not within 3" of', 3, ['reserve.nearEnemy']],
  ])('RES-02 %s', (_, gap, codes) => {
    const up = 0.5;
    expect(calling(gap + up).check(back([14 + width, 20 + up]))).toEqual(codes);
  });

  test('RES-02 the refusal says how near, and near what', () => {
    const [refused] = calling(2.5 + 0.6).refusals(back([14 + width, 20.6]));
    expect(refused).toMatchObject({ rule: 'RES-02', facts: { model: `${HORDE}/2`, needed: 3 } });
    expect(refused?.code === 'reserve.nearEnemy' && refused.facts.gap).toBeCloseTo(2.5, 6);
  });

  test('RES-02 but anywhere where the unit was within 3" already', () => {
    expect(calling(2.7).check(back([14 + width, 20.5]))).toEqual([]);
  });
});
