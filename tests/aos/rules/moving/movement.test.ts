import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { commandSchema } from '../../../../src/games/aos/schemas/command';
import type { Deed, Step } from '../../../../src/games/aos/types';
import { ahead, apart, shifted, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const LIBERATOR = 40 / 25.4;

/** A Lord-Celestant (Move 5") with an enemy so far ahead of it. */
const alone = (gap = 20, more: { readonly deeds?: readonly Deed[]; readonly dice?: readonly number[] } = {}) =>
  stage({
    phase: 'movement',
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, ...(more.deeds && { deeds: more.deeds }) })],
    ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 10 + ahead('lord-celestant', 'liberators', gap) } })],
    dice: more.dice ?? [],
  });
const go = (...corners: readonly (readonly [number, number])[]) =>
  ({
    unit: 'lord-celestant',
    steps: [{ model: 'lord-celestant/1', path: [{ x: 20, y: 10 }, ...corners.map(([x, y]) => ({ x, y }))] }],
  }) as const;

describe('a normal move', () => {
  test.each([
    ['MOVE-12 5.00" of 5"', [[25, 10]], []],
    ['MOVE-12 5.01" of 5"', [[25.01, 10]], ['move.tooFar']],
    [
      'MOVE-05 MOVE-09 two corners are counted leg by leg',
      [
        [22, 10],
        [22, 12],
        [23, 12],
      ],
      [],
    ],
    [
      'MOVE-05 MOVE-09 and cost what they are long',
      [
        [22, 10],
        [22, 12],
        [23.01, 12],
      ],
      ['move.tooFar'],
    ],
    ['MOVE-07 to the very edge of the table', [[20, LIBERATOR / 2 + 5]], []],
  ] as const)('%s', (_, corners, codes) => {
    expect(alone().check({ type: 'move', ...go(...corners) })).toEqual(codes);
  });

  test.each([
    ['MOVE-07 touching the edge', LIBERATOR / 2, []],
    ['MOVE-07 a hundredth over it', LIBERATOR / 2 - 0.01, ['move.offTable']],
  ])('%s', (_, y, codes) => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 4 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 40 } })],
    });
    const steps = [
      {
        model: 'lord-celestant/1',
        path: [
          { x: 20, y: 4 },
          { x: 20, y },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: 'lord-celestant', steps })).toEqual(codes);
  });

  test.each([
    ['MOVE-13 3.00" from an enemy on the way', 3, ['move.tooCloseToEnemy']],
    ['MOVE-13 3.01" from an enemy on the way', 3.01, []],
  ])('%s', (_, gap, codes) => {
    const beside = apart('lord-celestant', 'liberators', gap);
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20 + beside, y: 12.5 }, across: 5 })],
    });
    const steps = [
      {
        model: 'lord-celestant/1',
        path: [
          { x: 20, y: 10 },
          { x: 20, y: 15 },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: 'lord-celestant', steps })).toEqual(codes);
  });

  test('MOVE-02 a unit moves once in a phase', () => {
    const staged = alone();
    staged.submit({ type: 'move', ...go([22, 10]) });
    expect(staged.check({ type: 'move', unit: 'lord-celestant', steps: [] })).toEqual(['move.already']);
  });

  test('MOVE-01 MOVE-02 ending the phase with everyone where they were is legal', () => {
    expect(alone().check({ type: 'endPhase' })).toEqual([]);
  });

  test('ROUND-02 GEN-03 nobody moves the other army, or in the other’s turn', () => {
    const staged = alone();
    expect(staged.check({ type: 'move', unit: 'foe', steps: [] })).toEqual(['unit.notYours']);
    expect(staged.check({ seat: 'ember', type: 'move', unit: 'foe', steps: [] })).toEqual(['turn.notYours']);
  });

  test.each(['hero', 'shooting', 'charge'] as const)('MOVE-03 ROUND-07 nobody moves in the %s phase', phase => {
    const staged = stage({ phase, azure: [unit('lord-celestant')], ember: [unit('liberators', { id: 'foe' })] });
    expect(staged.check({ type: 'move', unit: 'lord-celestant', steps: [] })).toEqual(['turn.wrongPhase']);
  });
});

describe('a unit that moves', () => {
  const rank = () =>
    stage({
      phase: 'movement',
      azure: [unit('liberators', { at: { x: 20, y: 10 } })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
    });
  const forward = (staged: ReturnType<typeof rank>, dy: number, only?: string): readonly Step[] =>
    shifted(staged.unit('liberators'), 0, dy).filter(step => only === undefined || step.model === only);

  test('MOVE-06 models of the unit are in each other’s way, so those in front go first', () => {
    const staged = rank();
    const aside = shifted(staged.unit('liberators'), 3, 0);
    expect(staged.check({ type: 'move', unit: 'liberators', steps: aside })).toEqual([]);
    expect(staged.check({ type: 'move', unit: 'liberators', steps: aside.toReversed() })).toContain('move.blocked');
  });

  test.each([
    ['UNIT-02 MOVE-11 a gap of 1.00" holds together', 1, []],
    ['UNIT-02 MOVE-11 UNIT-04 a gap of 1.01" does not, and nobody moves', 1.01, ['unit.notOneGroup']],
  ])('%s', (_, gap, codes) => {
    const staged = rank();
    const last = staged.unit('liberators').models[4];
    const x = (last?.x ?? 0) - 0.2 + gap;
    const steps = [
      {
        model: 'liberators/5',
        path: [
          { x: last?.x ?? 0, y: 10 },
          { x, y: 10 },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: 'liberators', steps })).toEqual(codes);
    expect(staged.unit('liberators').models[4]).toEqual(last);
  });

  test('MOVE-02 UNIT-02 some may stay behind', () => {
    const staged = rank();
    expect(staged.check({ type: 'move', unit: 'liberators', steps: forward(staged, 0.5, 'liberators/3') })).toEqual([]);
  });

  test('a model is named once, and only if it is there', () => {
    const staged = rank();
    const [step] = forward(staged, 0.5, 'liberators/3');
    if (!step) throw new Error('no step');
    expect(staged.check({ type: 'move', unit: 'liberators', steps: [step, step] })).toContain('model.named.twice');
    expect(staged.check({ type: 'move', unit: 'liberators', steps: [{ ...step, model: 'nobody' }] })).toContain(
      'model.unknown',
    );
    const elsewhere = { ...step, path: step.path.map(({ x, y }) => ({ x: x + 1, y })) };
    expect(staged.check({ type: 'move', unit: 'liberators', steps: [elsewhere] })).toContain('move.startsElsewhere');
  });
});

describe('near the enemy', () => {
  test.each([
    ['RETR-01 at 3.00" only a retreat', 3, ['move.mustRetreat'], []],
    ['RETR-01 at 3.01" only a move', 3.01, [], ['retreat.notEngaged']],
  ])('%s', (_, gap, move, retreat) => {
    const staged = alone(gap);
    expect(staged.check({ type: 'move', ...go([20, 8]) })).toEqual(move);
    expect(staged.check({ type: 'retreat', ...go([20, 8]) })).toEqual(retreat);
  });

  test.each([
    ['RETR-02 ending at 3.00"', 1, ['retreat.endsTooClose']],
    ['RETR-02 ending at 3.01"', 1.01, []],
    ['RETR-04 5.01" is too far for a retreat too', 5.01, ['move.tooFar']],
  ])('%s', (_, back, codes) => {
    expect(alone(2).check({ type: 'retreat', ...go([20, 10 - back]) })).toEqual(codes);
  });

  test('RETR-03 RUN-03 a unit that retreated or ran is marked for the turn', () => {
    const staged = alone(2);
    staged.submit({ type: 'retreat', ...go([20, 6]) });
    expect(staged.unit('lord-celestant').deeds).toEqual(['moved', 'retreated']);
  });
});

describe('a run', () => {
  test.each([
    ['RUN-02 5" and a 4: 9.00"', 9, []],
    ['RUN-02 9.01" is too far', 9.01, ['move.tooFar']],
  ])('%s', (_, length, codes) => {
    const staged = alone(30, { dice: [4] });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    expect(staged.check({ type: 'move', ...go([20 + length, 10]) })).toEqual(codes);
  });

  test('RUN-01 not after the unit has moved', () => {
    const staged = alone();
    staged.submit({ type: 'move', ...go([22, 10]) });
    expect(staged.check({ type: 'run', unit: 'lord-celestant' })).toEqual(['move.already']);
  });

  test('RUN-03 who ran and then stood still has run all the same', () => {
    const staged = alone(20, { dice: [2] });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    staged.submit({ type: 'move', unit: 'lord-celestant', steps: [] });
    expect(staged.unit('lord-celestant').deeds).toContain('ran');
  });

  test('RETR-04 a retreat may be a run', () => {
    const staged = alone(2, { dice: [3] });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    expect(staged.check({ type: 'retreat', ...go([20, 2.1]) })).toEqual([]);
    expect(staged.check({ type: 'move', ...go([20, 2.1]) })).toEqual(['move.mustRetreat']);
  });

  test.each([
    ['CMD-10 CMD-13 a hero commands itself: the run counts as a 6', 11, []],
    ['CMD-10 and no more', 11.01, ['move.tooFar']],
  ])('%s', (_, length, codes) => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 40 } })],
      points: { azure: 1 },
      dice: [2],
    });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    staged.submit({ type: 'atTheDouble', unit: 'lord-celestant' });
    expect(staged.battle().commandPoints.azure).toBe(0);
    expect(staged.check({ type: 'move', ...go([20 + length, 10]) })).toEqual(codes);
  });

  test.each([
    ['CMD-10 6.00" from a hero', 6, undefined, []],
    ['CMD-10 6.01" from a hero', 6.01, undefined, ['command.heroTooFar']],
    ['CMD-10 12.00" from the general', 12, 'lord-celestant/1', []],
    ['CMD-10 12.01" from the general', 12.01, 'lord-celestant/1', ['command.heroTooFar']],
  ])('%s', (_, gap, general, codes) => {
    const staged = stage({
      phase: 'movement',
      azure: [
        unit('liberators', { at: { x: 20, y: 10 }, across: 1 }),
        unit('lord-celestant', { at: { x: 20 + apart('liberators', 'lord-celestant', gap), y: 10 } }),
      ],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 40 } })],
      generals: { azure: general ?? 'liberators/1' },
      points: { azure: 1 },
      dice: [2],
    });
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(staged.check({ type: 'atTheDouble', unit: 'liberators' })).toEqual(codes);
  });
});

describe('flyers', () => {
  const rasps = (gap: number, strict = false) =>
    stage({
      phase: 'movement',
      azure: [unit('guardian-of-souls', { at: { x: 20, y: 10 } })],
      ember: [unit('lord-celestant', { at: { x: 20 + gap, y: 10 } })],
      rulings: { flyIgnoresEnemyZoneMidMove: !strict },
    });
  const over = {
    unit: 'guardian-of-souls',
    steps: [
      {
        model: 'guardian-of-souls/1',
        path: [
          { x: 20, y: 10 },
          { x: 14, y: 10 },
        ],
      },
    ],
  };

  test('FLY-01 a flyer passes over a friend, FLY-03 but does not land on one', () => {
    const staged = stage({
      phase: 'movement',
      azure: [
        unit('guardian-of-souls', { at: { x: 20, y: 10 } }),
        unit('liberators', { at: { x: 17, y: 10 }, across: 1 }),
      ],
      ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
    });
    expect(staged.check({ type: 'move', ...over })).toEqual([]);
    const onTop = {
      ...over,
      steps: [
        {
          model: 'guardian-of-souls/1',
          path: [
            { x: 20, y: 10 },
            { x: 17.5, y: 10 },
          ],
        },
      ],
    };
    expect(staged.check({ type: 'move', ...onTop })).toEqual(['move.blocked']);
  });

  test('FLY-02 a flyer lands under a bridge or on it, as it says, and can say so in a file', () => {
    const outline = rectangle(17, 15, 23, 18);
    const bridge = piece(outline, { solids: [{ outline, bottom: 4, top: { kind: 'flat', z: 4.5 } }] });
    const heightAfter = (level: number) => {
      const staged = stage({
        phase: 'movement',
        azure: [unit('guardian-of-souls', { at: { x: 20, y: 11 } })],
        ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
        terrain: [bridge],
      });
      const path = [
        { x: 20, y: 11 },
        { x: 20, y: 16.5 },
      ];
      const steps = [{ model: 'guardian-of-souls/1', path, level }];
      const move = { seat: 'azure', type: 'move', unit: 'guardian-of-souls', steps } as const;
      expect(v.parse(commandSchema, JSON.parse(JSON.stringify(move)))).toEqual(move);
      staged.submit(move);
      return staged.unit('guardian-of-souls').models[0]?.z;
    };
    expect(heightAfter(4.5)).toBe(4.5);
    expect(heightAfter(0)).toBe(0);
  });

  test('FLY-01 a flyer may cross the 3" zone if it ends outside, unless the strict reading is chosen', () => {
    const staged = (strict: boolean) =>
      stage({
        phase: 'movement',
        azure: [unit('guardian-of-souls', { at: { x: 20, y: 10 } })],
        ember: [
          unit('chainrasp-horde', { places: Array.from({ length: 10 }, (_, i) => ({ x: 17, y: 14 + i * 1.1 })) }),
        ],
        rulings: { flyIgnoresEnemyZoneMidMove: !strict },
      });
    expect(staged(false).check({ type: 'move', ...over })).toEqual([]);
    expect(staged(true).check({ type: 'move', ...over })).toEqual(['move.tooCloseToEnemy']);
    expect(rasps(30).check({ type: 'move', ...over })).toEqual([]);
  });
});
