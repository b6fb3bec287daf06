import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import { findWeapon } from '../../../../src/games/aos/facts/attacks/attacks';
import { coverOf } from '../../../../src/games/aos/facts/attacks/cover';
import { whyNotTarget } from '../../../../src/games/aos/facts/attacks/targeting';
import { gapBetweenUnits } from '../../../../src/games/aos/facts/places/distance';
import { DEFAULT_RULINGS } from '../../../../src/games/aos/rulings';
import type { Terrain } from '../../../../src/games/aos/types';
import { scriptedState } from '../../../../src/kernel/dice';
import { stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

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

  test.each([
    ['GARR-03 not while an enemy is inside', 0, ['garrison.enemyInside']],
    ['GARR-03 SLAIN-02 but when the last of them has fallen', 1, []],
  ])('%s', (_, lost, codes) => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20 - RADIUS - 4, y: 13 } })],
      ember: [far, unit('lord-celestant', { id: 'keeper', inside: 'keep', lost })],
      terrain: [keep],
    });
    expect(staged.check({ type: 'garrison', unit: 'lord-celestant', feature: 'keep' })).toEqual(codes);
  });

  test('GARR-03 GARR-04 it is off the table, in play, and has no move left, though it made none', () => {
    const staged = outside(2);
    staged.submit({ type: 'garrison', unit: 'lord-celestant', feature: 'keep' });
    expect(staged.unit('lord-celestant')).toMatchObject({
      where: { kind: 'garrison', feature: 'keep' },
      deeds: ['moveSpent'],
    });
    const places = [{ x: 18, y: 13, facing: 0 }];
    expect(staged.refusals({ type: 'leaveGarrison', unit: 'lord-celestant', places })).toEqual([
      { rule: 'GARR-03', code: 'move.spent', facts: {} },
    ]);
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
      hit: [{ by: -1, cause: 'GARR-10' }],
      save: [{ by: 1, cause: 'GARR-09' }],
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

  test.each([
    ['GARR-06 MOVE-06 nobody charges over it, however low it is', 'lord-celestant', ['move.blocked']],
    ['GARR-06 FLY-01 a flyer may', 'lord-executioner', []],
  ])('%s', (_, warscroll, codes) => {
    const shed = piece(rectangle(20, 10, 21, 16), { id: 'shed', height: 0.5, isGarrison: true });
    const x = 21 + RADIUS + 3.5;
    const staged = stage({
      phase: 'charge',
      active: 'ember',
      azure: [unit('lord-celestant', { inside: 'shed' })],
      ember: [far, unit(warscroll, { id: 'charger', at: { x, y: 13 } })],
      terrain: [shed],
      dice: [6, 6],
    });
    staged.submit({ type: 'tryCharge', unit: 'charger' });
    const path = [
      { x, y: 13 },
      { x: 20 - RADIUS - 0.1, y: 13 },
    ];
    expect(staged.check({ type: 'chargeMove', unit: 'charger', steps: [{ model: 'charger/1', path }] })).toEqual(codes);
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

describe('in set-up', () => {
  /** A keep whose far side is so far from the enemy's territory, which begins at 24 (First Blood: more than 12"). */
  const deploying = (top: number, garrisonObeysSetupDistance = true) => {
    const setup = {
      ...firstClash,
      battleplan: 'first-blood',
      terrain: [piece(rectangle(20, 2, 26, top), { id: 'keep', height: 4, isGarrison: true })],
      rulings: { ...DEFAULT_RULINGS, garrisonObeysSetupDistance },
    };
    const { game } = aos.start(setup, scriptedState([6, 1]));
    const chosen = aos.play(game, { seat: 'azure', type: 'chooseTerritory', territory: 0 }).game;
    return aos
      .check(chosen, { seat: 'azure', type: 'garrison', unit: 'lord-celestant', feature: 'keep' })
      .map(({ code }) => code);
  };

  test.each([
    ['GARR-02 12.01" from the enemy’s territory', 11.99, true, []],
    ['GARR-02 12.00" is too near', 12, true, ['setUp.nearEnemyTerritory']],
    ['GARR-02 unless the players ruled that the distance does not hold for garrisons', 12, false, []],
    ['GARR-02 up to the border then', 24, false, []],
    ['GARR-02 a hundredth over the border', 24.01, false, ['setUp.outsideTerritory']],
  ])('%s', (_, top, obeys, codes) => {
    expect(deploying(top, obeys)).toEqual(codes);
  });
});

describe('the figures of a garrison', () => {
  test('GARR-13 GARR-05 wherever they are shown, range, sight and cover are those of the feature', () => {
    const shown = (x: number, y: number) => {
      const staged = stage({
        phase: 'shooting',
        azure: [unit('castigators', { inside: 'keep' })],
        ember: [unit('lord-celestant', { id: 'foe', at: { x: 26 + RADIUS + 18, y: 13 } })],
        terrain: [keep],
      });
      const units = staged.battle().units.map(each => ({
        ...each,
        models: each.models.map(model => (each.id === 'castigators' ? { ...model, x, y } : model)),
      }));
      const battle = { ...staged.battle(), units };
      const [archers, foe] = battle.units;
      const [model] = archers?.models ?? [];
      if (!archers || !foe || !model) throw new Error('nobody is there');
      const bow = findWeapon(archers, 'thunderhead-greatbow');
      return {
        gap: gapBetweenUnits(battle, archers, foe),
        refusal: bow && whyNotTarget(battle, archers, model, bow, foe),
        cover: coverOf(battle, archers, foe, foe.models[0] ?? model, 'shoot'),
      };
    };
    const inside = shown(23, 13);
    expect(inside).toEqual({ gap: expect.closeTo(18, 6), refusal: undefined, cover: 'GARR-09' });
    expect(shown(60, 40)).toEqual(inside);
  });

  test('TERR-01 FIELD-02 the feature itself is nobody’s target, the garrison is', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('castigators', { at: { x: 36, y: 13 } })],
      ember: [unit('lord-celestant', { inside: 'keep' })],
      terrain: [keep],
    });
    while (staged.ask()?.kind === 'useAbilities') staged.submit(staged.options()[0] ?? { type: 'pass' });
    staged.submit({ type: 'shoot', unit: 'castigators' });
    const at = (target: string) => [{ weapon: 'thunderhead-greatbow', target }];
    expect(staged.check({ type: 'attack', unit: 'castigators', orders: at('keep') })).toEqual(['unit.unknown']);
    expect(staged.check({ type: 'attack', unit: 'castigators', orders: at('lord-celestant') })).toEqual([]);
  });

  test('GARR-03 an enemy is measured to the footprint, beyond the walls', () => {
    const yard = { ...keep, footprint: rectangle(18, 8, 28, 18) }; // two inches of yard around the walls
    const staged = (gap: number) =>
      stage({
        phase: 'movement',
        azure: [unit('lord-celestant', { at: { x: 14, y: 13 } })],
        ember: [unit('lord-celestant', { id: 'foe', at: { x: 28 + RADIUS + gap, y: 13 } })],
        terrain: [yard],
      }).check({ type: 'garrison', unit: 'lord-celestant', feature: 'keep' });
    expect(staged(3)).toEqual(['garrison.enemyNear']);
    expect(staged(3.01)).toEqual([]);
  });
});
