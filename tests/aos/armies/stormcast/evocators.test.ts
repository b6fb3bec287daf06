import { describe, expect, test } from 'vitest';
import { ahead, apart, baseOf, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

const width = baseOf('evocators').width;

/** The Prime in front, its unit in a file behind it, and half an inch before it an enemy. */
const duel = (dice: readonly number[], more: More = {}, enemy = 'lord-celestant') =>
  stage({
    azure: [unit('evocators', { at: { x: 20, y: 20 }, across: 1, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 20 + ahead('evocators', enemy, 0.5) } })],
    dice,
  });

describe('Evocators', () => {
  test('Evocator-Prime: 1 more attack', () => {
    const staged = duel([1, 1, 1, 1, 1]);
    staged.attack('evocators', 'lord-celestant');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([5]);
  });

  test('any model may carry a grandstave, the Prime last', () => {
    const { models } = duel([], { swaps: [{ id: 'grandstave', count: 2 }] }).unit('evocators');
    expect(models.map(({ weapons }) => weapons[0])).toEqual([
      'tempest-blade-and-stormstave',
      'tempest-blade-and-stormstave',
      'tempest-blade-and-stormstave',
      'grandstave',
      'grandstave',
    ]);
  });

  describe('Celestial Lightning Arc', () => {
    const misses = [1, 1, 1, 1, 1];
    const arc = (target: string) =>
      ({ type: 'useAbility', unit: 'evocators', ability: 'evocators-celestial-lightning-arc', target }) as const;

    test('after its fight, 2 dice for each model: each 4+ is 1 mortal wound', () => {
      const staged = duel([...misses, 4, 3, 3, 6, 1, 1, 1, 1, 1, 1]);
      staged.attack('evocators', 'lord-celestant');
      expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'afterFight', unit: 'evocators' });
      staged.submit(arc('lord-celestant'));
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(2);
      expect(staged.check(arc('lord-celestant'))).toEqual(['ability.usedUp']);
    });

    test('as many dice as there are models left', () => {
      const staged = duel([...misses, 4, 4, 4, 1], { lost: 3 });
      staged.attack('evocators', 'lord-celestant');
      staged.submit(arc('lord-celestant'));
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(3);
    });

    test('only at an enemy within 3.00" of the unit', () => {
      const other = (gap: number) => ({
        id: 'other',
        at: { x: 20 + apart('evocators', 'lord-celestant', gap), y: 20 },
      });
      const scene = (gap: number) =>
        stage({
          azure: [unit('evocators', { at: { x: 20, y: 20 }, across: 1 })],
          ember: [
            unit('lord-celestant', { at: { x: 20, y: 20 + ahead('evocators', 'lord-celestant', 0.5) } }),
            unit('lord-celestant', other(gap)),
          ],
          dice: misses,
        });
      const near = scene(3);
      near.attack('evocators', 'lord-celestant');
      expect(near.check(arc('other'))).toEqual([]);
      const far = scene(3.01);
      far.attack('evocators', 'lord-celestant');
      expect(far.check(arc('other'))).toEqual(['ability.outOfReach']);
    });

    test.each<[string, 'shooting' | 'combat', readonly number[], number]>([
      ['missiles', 'shooting', [3, 3, 1, 5], 0],
      ['melee weapons not', 'combat', [4, 4, 1], 1],
    ])('save rolls of 1 against %s may be re-rolled', (_, phase, dice, unsaved) => {
      const gap = phase === 'combat' ? 0.5 : 10;
      const staged = stage({
        azure: [unit('evocators', { at: { x: 20, y: 20 }, across: 1 })],
        ember: [unit('castigators', { at: { x: 20, y: 20 + ahead('evocators', 'castigators', gap) }, lost: 2 })],
        phase,
        active: 'ember',
        dice: phase === 'combat' ? [4, 1, 4, 1] : dice,
      });
      if (phase === 'shooting') {
        const ability = 'castigators-aetheric-channelling';
        staged.submit({ type: 'useAbility', unit: 'castigators', ability, choice: 0 });
      }
      staged.attack('castigators', 'evocators');
      expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', standing: unsaved });
    });
  });

  describe('Empower', () => {
    const far = apart('evocators', 'sequitors', 12 - width);
    const scene = (x: number, dice: readonly number[], more: More = {}) =>
      stage({
        azure: [
          unit('evocators', { at: { x: 20, y: 20 }, across: 1, ...more }),
          unit('evocators', { id: 'others', at: { x: 10, y: 20 }, across: 1 }),
          unit('sequitors', { at: { x: 20 + x, y: 20 }, lost: 4 }),
          unit('lord-celestant', { at: { x: 24, y: 20 } }),
        ],
        ember: [unit('chainrasp-horde', { at: { x: 20, y: 44 } })],
        phase: 'hero',
        dice,
      });
    const cast = (id = 'evocators') => ({ type: 'cast', unit: id, model: `${id}/1`, spell: 'empower' }) as const;
    const aim = (target = 'sequitors') => ({ type: 'aimSpell', target }) as const;

    test('on a 6 a Redeemer unit wholly within 12.00" re-rolls failed wounds until your next hero phase', () => {
      const staged = scene(far, [3, 3]);
      staged.submit(cast());
      staged.submit(aim());
      expect(staged.unit('sequitors').marks).toMatchObject([
        { effect: { do: 'reroll', roll: 'wound', which: 'failed' }, until: 'yourHero' },
      ]);
    });

    test('with a sliver beyond 12", or neither Redeemer nor Sacrosanct, it is no target', () => {
      const staged = scene(far + 0.01, [3, 3]);
      staged.submit(cast());
      const [reason] = staged.refusals(aim());
      const gap = expect.closeTo(12.01, 4); // MEAS-06: to its furthest point
      expect(reason).toMatchObject({ code: 'ability.outOfReach', facts: { gap, within: 12, isWholly: true } });
      expect(staged.check(aim('lord-celestant'))).toEqual(['ability.wrongTarget']);
      expect(staged.check(aim('evocators'))).toEqual([]);
    });

    test('another unit of Evocators may try it in the same phase, the same unit not', () => {
      const staged = scene(far, [3, 3]);
      staged.submit(cast());
      staged.submit(aim());
      expect(staged.check(cast())).toEqual(['cast.noneLeft']);
      expect(staged.check(cast('others'))).toEqual([]);
    });

    test('only with 2 models or more, and no Arcane Bolt', () => {
      expect(scene(far, [], { lost: 4 }).check(cast())).toEqual(['cast.noWizard']);
      expect(scene(far, [], { lost: 3 }).check(cast())).toEqual([]);
      expect(scene(far, []).check({ ...cast(), spell: 'arcane-bolt' })).toEqual(['cast.unknownSpell']);
    });
  });
});
