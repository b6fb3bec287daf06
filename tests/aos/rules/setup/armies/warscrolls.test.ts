import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../../../../src/games/aos/types';
import { ahead, mark, stage, unit } from '../../../fixture';
import { bringStaged } from '../../bring-staged';
import { piece, rectangle } from '../../terrain-pieces';

bringStaged();

const RADIUS = 40 / 25.4 / 2;

/** The first model of the other side moves along x. */
const along = (unitId: string, from: number, length: number) => ({
  unit: unitId,
  steps: [
    {
      model: `${unitId}/1`,
      path: [
        { x: from, y: 10 },
        { x: from + length, y: 10 },
      ],
    },
  ],
});

describe('a random Move', () => {
  const lurcher = (dice: readonly number[]) =>
    stage({
      phase: 'movement',
      azure: [unit('lurcher', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 44 } })],
      dice,
    });

  test('RAND-02 it is rolled before anything else is done with the unit', () => {
    const staged = lurcher([]);
    expect(staged.check({ type: 'move', ...along('lurcher', 20, 1) })).toEqual(['move.rollFirst']);
    expect(staged.check({ type: 'run', unit: 'lurcher' })).toEqual(['move.rollFirst']);
  });

  test.each([
    ['RAND-02 2D6 of 3 and 4: 7.00"', 7, []],
    ['RAND-02 7.01" is too far', 7.01, ['move.tooFar']],
  ])('%s', (_, length, codes) => {
    const staged = lurcher([3, 4]);
    staged.submit({ type: 'rollMove', unit: 'lurcher' });
    expect(staged.check({ type: 'move', ...along('lurcher', 20, length) })).toEqual(codes);
    expect(staged.check({ type: 'rollMove', unit: 'lurcher' })).toEqual(['turn.notAsked']);
    expect(staged.check({ type: 'move', unit: 'lurcher', steps: [] })).toEqual([]); // it may stay, knowing the roll
  });

  test('MOVE-02 RAND-02 the unit that rolled is picked: another waits, and then it does not come back', () => {
    const staged = stage({
      phase: 'movement',
      azure: [
        unit('lurcher', { at: { x: 20, y: 10 } }),
        unit('lurcher', { id: 'second', at: { x: 40, y: 10 } }),
        unit('horse-12', { id: 'plain', at: { x: 60, y: 10 } }),
      ],
      ember: [unit('liberators', { at: { x: 20, y: 44 } })],
      dice: [3, 4, 1, 1],
    });
    staged.submit({ type: 'rollMove', unit: 'lurcher' });
    expect(staged.ask()).toEqual({ kind: 'randomMove', seat: 'azure', unit: 'lurcher' });
    expect(staged.check({ type: 'move', ...along('plain', 60, 1) })).toEqual(['unit.notAsked']);
    expect(staged.check({ type: 'rollMove', unit: 'second' })).toEqual(['turn.notAsked']);
    expect(staged.check({ type: 'endPhase' })).toEqual(['turn.notAsked']);
    staged.submit({ type: 'move', unit: 'lurcher', steps: [] });
    staged.submit({ type: 'rollMove', unit: 'second' });
    staged.submit({ type: 'move', ...along('second', 40, 2) });
    expect(staged.check({ type: 'move', ...along('lurcher', 20, 1) })).toEqual(['move.already']);
    expect(staged.check({ type: 'rollMove', unit: 'lurcher' })).toEqual(['move.already']);
    expect(staged.check({ type: 'move', ...along('plain', 60, 1) })).toEqual([]);
  });

  test('RAND-02 every answer to the roll is offered, and can be given', () => {
    const staged = lurcher([3, 4]);
    staged.submit({ type: 'rollMove', unit: 'lurcher' });
    const types = new Set(staged.options().map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['move', 'run']);
    expect(staged.options().at(-1)).toMatchObject({ type: 'move', steps: [] });
  });

  test('RAND-02 GARR-03 a unit that rolled may go into a garrison instead', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lurcher', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 44 } })],
      terrain: [piece(rectangle(18, 12, 22, 16), { isGarrison: true })],
      dice: [1, 1],
    });
    staged.submit({ type: 'rollMove', unit: 'lurcher' });
    staged.submit({ type: 'garrison', unit: 'lurcher', feature: 'piece' });
    expect(staged.ask()?.kind).toBe('act');
    expect(staged.unit('lurcher').where).toEqual({ kind: 'garrison', feature: 'piece' });
  });

  test.each([
    ['RAND-02 RUN-02 3, 4 and a run of 2: 9.00"', 9, []],
    ['RAND-02 RUN-02 9.01" is too far', 9.01, ['move.tooFar']],
  ])('%s', (_, length, codes) => {
    const staged = lurcher([3, 4, 2]);
    staged.submit({ type: 'rollMove', unit: 'lurcher' });
    staged.submit({ type: 'run', unit: 'lurcher' });
    expect(staged.check({ type: 'move', ...along('lurcher', 20, length) })).toEqual(codes);
  });

  test('RAND-02 DICE-03 a D3 of 5 is 3", and the next phase rolls again', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('shuffler', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 44 } })],
      dice: [5, 6, 1],
    });
    staged.submit({ type: 'rollMove', unit: 'shuffler' });
    expect(staged.check({ type: 'move', ...along('shuffler', 20, 3) })).toEqual([]);
    expect(staged.check({ type: 'move', ...along('shuffler', 20, 3.01) })).toEqual(['move.tooFar']);
    staged.submit({ type: 'move', unit: 'shuffler', steps: [] });
    staged.submit({ type: 'endPhase' });
    expect(staged.unit('shuffler').moveRoll).toBeUndefined();
    staged.playTo('movement', 'azure');
    expect(staged.check({ type: 'move', ...along('shuffler', 20, 1) })).toEqual(['move.rollFirst']);
  });

  test('RAND-02 a unit whose Move is printed has nothing to roll', () => {
    const staged = stage({ phase: 'movement', azure: [unit('liberators')], ember: [unit('lord-celestant')] });
    expect(staged.check({ type: 'rollMove', unit: 'liberators' })).toEqual(['move.notRandom']);
  });
});

describe('random Attacks and Damage', () => {
  /** Three with a random hail in a row along x, the first so far from the enemy. */
  const hail = (gap: number, dice: readonly number[]) => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('hail', { models: 3, at: { x: 20, y: 10 }, across: 1 })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead('hail', 'horse-12', gap) } })],
      dice,
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'hail' });
    return staged;
  };

  test('RAND-03 ATK-18 each model rolls its own, before targets are picked', () => {
    const staged = hail(8, [2, 5, 1, ...Array.from({ length: 8 }, () => 1)]);
    expect(staged.ask()?.kind).toBe('pickTargets');
    expect(staged.eventsOf('weaponRolled')).toEqual([
      {
        type: 'weaponRolled',
        unit: 'hail',
        weapon: 'hail',
        value: 'attacks',
        rolls: [
          { model: 'hail/1', faces: [2], result: 2 },
          { model: 'hail/2', faces: [5], result: 5 },
          { model: 'hail/3', faces: [1], result: 1 },
        ],
      },
    ]);
    const order = (attacks: number) => ({
      weapon: 'hail',
      target: 'foe',
      shares: [
        { model: 'hail/1', attacks },
        { model: 'hail/2', attacks: 5 },
        { model: 'hail/3', attacks: 1 },
      ],
    });
    expect(staged.check({ type: 'attack', unit: 'hail', orders: [order(3)] })).toEqual(['attack.tooMany']);
    expect(staged.check({ type: 'attack', unit: 'hail', orders: [order(1)] })).toEqual(['attack.attacksLeft']);
    staged.submit({ type: 'attack', unit: 'hail', orders: [order(2)] });
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(8);
  });

  test('RAND-03 a model without a target rolls nothing', () => {
    const staged = hail(18, [4, 1, 1, 1, 1]); // the second and third stand too far behind
    expect(staged.eventsOf('weaponRolled').map(({ rolls }) => rolls)).toEqual([
      [{ model: 'hail/1', faces: [4], result: 4 }],
    ]);
    staged.submit({ type: 'attack', unit: 'hail', orders: [{ weapon: 'hail', target: 'foe' }] });
  });

  test('RAND-03 the next phase rolls again', () => {
    const staged = stage({
      azure: [unit('thresher', { at: { x: 20, y: 10 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead('thresher', 'horse-12', 0.5) } })],
      turn: 1,
      dice: [2, 1, 1, 1, 1, 1, 1, 6], // a flail of 2 misses, a sword twice, and the flail is counted again
    });
    staged.attack('thresher', 'foe');
    staged.attack('foe', 'thresher');
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    while (staged.battle().phase !== 'combat') staged.submit({ type: 'endPhase' });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'foe' });
    staged.submit({ type: 'pileIn', unit: 'foe', steps: [] });
    expect(staged.eventsOf('weaponRolled')).toHaveLength(1);
    expect(staged.battle().rolledValues).toBeUndefined();
    staged.submit({ type: 'attack', unit: 'foe', orders: [{ weapon: 'sword', target: 'thresher' }] });
    staged.submit({ type: 'fight', unit: 'thresher' });
    staged.submit({ type: 'pileIn', unit: 'thresher', steps: [] });
    expect(staged.eventsOf('weaponRolled').map(({ rolls }) => rolls[0]?.result)).toEqual([2, 6]);
  });

  test('RAND-03 a model that attacks again in the same phase keeps its number', () => {
    const staged = stage({
      azure: [
        unit('thresher', { at: { x: 20, y: 10 }, marks: [mark({ do: 'lastStand', on: 2 })] }),
        unit('horse-12', { id: 'far', at: { x: 60, y: 10 } }),
      ],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 10 + ahead('thresher', 'lord-celestant', 0.5) } })],
      generals: { azure: 'far/1' },
      // two attacks with the flail miss; the blade slays the thresher, which stands on a 2 and strikes twice again
      dice: [2, 1, 1, 3, 3, 3, 1, 3, 3, 3, 1, 1, 1, 1, 1, 2, 1, 1],
    });
    staged.attack('thresher', 'foe');
    staged.attack('foe', 'thresher', 'runeblade', 'warhammer');
    staged.submit({ type: 'pileIn', unit: 'thresher', steps: [] });
    expect(staged.eventsOf('weaponRolled').map(({ rolls }) => rolls[0]?.result)).toEqual([2]);
    staged.submit({ type: 'attack', unit: 'thresher', orders: [{ weapon: 'flail', target: 'foe' }] });
    const hits = staged.eventsOf('diceRolled').filter(({ roll }) => roll === 'hit');
    expect([hits[0]?.dice.length, hits.at(-1)?.dice.length]).toEqual([2, 2]);
    expect(staged.unit('thresher').models).toEqual([]);
  });

  test('RAND-04 MOD-03 Damage is rolled for each attack that gets through, and added to after the die', () => {
    const staged = stage({
      azure: [unit('thresher', { at: { x: 20, y: 10 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead('thresher', 'horse-12', 0.5) } })],
      // 3 attacks, all hit and wound, no save; D3s of 1, 3 and 5
      dice: [3, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 3, 5],
    });
    staged.attack('thresher', 'foe');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[1, 2, 3]]);
  });
});

describe('a least range', () => {
  /** A mortar (6" to 48") and two enemies in a file along x, the far edge of the second `far` away. */
  const bombard = (far: number) => {
    const x = (edge: number) => 10 + RADIUS + edge - RADIUS;
    const staged = stage({
      phase: 'shooting',
      azure: [unit('mortar', { at: { x: 10, y: 10 } })],
      ember: [
        unit('liberators', {
          id: 'foe',
          models: 2,
          places: [
            { x: x(far - 1.8), y: 10 },
            { x: x(far), y: 10 },
          ],
        }),
      ],
    });
    staged.pass();
    return staged.check({ type: 'shoot', unit: 'mortar' });
  };
  const NEAR_TO_FAR = 1.8 + 2 * RADIUS;

  test.each([
    ['ATK-10 every base wholly within 6.00" is too near', 6, ['shoot.tooNear']],
    ['ATK-10 a base that reaches to 6.01" is not', 6.01, []],
    ['ATK-10 ATK-07 the greatest range is measured to the nearest base: 48.00"', 48 + NEAR_TO_FAR, []],
    ['ATK-10 ATK-07 48.01"', 48.01 + NEAR_TO_FAR, ['shoot.outOfRange']],
  ])('%s', (_, far, codes) => {
    expect(bombard(far)).toEqual(codes);
  });

  test('ATK-10 the reason names the least range', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('mortar', { at: { x: 20, y: 10 } })],
      ember: [
        unit('lord-celestant', { id: 'near', at: { x: 20, y: 10 + ahead('mortar', 'lord-celestant', 3.5) } }),
        unit('lord-celestant', { id: 'far', at: { x: 40, y: 20 } }),
      ],
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'mortar' });
    const orders = [{ weapon: 'mortar', target: 'near' }];
    expect(staged.refusals({ type: 'attack', unit: 'mortar', orders })).toMatchObject([
      { rule: 'ATK-10', code: 'attack.tooNear', facts: { least: 6 } },
    ]);
    expect(staged.check({ type: 'attack', unit: 'mortar', orders: [{ weapon: 'mortar', target: 'far' }] })).toEqual([]);
  });
});

describe('big models', () => {
  /** How a target in a wood is shot at: the causes of its modifiers. */
  const shotAt = (foe: string, terrain: readonly Terrain[], guards = 0) => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('hail', { at: { x: 20, y: 10 } })],
      ember: [
        unit(foe, { id: 'foe', at: { x: 20, y: 20 } }),
        ...(guards > 0 ? [unit('liberators', { id: 'guard', models: guards, at: { x: 23, y: 20 } })] : []),
      ],
      terrain,
      dice: [1, 1],
    });
    staged.attack('hail', 'foe');
    const profile = staged.eventsOf('targetsPicked')[0]?.volleys[0]?.profile;
    return { hit: profile?.modifiers.hit, save: profile?.modifiers.save.map(({ cause }) => cause) };
  };
  const wood = piece(rectangle(18, 18, 22, 22));

  test.each([
    ['COVER-03 a MONSTER of 8 Wounds has no cover', 'beast-8', []],
    ['COVER-03 a WAR MACHINE of 8 Wounds has none', 'engine-8', []],
    ['COVER-03 a MONSTER of 7 Wounds has', 'beast-7', ['COVER-01']],
    ['COVER-03 12 Wounds without either keyword have', 'horse-12', ['COVER-01']],
  ])('%s', (_, foe, save) => {
    expect(shotAt(foe, [wood]).save).toEqual(save);
  });

  test.each([
    ['LOOK-02 a HERO and MONSTER is no Sir', 'hulk', []],
    ['LOOK-01 a HERO that is none is', 'herald', [{ by: -1, cause: 'LOOK-01' }]],
    ['LOOK-01 and one without the keyword is not', 'horse-12', []],
  ])('%s', (_, foe, hit) => {
    expect(shotAt(foe, [], 10).hit).toEqual(hit);
  });
});

describe('a damage table', () => {
  const hurt = (wounds: number) =>
    stage({
      phase: 'movement',
      azure: [unit('hulk', { at: { x: 20, y: 10 }, wounds })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
    });

  test.each([
    ['DTAB-01 at 3 wounds the first row: 10.00"', 3, 10, []],
    ['DTAB-01 10.01" is too far', 3, 10.01, ['move.tooFar']],
    ['DTAB-01 at 4 wounds the second: 8.00"', 4, 8, []],
    ['DTAB-01 8.01" is too far', 4, 8.01, ['move.tooFar']],
    ['DTAB-01 at 7 wounds the last: 5.01" is too far', 7, 5.01, ['move.tooFar']],
  ])('%s', (_, wounds, length, codes) => {
    expect(hurt(wounds).check({ type: 'move', ...along('hulk', 20, length) })).toEqual(codes);
  });

  test.each([
    ['DTAB-01 6 attacks at 3 wounds', 3, 6],
    ['DTAB-01 4 attacks at 4', 4, 4],
    ['DTAB-01 2 attacks at 7', 7, 2],
  ])('%s', (_, wounds, attacks) => {
    const staged = stage({
      azure: [unit('hulk', { at: { x: 20, y: 10 }, wounds })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead('hulk', 'horse-12', 1) } })],
      dice: Array.from({ length: attacks }, () => 1),
    });
    staged.attack('hulk', 'foe');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(attacks);
  });

  test('DTAB-01 HEAL-01 healed from 4 to 3 it is in the first row again', () => {
    const staged = stage({
      phase: 'hero',
      azure: [
        unit('hulk', { at: { x: 20, y: 10 }, wounds: 4, keywords: ['STORMCAST ETERNAL'] }),
        unit('lord-arcanum-on-gryph-charger', { at: { x: 20, y: 18 } }),
      ],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      dice: [3, 3, 1],
    });
    const caster = 'lord-arcanum-on-gryph-charger';
    staged.submit({ type: 'cast', unit: caster, model: `${caster}/1`, spell: 'healing-light' });
    staged.submit({ type: 'aimSpell', target: 'hulk' });
    expect(staged.unit('hulk').models[0]?.wounds).toBe(3);
    staged.playTo('movement', 'azure');
    expect(staged.check({ type: 'move', ...along('hulk', 20, 10) })).toEqual([]);
  });
});
