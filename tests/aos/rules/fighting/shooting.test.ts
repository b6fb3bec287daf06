import { describe, expect, test } from 'vitest';
import { coverOf } from '../../../../src/games/aos/facts/attacks/cover';
import { hasShotLeft } from '../../../../src/games/aos/rules/fighting/shoot';
import type { Deed, Terrain } from '../../../../src/games/aos/types';
import { ahead, apart, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

/** Three Castigators in a file (greatbow: 18", 3+ 3+ −1) and an enemy so far before the first of them. */
const range = (
  gap: number,
  more: {
    readonly deeds?: readonly Deed[];
    readonly dice?: readonly number[];
    readonly terrain?: readonly Terrain[];
    readonly foe?: string;
  } = {},
) => {
  const { deeds, dice = [], terrain = [], foe = 'liberators' } = more;
  return stage({
    phase: 'shooting',
    azure: [unit('castigators', { at: { x: 20, y: 10 }, across: 1, ...(deeds && { deeds }) })],
    ember: [
      unit(foe, {
        id: 'foe',
        at: { x: 20, y: 10 + ahead('castigators', foe, gap) },
        across: 1,
        ...(foe === 'liberators' ? { loadout: 'two-hammers' } : {}),
      }),
    ],
    dice,
    terrain,
  });
};
/** Castigators must choose how to channel before they shoot. */
const ready = (staged: ReturnType<typeof range>) => {
  while (staged.ask()?.kind === 'useAbilities') {
    const first = staged.options()[0];
    if (!first) throw new Error('nothing to choose');
    staged.submit(first);
  }
  return staged;
};
const shoot = { type: 'shoot', unit: 'castigators' } as const;

describe('shooting', () => {
  test.each<[string, number, readonly Deed[], readonly string[]]>([
    ['SHOOT-01 ATK-07 the first model 18.00" away', 18, [], []],
    ['ATK-07 18.01" away', 18.01, [], ['shoot.outOfRange']],
    ['SHOOT-03 RUN-03 after a run', 10, ['moved', 'ran'], ['shoot.hasRun']],
    ['SHOOT-03 RETR-03 after a retreat', 10, ['moved', 'retreated'], ['shoot.hasRetreated']],
    ['SHOOT-04 a second time', 10, ['shot'], ['shoot.already']],
    ['RETR-05 SHOOT-05 with an enemy within 3"', 2, [], []],
  ])('%s', (_, gap, deeds, codes) => {
    const staged = ready(range(gap, { deeds }));
    expect(staged.check(shoot)).toEqual(codes);
    expect(hasShotLeft(staged.battle(), staged.unit('castigators'))).toBe(!deeds.some(deed => deed !== 'moved'));
  });

  test('ATK-07 each model is measured on its own: only the first is in range', () => {
    const staged = ready(range(18, { dice: [1, 1] }));
    staged.submit(shoot);
    staged.submit({ type: 'attack', unit: 'castigators', orders: [{ weapon: 'thunderhead-greatbow', target: 'foe' }] });
    expect(staged.eventsOf('targetsPicked')[0]?.volleys.map(({ attacks }) => attacks)).toEqual([1]);
  });

  test('ATK-02 a melee weapon is not for the shooting phase', () => {
    const staged = ready(range(10));
    staged.submit(shoot);
    expect(
      staged.check({ type: 'attack', unit: 'castigators', orders: [{ weapon: 'heavy-stock', target: 'foe' }] }),
    ).toEqual(['attack.wrongPhase']);
  });

  test('SHOOT-02 a unit without missiles does not shoot', () => {
    const staged = stage({ phase: 'shooting', azure: [unit('liberators')], ember: [unit('lord-celestant')] });
    staged.pass();
    expect(staged.check({ type: 'shoot', unit: 'liberators' })).toEqual(['shoot.noWeapon']);
  });

  test('SHOOT-05 with one enemy at 3.00" another at 8" is no target; at 3.01" it is', () => {
    const scene = (gap: number) =>
      ready(
        stage({
          phase: 'shooting',
          azure: [unit('castigators', { at: { x: 20, y: 10 }, across: 1 })],
          ember: [
            unit('lord-celestant', { id: 'near', at: { x: 20, y: 10 + ahead('castigators', 'lord-celestant', gap) } }),
            unit('lord-celestant', { id: 'far', at: { x: 20 + apart('castigators', 'lord-celestant', 8), y: 10 } }),
          ],
        }),
      );
    const orders = [{ weapon: 'thunderhead-greatbow', target: 'far' }];
    const engaged = scene(3);
    engaged.submit(shoot);
    expect(engaged.check({ type: 'attack', unit: 'castigators', orders })).toEqual(['attack.engagedElsewhere']);
    const free = scene(3.01);
    free.submit(shoot);
    expect(free.check({ type: 'attack', unit: 'castigators', orders })).toEqual([]);
  });

  test.each([
    ['ATK-08 behind a wall as tall as a house', 6, ['shoot.notVisible']],
    ['ATK-08 a head over a low wall is enough', 1, []],
  ])('%s', (_, height, codes) => {
    const wall = piece(rectangle(0, 14, 72, 14.5), { height });
    expect(ready(range(10, { terrain: [wall] })).check(shoot)).toEqual(codes);
  });

  test('ATK-09 the rear rank sees through its own unit', () => {
    const staged = ready(range(8, { dice: [1, 1, 1, 1, 1, 1] }));
    staged.submit(shoot);
    staged.submit({ type: 'attack', unit: 'castigators', orders: [{ weapon: 'thunderhead-greatbow', target: 'foe' }] });
    expect(staged.eventsOf('targetsPicked')[0]?.volleys.reduce((sum, { attacks }) => sum + attacks, 0)).toBe(3);
  });
});

describe('Look Out, Sir!', () => {
  const guarded = (gap: number, models: number, foe = 'lord-celestant') => {
    const staged = ready(
      stage({
        phase: 'shooting',
        azure: [unit('castigators', { at: { x: 20, y: 10 } })],
        ember: [
          unit(foe, { id: 'foe', at: { x: 20, y: 20 } }),
          unit('liberators', {
            id: 'guard',
            at: { x: 20 + apart('lord-celestant', 'liberators', gap), y: 20 },
            models,
          }),
        ],
        dice: Array.from({ length: 6 }, () => 1),
      }),
    );
    staged.attack('castigators', 'foe');
    return (
      staged
        .eventsOf('targetsPicked')[0]
        ?.volleys[0]?.profile.modifiers.hit.filter(({ cause }) => cause === 'LOOK-01') ?? []
    );
  };

  test.each([
    ['LOOK-01 three friends 3.00" from the hero', 3, 3, 1],
    ['LOOK-01 3.01" away', 3.01, 3, 0],
    ['LOOK-01 only two of them', 3, 2, 0],
  ])('%s', (_, gap, models, count) => {
    expect(guarded(gap, models)).toHaveLength(count);
  });
});

describe('cover', () => {
  /** The save modifiers of Liberators shot at from 10", with this scenery. */
  const saves = (terrain: readonly Terrain[], deeds: readonly Deed[] = []) => {
    const staged = ready(
      stage({
        phase: 'shooting',
        azure: [unit('castigators', { at: { x: 20, y: 10 } })],
        ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 20 }, loadout: 'two-hammers', deeds })],
        terrain,
        dice: Array.from({ length: 6 }, () => 1),
      }),
    );
    staged.attack('castigators', 'foe');
    const volleys = staged.eventsOf('targetsPicked')[0]?.volleys ?? [];
    return [...new Set(volleys.map(({ profile }) => profile.modifiers.save.map(({ by }) => by).join()))];
  };
  const radius = ahead('liberators', 'liberators', 0) / 2;
  const right = 20 + 4 * (2 * radius + 0.2) + radius;

  test.each([
    ['COVER-01 TERR-02 wholly in a wood', right, ['1']],
    ['COVER-01 one base a hundredth outside', right - 0.01, ['']],
  ])('%s', (_, edge, expected) => {
    expect(saves([piece(rectangle(18, 18, edge, 22))])).toEqual(expected);
  });

  test('COVER-01 all in one feature, unless the players ruled otherwise', () => {
    const two = [
      piece(rectangle(18, 18, 22.68, 22), { id: 'one' }),
      piece(rectangle(22.6, 18, right, 22), { id: 'two' }),
    ];
    expect(saves(two)).toEqual(['']);
  });

  test('COVER-04 in a wood and behind a wall is still +1', () => {
    const wood = piece(rectangle(18, 18, right, 22), { id: 'wood' });
    const wall = piece(rectangle(18, 18.4, right, 18.6), { id: 'wall', isObstacle: true });
    expect(saves([wood, wall])).toEqual(['1']);
  });

  test.each([
    ['OBST-02 a wall 1.00" before every model', 20 - radius - 1, true, ['1']],
    ['OBST-02 1.01" away', 20 - radius - 1.01, true, ['']],
    ['OBST-01 a wall that is no obstacle', 20 - radius - 1, false, ['']],
  ])('%s', (_, top, isObstacle, expected) => {
    expect(saves([piece(rectangle(15, top - 0.2, 40, top), { isObstacle })])).toEqual(expected);
  });

  test('COVER-02 who charged has none in the combat phase', () => {
    const fought = (deeds: readonly Deed[]) => {
      const staged = stage({
        azure: [unit('lord-celestant', { at: { x: 20, y: 20 - ahead('liberators', 'lord-celestant', 0.5) } })],
        ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 20 }, loadout: 'two-hammers', deeds })],
        terrain: [piece(rectangle(18, 18.9, right, 22))],
        dice: Array.from({ length: 6 }, () => 1),
      });
      staged.attack('lord-celestant', 'foe');
      return staged.eventsOf('targetsPicked')[0]?.volleys[0]?.profile.modifiers.save.length;
    };
    expect(fought([])).toBe(1);
    expect(fought(['charged'])).toBe(0);
  });

  test.each([
    ['COVER-02 nor against missiles that an ability lets fly in the combat phase', 'combat', undefined],
    ['COVER-02 but it has cover in the shooting phase', 'shooting', 'COVER-01'],
  ] as const)('%s', (_, phase, cause) => {
    const staged = stage({
      phase,
      azure: [unit('judicators', { at: { x: 20, y: 5 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 20 }, deeds: ['charged'] })],
      terrain: [piece(rectangle(18, 18.9, right, 22))],
    });
    const [archer] = staged.unit('judicators').models;
    if (!archer) throw new Error('nobody');
    expect(coverOf(staged.battle(), staged.unit('foe'), staged.unit('judicators'), archer, 'shoot')).toBe(cause);
  });
});
