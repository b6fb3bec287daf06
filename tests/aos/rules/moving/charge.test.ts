import { describe, expect, test } from 'vitest';
import type { Deed } from '../../../../src/games/aos/types';
import { ahead, apart, charge as chargeRoll, stage, unit } from '../../fixture';
import type { DiceScript } from '../../named-rolls';

const facing = (gap: number, dice: DiceScript = [], deeds?: readonly Deed[]) =>
  stage({
    phase: 'charge',
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, ...(deeds && { deeds }) })],
    ember: [
      unit('liberators', { id: 'foe', at: { x: 20, y: 10 + ahead('lord-celestant', 'liberators', gap) }, across: 1 }),
    ],
    points: { azure: 1 },
    dice,
  });
const tryCharge = { type: 'tryCharge', unit: 'lord-celestant' } as const;
const charge = (dy: number, dx = 0) =>
  ({
    type: 'chargeMove',
    unit: 'lord-celestant',
    steps: [
      {
        model: 'lord-celestant/1',
        path: [
          { x: 20, y: 10 },
          { x: 20 + dx, y: 10 + dy },
        ],
      },
    ],
  }) as const;

describe('trying to charge', () => {
  test.each<[string, number, readonly Deed[], readonly string[]]>([
    ['CHARGE-01 12.00" away', 12, [], []],
    ['CHARGE-01 12.01" away', 12.01, [], ['charge.noEnemyNear']],
    ['CHARGE-04 3.01" away', 3.01, [], []],
    ['CHARGE-04 RETR-05 3.00" away', 3, [], ['charge.enemyTooClose']],
    ['CHARGE-03 RUN-03 after a run', 8, ['moved', 'ran'], ['charge.hasRun']],
    ['CHARGE-03 RETR-03 after a retreat', 8, ['moved', 'retreated'], ['charge.hasRetreated']],
    ['CHARGE-08 a second time', 8, ['triedCharge'], ['charge.alreadyTried']],
    [
      'every reason is given at once',
      13,
      ['ran', 'triedCharge'],
      ['charge.noEnemyNear', 'charge.hasRun', 'charge.alreadyTried'],
    ],
  ])('%s', (_, gap, deeds, codes) => {
    expect(facing(gap, [], deeds).check(tryCharge)).toEqual(codes);
  });

  test('CHARGE-02 the roll is two dice', () => {
    const staged = facing(8, [chargeRoll(3, 4)]);
    staged.submit(tryCharge);
    expect(staged.battle().rolledMove).toMatchObject({ kind: 'charge', roll: 7 });
    expect(staged.ask()).toMatchObject({ kind: 'chargeMove', unit: 'lord-celestant' });
  });
});

describe('the charge move', () => {
  test.each([
    ['CHARGE-05 ending 0.51" away', 7, 6.49, ['charge.fellShort']],
    ['CHARGE-05 ending 0.50" away', 7, 6.5, []],
    ['CHARGE-02 7.00" on a 7', 7, 7, []],
    ['CHARGE-02 7.01" on a 7', 7.2, 7.01, ['move.tooFar']],
  ])('%s', (_, gap, length, codes) => {
    const staged = facing(gap, [chargeRoll(3, 4)]);
    staged.submit(tryCharge);
    expect(staged.check(charge(length))).toEqual(codes);
  });

  test('CHARGE-09 the 3" ban does not hold, but models may not be crossed', () => {
    const staged = facing(5, [chargeRoll(6, 6)]);
    staged.submit(tryCharge);
    expect(staged.check(charge(10))).toContain('move.blocked');
  });

  test('CHARGE-06 another enemy than the nearest will do', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [
        unit('liberators', { id: 'near', at: { x: 20, y: 10 + ahead('lord-celestant', 'liberators', 5) }, across: 1 }),
        unit('liberators', { id: 'far', at: { x: 20 + apart('lord-celestant', 'liberators', 8), y: 10 } }),
      ],
      dice: [chargeRoll(4, 4)],
    });
    staged.submit(tryCharge);
    expect(staged.check(charge(0, 8))).toEqual([]);
  });

  test('CHARGE-05 a charge in which no model moves is not one', () => {
    const staged = facing(5, [chargeRoll(6, 6)]);
    staged.submit(tryCharge);
    expect(staged.refusals({ ...charge(0), steps: [] })).toEqual([
      { rule: 'CHARGE-05', code: 'move.noSteps', facts: {} },
    ]);
  });

  /** Two side by side: the first is 4" from the enemy, straight ahead. */
  test.each([
    ['the first to move comes near enough', [1, 2], []],
    ['only the second to move comes near enough', [2, 1], ['charge.fellShort']],
  ])('CHARGE-05 %s', (_, order, codes) => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('liberators', { at: { x: 20, y: 10 }, fallen: [3, 4, 5] })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 10 + ahead('liberators', 'lord-celestant', 4) } })],
      dice: [chargeRoll(2, 2)],
    });
    staged.submit({ type: 'tryCharge', unit: 'liberators' });
    const steps = order.map(number => {
      const { id, x, y } = staged.unit('liberators').models[number - 1] ?? { id: '', x: 0, y: 0 };
      return {
        model: id,
        path: [
          { x, y },
          { x, y: y + 3.5 },
        ],
      };
    });
    expect(staged.check({ type: 'chargeMove', unit: 'liberators', steps })).toEqual(codes);
  });

  test('CHARGE-07 a declined charge moves no model and is not a charge', () => {
    const staged = facing(5, [chargeRoll(6, 6)]);
    staged.submit(tryCharge);
    staged.submit({ type: 'declineCharge', unit: 'lord-celestant' });
    expect(staged.unit('lord-celestant')).toMatchObject({ deeds: ['triedCharge'], models: [{ x: 20, y: 10 }] });
  });

  test('CHARGE-08 a unit that charged is marked, and does not try again', () => {
    const staged = facing(7, [chargeRoll(3, 4)]);
    staged.submit(tryCharge);
    staged.submit(charge(7));
    expect(staged.unit('lord-celestant').deeds).toEqual(['triedCharge', 'charged']);
    expect(staged.check(tryCharge)).toContain('charge.alreadyTried');
  });

  test('CHARGE-09 UNIT-02 MOVE-11 a charge that breaks the unit is refused whole', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('liberators', { at: { x: 20, y: 10 } })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 10 + ahead('liberators', 'lord-celestant', 6) } })],
      dice: [chargeRoll(3, 3)],
    });
    staged.submit({ type: 'tryCharge', unit: 'liberators' });
    const steps = [
      {
        model: 'liberators/1',
        path: [
          { x: 20, y: 10 },
          { x: 20, y: 16 },
        ],
      },
    ];
    const refused = staged.refusals({ type: 'chargeMove', unit: 'liberators', steps });
    expect(refused).toMatchObject([
      { rule: 'UNIT-02', code: 'unit.notOneGroup', facts: { groups: 2, model: 'liberators/1' } },
    ]);
    const [{ facts } = { facts: {} }] = refused;
    expect('gap' in facts && facts.gap).toBeCloseTo(Math.hypot(6, 40 / 25.4 + 0.2) - 40 / 25.4, 5);
  });
});

describe('Forward to Victory', () => {
  test('CMD-11 CMD-04 RR-02 both dice are rolled again, for one point', () => {
    const staged = facing(8, [chargeRoll(6, 1), chargeRoll(4, 5)]);
    staged.submit(tryCharge);
    const [spent] = staged.submit({ type: 'forwardToVictory', unit: 'lord-celestant' });
    expect(spent).toMatchObject({
      type: 'pointSpent',
      seat: 'azure',
      on: 'forward-to-victory',
      unit: 'lord-celestant',
    });
    expect(staged.battle()).toMatchObject({ rolledMove: { roll: 9 }, commandPoints: { azure: 0 } });
  });

  test('CMD-11 RR-03 a roll is changed once', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [
        unit('liberators', { id: 'foe', at: { x: 20, y: 10 + ahead('lord-celestant', 'liberators', 8) }, across: 1 }),
      ],
      points: { azure: 2 },
      dice: [chargeRoll(6, 1), chargeRoll(4, 5)],
    });
    staged.submit(tryCharge);
    staged.submit({ type: 'forwardToVictory', unit: 'lord-celestant' });
    expect(staged.check({ type: 'forwardToVictory', unit: 'lord-celestant' })).toEqual(['command.alreadyUsed']);
    expect(staged.battle().commandPoints.azure).toBe(1);
  });

  test('CMD-04 with no point it is refused, CMD-01 as it is without a hero', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1 })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 18 } })],
      dice: [chargeRoll(1, 2)],
    });
    staged.submit({ type: 'tryCharge', unit: 'liberators' });
    expect(staged.check({ type: 'forwardToVictory', unit: 'liberators' })).toEqual([
      'command.noPoints',
      'command.noHero',
      'command.heroTooFar',
    ]);
  });
});
