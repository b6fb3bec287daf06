import { describe, expect, test } from 'vitest';
import type { AttackOrder } from '../../../../src/games/aos/activation';
import { ahead, mark, type Scene, type StagedUnit, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

/** Liberators in a file, the grandhammer at its end, half an inch before one enemy and far from another. */
const fighting = (more: Partial<StagedUnit> = {}) => {
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 20 }, across: 1, swaps: [{ id: 'grandhammer', count: 1 }], ...more })],
    ember: [
      unit('lord-executioner', { id: 'near', at: { x: 20, y: 20 + ahead('liberators', 'lord-executioner', 0.5) } }),
      unit('lord-executioner', { id: 'far', at: { x: 20, y: 40 } }),
      unit('lord-executioner', { id: 'dead', at: { x: 60, y: 40 }, lost: 1, lostBefore: true }),
    ],
  });
  staged.pass();
  staged.submit({ type: 'fight', unit: 'liberators' });
  staged.submit({ type: 'pileIn', unit: 'liberators', steps: [] });
  return staged;
};
const why = (...orders: readonly AttackOrder[]) => fighting().refusals({ type: 'attack', unit: 'liberators', orders });
const hammer = (attacks: number, model = 'liberators/1', target = 'near'): AttackOrder => ({
  weapon: 'warhammer',
  target,
  shares: [{ model, attacks }],
});

describe('what is wrong with an order', () => {
  test('ATK-12 the Liberator-Prime has three attacks, no more and no less', () => {
    const facts = { model: 'liberators/1', weapon: 'warhammer' };
    expect(why(hammer(3))).toEqual([]);
    expect(why(hammer(4))).toEqual([{ rule: 'ATK-12', code: 'attack.tooMany', facts: { ...facts, made: 4, has: 3 } }]);
    expect(why(hammer(1))).toEqual([{ rule: 'COMBAT-08', code: 'attack.attacksLeft', facts: { ...facts, left: 2 } }]);
    expect(why()).toEqual([{ rule: 'COMBAT-08', code: 'attack.attacksLeft', facts: { ...facts, left: 3 } }]);
  });

  test.each(['nobody', 'dead'])('ATK-05 the target is not there: %s', target => {
    expect(why({ weapon: 'warhammer', target })).toEqual([
      { rule: 'ATK-05', code: 'unit.unknown', facts: { unit: target } },
    ]);
  });

  test('ATK-05 the target is a friend', () => {
    expect(why({ weapon: 'warhammer', target: 'liberators' })).toEqual([
      { rule: 'ATK-05', code: 'attack.friendlyTarget', facts: { target: 'liberators' } },
    ]);
  });

  test.each([
    ['one of another unit', 'near/1'],
    ['one who carries something else', 'liberators/5'],
  ])('ATK-03 the model is no bearer of the weapon: %s', (_, model) => {
    expect(why(hammer(1, model))).toEqual([{ rule: 'ATK-03', code: 'model.unknown', facts: { model } }]);
  });

  test('ATK-11 no model with the weapon reaches the target, and the refusal names one that carries it', () => {
    const [refused] = why({ weapon: 'grandhammer', target: 'near' });
    expect(refused).toMatchObject({
      rule: 'ATK-11',
      code: 'attack.outOfRange',
      facts: { model: 'liberators/5', target: 'near', weapon: 'grandhammer', range: 1 },
    });
  });

  test('ATK-11 ATK-14 a model that is named is measured on its own', () => {
    expect(why(hammer(3), hammer(2, 'liberators/2'))).toMatchObject([
      { rule: 'ATK-11', code: 'attack.outOfRange', facts: { model: 'liberators/2', target: 'near' } },
    ]);
  });

  test.each([
    ['on no warscroll of theirs', 'longbow'],
    ['that nobody of them carries', 'grandblade'],
  ])('ATK-03 a weapon %s', (_, weapon) => {
    expect(why(hammer(3), { weapon, target: 'near' })).toEqual([
      { rule: 'ATK-03', code: 'attack.noSuchWeapon', facts: { weapon } },
    ]);
  });

  test('ATK-15 one target is finished before the next, and the refusal names the weapon', () => {
    expect(why(hammer(1), hammer(0, 'liberators/1', 'far'), hammer(2))).toMatchObject([
      { rule: 'ATK-15', code: 'attack.mixedWeapons', facts: { weapon: 'warhammer' } },
    ]);
  });
});

describe('what is wrong with a shot', () => {
  /** Judicators in a file, so far from an enemy before the first of them, picked to shoot. */
  const shooting = (gap: number, more: Partial<Scene> = {}) => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('judicators', { at: { x: 20, y: 10 }, across: 1 })],
      ember: [
        unit('lord-executioner', { id: 'near', at: { x: 30, y: 16 } }),
        unit('lord-executioner', { id: 'foe', at: { x: 20, y: 10 + ahead('judicators', 'lord-executioner', gap) } }),
      ],
      ...more,
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'judicators' });
    return staged;
  };
  const bows = (target: string, attacks?: number): AttackOrder => ({
    weapon: 'skybolt-bow',
    target,
    ...(attacks && { shares: [{ model: 'judicators/1', attacks }] }),
  });
  const whyNot = (staged: ReturnType<typeof shooting>, ...orders: readonly AttackOrder[]) =>
    staged.refusals({ type: 'attack', unit: 'judicators', orders });

  test('ATK-07 it is out of range', () => {
    expect(whyNot(shooting(24.01), bows('foe'))).toMatchObject([
      { rule: 'ATK-07', code: 'attack.outOfRange', facts: { model: 'judicators/1', target: 'foe', range: 24 } },
    ]);
  });

  test('ATK-08 it is not seen', () => {
    const wall = piece(rectangle(5, 20, 35, 21), { id: 'wall', height: 8 });
    expect(whyNot(shooting(15, { terrain: [wall] }), bows('foe'))).toEqual([
      {
        rule: 'ATK-08',
        code: 'attack.notVisible',
        facts: { model: 'judicators/1', target: 'foe', weapon: 'skybolt-bow' },
      },
    ]);
  });

  test('SHOOT-02 everyone shoots who can', () => {
    const left = (model: string) => ({
      rule: 'SHOOT-02',
      code: 'attack.attacksLeft',
      facts: { model: `judicators/${model}`, weapon: 'skybolt-bow', left: 1 },
    });
    expect(whyNot(shooting(10), bows('foe', 1))).toEqual(['2', '3', '4', '5'].map(left));
  });
});

describe('ATK-12 attacks that depend on the target', () => {
  /** A lord with four attacks, five against the dead, between one of them and one of the living. */
  const between = (...orders: readonly AttackOrder[]) => {
    const effect = { do: 'attacks', by: 1, given: [{ is: 'targetKeyword', any: ['DEATH'] }] } as const;
    const hate = mark(effect, 'hate');
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 }, marks: [hate] })],
      ember: [
        unit('lord-executioner', {
          id: 'dead',
          at: { x: 20, y: 20 + ahead('lord-celestant', 'lord-executioner', 0.5) },
        }),
        unit('lord-celestant', { id: 'living', at: { x: 20, y: 20 - ahead('lord-celestant', 'lord-celestant', 0.5) } }),
      ],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    return staged.check({ type: 'attack', unit: 'lord-celestant', orders });
  };
  const blade = (target: string, attacks: number): AttackOrder => ({
    weapon: 'runeblade',
    target,
    shares: [{ model: 'lord-celestant/1', attacks }],
  });
  const hammers: AttackOrder = { weapon: 'warhammer', target: 'living' };

  test.each<[string, readonly AttackOrder[], readonly string[]]>([
    ['five on the dead', [blade('dead', 5), hammers], []],
    ['not six', [blade('dead', 6), hammers], ['attack.tooMany']],
    ['and not four', [blade('dead', 4), hammers], ['attack.attacksLeft']],
    ['four on the living', [blade('living', 4), hammers], []],
    ['split, as many as against the least of them', [blade('dead', 3), blade('living', 1), hammers], []],
    ['and no more', [blade('dead', 3), blade('living', 2), hammers], ['attack.tooMany']],
  ])('%s', (_, orders, codes) => {
    expect(between(...orders)).toEqual(codes);
  });
});
