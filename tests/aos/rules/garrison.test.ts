import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../../src/systems/aos/types';
import { stage, unit } from '../stage';
import { piece, rectangle } from './terrain-pieces';

const RADIUS = 40 / 25.4 / 2;
const keep: Terrain = piece(rectangle(20, 10, 26, 16), { id: 'keep', height: 4, isGarrison: true });
const hut: Terrain = piece(rectangle(40, 10, 46, 16), { id: 'hut', height: 4 });
const far = unit('liberators', { id: 'foe', at: { x: 60, y: 44 } });

describe('entering', () => {
  const outside = (gap: number, enemyGap = 30) =>
    stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20 - RADIUS - gap, y: 13 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 26 + RADIUS + enemyGap, y: 13 } })],
      terrain: [keep, { ...hut, id: 'hut' }],
    });

  test.each([
    ['GARR-03 6.00" from the feature', 6, 30, []],
    ['GARR-03 6.01" away', 6.01, 30, ['garrison.tooFar']],
    ['GARR-03 an enemy 3.00" from it', 2, 3, ['garrison.enemyNear']],
    ['GARR-03 an enemy 3.01" from it', 2, 3.01, []],
  ])('%s', (_, gap, enemyGap, codes) => {
    expect(outside(gap, enemyGap).check({ type: 'garrison', unit: 'lord-celestant', feature: 'keep' })).toEqual(codes);
  });

  test('GARR-01 a feature that cannot hold one', () => {
    expect(outside(2).check({ type: 'garrison', unit: 'lord-celestant', feature: 'hut' })).toEqual([
      'garrison.cannotHold',
    ]);
  });

  test('GARR-04 MOVE-02 it is off the table, in play, and has moved', () => {
    const staged = outside(2);
    staged.submit({ type: 'garrison', unit: 'lord-celestant', feature: 'keep' });
    expect(staged.unit('lord-celestant')).toMatchObject({
      where: { kind: 'garrison', feature: 'keep' },
      deeds: ['moved'],
    });
    expect(
      staged.check({ type: 'leaveGarrison', unit: 'lord-celestant', places: [{ x: 18, y: 13, facing: 0 }] }),
    ).toEqual(['move.already']);
    expect(staged.battle().ended).toBe(false);
  });
});

describe('inside', () => {
  const held = (
    enemyX: number,
    phase: 'movement' | 'combat' | 'charge' | 'shooting' = 'combat',
    dice: readonly number[] = [],
  ) =>
    stage({
      phase,
      active: phase === 'charge' || phase === 'movement' ? 'ember' : 'azure',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: enemyX, y: 13 } })],
      terrain: [keep],
      dice,
    });

  test('GARR-05 GARR-07 GARR-08 it fights from the feature, without a pile-in', () => {
    const staged = held(
      26 + RADIUS + 0.9,
      'combat',
      Array.from({ length: 6 }, () => 1),
    );
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    expect(staged.ask()?.kind).toBe('pickTargets');
    staged.submit({
      type: 'attack',
      unit: 'lord-celestant',
      orders: [
        { weapon: 'runeblade', target: 'foe' },
        { weapon: 'warhammer', target: 'foe' },
      ],
    });
    expect(staged.eventsOf('diceRolled')).toHaveLength(2);
  });

  test('GARR-09 GARR-10 attacks on it have −1 to hit, and it is in cover', () => {
    const staged = stage({
      active: 'ember',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 26 + RADIUS + 0.9, y: 13 } })],
      terrain: [keep],
      dice: Array.from({ length: 6 }, () => 1),
    });
    staged.attack('foe', 'lord-celestant');
    expect(staged.eventsOf('targetsPicked')[0]?.volleys[0]?.profile.modifiers).toMatchObject({
      hit: [{ by: -1, because: 'Garrison' }],
      save: [{ by: 1, because: 'Garrison' }],
    });
  });

  test.each([
    ['GARR-06 MOVE-13 a move 3.00" past it', 3, ['move.tooCloseToEnemy']],
    ['GARR-06 3.01" past it', 3.01, []],
  ])('%s', (_, gap, codes) => {
    const x = 26 + RADIUS + gap;
    const staged = stage({
      phase: 'movement',
      active: 'ember',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: x + 2, y: 13 } })],
      terrain: [keep],
    });
    const steps = [
      {
        model: 'foe/1',
        path: [
          { x: x + 2, y: 13 },
          { x, y: 13 },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: 'foe', steps })).toEqual(codes);
  });

  test('GARR-06 CHARGE-05 a charge may end half an inch from it', () => {
    const staged = held(26 + RADIUS + 6, 'charge', [3, 3]);
    staged.submit({ type: 'tryCharge', unit: 'foe' });
    const to = (x: number) => [
      {
        model: 'foe/1',
        path: [
          { x: 26 + RADIUS + 6, y: 13 },
          { x, y: 13 },
        ],
      },
    ];
    expect(staged.check({ type: 'chargeMove', unit: 'foe', steps: to(26 + RADIUS + 0.5) })).toEqual([]);
    expect(staged.check({ type: 'chargeMove', unit: 'foe', steps: to(26 + RADIUS + 0.51) })).toEqual([
      'charge.fellShort',
    ]);
  });

  test('GARR-08 it neither moves nor charges', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [far],
      terrain: [keep],
    });
    expect(staged.check({ type: 'tryCharge', unit: 'lord-celestant' })).toEqual(['move.garrisoned']);
  });
});

describe('leaving', () => {
  const leaving = (enemyX = 60) =>
    stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: enemyX, y: 13 } })],
      terrain: [keep],
    });
  const out = (x: number) =>
    ({ type: 'leaveGarrison', unit: 'lord-celestant', places: [{ x, y: 13, facing: 0 }] }) as const;

  test.each([
    ['GARR-11 6.00" from the feature', 26 + RADIUS + 6, 60, []],
    ['GARR-11 6.01" away', 26 + RADIUS + 6.01, 60, ['garrison.tooFar']],
    ['GARR-11 3.00" from an enemy', 30, 30 + 2 * RADIUS + 3, ['reserve.nearEnemy']],
    ['GARR-11 3.01" from an enemy', 30, 30 + 2 * RADIUS + 3.01, []],
    ['GARR-12 not onto the feature itself', 23, 60, ['setUp.cannotStand']],
  ])('%s', (_, x, enemyX, codes) => {
    expect(leaving(enemyX).check(out(x))).toEqual(codes);
  });

  test('GARR-11 SCEN-07 it is its move, and no run or retreat', () => {
    const staged = leaving();
    staged.submit(out(30));
    expect(staged.unit('lord-celestant')).toMatchObject({ where: { kind: 'table' }, deeds: ['moved'] });
  });

  test('GARR-12 nobody else stands on a feature that can be garrisoned', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('guardian-of-souls', { at: { x: 18, y: 13 } })],
      ember: [far],
      terrain: [keep],
    });
    const fly = (x: number) =>
      ({
        type: 'move',
        unit: 'guardian-of-souls',
        steps: [
          {
            model: 'guardian-of-souls/1',
            path: [
              { x: 18, y: 13 },
              { x, y: 13 },
            ],
          },
        ],
      }) as const;
    expect(staged.check(fly(23))).toEqual(['move.cannotStand']);
  });
});
