import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../../fixture';

const hero = (id: string, x: number, y: number, more: object = {}) =>
  unit('lord-celestant', { id, at: { x, y }, ...more });
const NEAR = ahead('lord-celestant', 'lord-celestant', 0.5);

/** Pairs of heroes half an inch apart, twelve inches between the pairs. */
const pairs = (count: number, dice: readonly number[] = []) =>
  stage({
    azure: Array.from({ length: count }, (_, i) => hero(`a${i + 1}`, 10 + i * 12, 20)),
    ember: Array.from({ length: count }, (_, i) => hero(`e${i + 1}`, 10 + i * 12, 20 + NEAR)),
    dice,
  });
const misses = (fights: number) => Array.from({ length: fights * 6 }, () => 1);

describe('picking units to fight', () => {
  test('COMBAT-01 the active player first, then in turn', () => {
    const staged = pairs(2, misses(4));
    const picked = [];
    for (const [unitId, foe] of [
      ['a1', 'e1'],
      ['e2', 'a2'],
      ['a2', 'e2'],
      ['e1', 'a1'],
    ] as const) {
      staged.pass();
      picked.push(staged.ask()?.seat);
      staged.attack(unitId, foe);
    }
    expect(picked).toEqual(['azure', 'ember', 'azure', 'ember']);
  });

  test.each([
    ['COMBAT-03 3.00" away', 3, []],
    ['COMBAT-03 3.01" away', 3.01, ['fight.notEligible']],
  ])('%s', (_, gap, codes) => {
    const staged = stage({
      azure: [hero('a', 10, 20)],
      ember: [hero('e', 10, 20 + ahead('lord-celestant', 'lord-celestant', gap))],
    });
    staged.pass();
    expect(staged.check({ type: 'fight', unit: 'a' })).toEqual(codes);
  });

  test('COMBAT-03 a unit that charged may fight though its enemy is gone', () => {
    const staged = stage({ azure: [hero('a', 10, 10, { deeds: ['charged'] })], ember: [hero('e', 10, 40)] });
    staged.pass();
    expect(staged.check({ type: 'fight', unit: 'a' })).toEqual([]);
    expect(staged.refusals({ type: 'pass' })).toMatchObject([{ code: 'fight.mustPick', facts: { eligible: ['a'] } }]);
  });

  test('COMBAT-02 nobody passes who can fight', () => {
    const staged = pairs(1);
    staged.pass();
    expect(staged.refusals({ type: 'pass' })).toMatchObject([{ code: 'fight.mustPick', facts: { eligible: ['a1'] } }]);
  });

  test('COMBAT-04 a unit that fought is not picked again, COMBAT-06 and its side passes', () => {
    const staged = pairs(1, misses(2));
    staged.attack('a1', 'e1');
    staged.attack('e1', 'a1');
    expect(staged.check({ type: 'fight', unit: 'a1' })).toEqual(['fight.already']);
    expect(staged.check({ type: 'pass' })).toEqual([]);
  });

  test('COMBAT-07 two passes in a row end the phase', () => {
    const staged = stage({ azure: [hero('a', 10, 10)], ember: [hero('e', 10, 40)] });
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('combat');
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).not.toBe('combat');
  });

  test('COMBAT-07 a fight between two passes keeps it going', () => {
    const staged = stage({
      active: 'ember',
      azure: [hero('a', 10, 20), hero('b', 40, 20)],
      ember: [hero('e', 10, 20 + NEAR)],
      dice: misses(2),
    });
    staged.attack('e', 'a');
    staged.attack('a', 'e');
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('combat');
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).not.toBe('combat');
  });
});

describe('piling in', () => {
  /** A hero 2" from an enemy, picked to fight. */
  const picked = (gap = 2) => {
    const staged = stage({
      azure: [hero('a', 20, 20)],
      ember: [hero('e', 20, 20 + ahead('lord-celestant', 'lord-celestant', gap))],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'a' });
    return staged;
  };
  const to = (x: number, y: number) =>
    ({
      type: 'pileIn',
      unit: 'a',
      steps: [
        {
          model: 'a/1',
          path: [
            { x: 20, y: 20 },
            { x, y },
          ],
        },
      ],
    }) as const;

  test('PILE-01 COMBAT-05 it is asked for first, and standing still is legal', () => {
    const staged = picked();
    expect(staged.ask()?.kind).toBe('pileIn');
    expect(staged.check({ type: 'pileIn', unit: 'a', steps: [] })).toEqual([]);
    const happened = staged.submit({ type: 'pileIn', unit: 'a', steps: [] });
    expect(happened.map(({ type }) => type)).not.toContain('unitMoved');
  });

  test('PILE-02 MOVE-02 only models of the unit pile in', () => {
    const steps = [{ model: 'e/1', path: [{ x: 20, y: 20 }] }];
    expect(picked().refusals({ type: 'pileIn', unit: 'a', steps })).toMatchObject([
      { rule: 'MOVE-02', code: 'model.unknown', facts: { model: 'e/1' } },
    ]);
  });

  test.each([
    ['PILE-02 up to 3.00"', 20 + Math.sqrt(9 - 4), 22, []],
    ['PILE-02 3.01" is too far', 20 + Math.sqrt(3.01 ** 2 - 4), 22, ['move.tooFar']],
    ['PILE-03 to the enemy', 20, 22, []],
    ['PILE-03 away from the enemy', 20, 19.99, ['pileIn.movesAway']],
    ['PILE-04 MOVE-06 not through it', 20, 22.9, ['move.blocked']],
  ])('%s', (_, x, y, codes) => {
    expect(picked().check(to(x, y))).toEqual(codes);
  });

  test('PILE-03 of two enemies as near as each other, neither may be left', () => {
    const side = apart('lord-celestant', 'lord-celestant', 1);
    const staged = stage({ azure: [hero('a', 20, 20)], ember: [hero('e', 20 - side, 20), hero('f', 20 + side, 20)] });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'a' });
    expect(staged.check(to(20.5, 20))).toEqual(['pileIn.movesAway']);
    expect(staged.check({ type: 'pileIn', unit: 'a', steps: [] })).toEqual([]);
  });

  test('ATK-18 COMBAT-08 targets are read after the pile-in', () => {
    const staged = picked(2);
    staged.submit(to(20, 21.5));
    expect(staged.ask()).toMatchObject({ kind: 'pickTargets', unit: 'a' });
  });

  test.each([
    ['UNIT-05 a split unit may stand still', 0, []],
    ['UNIT-05 PILE-04 but if anyone moves it must join up', 0.5, ['unit.notOneGroup']],
  ])('%s', (_, dy, codes) => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 }, spacing: 0.6, fallen: [2, 3] })],
      ember: [hero('e', 20, 20 + ahead('liberators', 'lord-celestant', 1.5))],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'liberators' });
    const steps =
      dy === 0
        ? []
        : [
            {
              model: 'liberators/1',
              path: [
                { x: 20, y: 20 },
                { x: 20, y: 20 + dy },
              ],
            },
          ];
    expect(staged.check({ type: 'pileIn', unit: 'liberators', steps })).toEqual(codes);
  });
});
