import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../../../fixture';
import { describeSpiritFlask } from '../spirit-flask';

const KNIGHT = 'knight-incantor';
const GUARDIAN = 'guardian-of-souls';

describe('Knight-Incantor', () => {
  describeSpiritFlask(KNIGHT);

  describe('Voidstorm Scroll', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      stage({
        azure: [unit(KNIGHT, { at: { x: 20, y: 5 } })],
        ember: [unit(GUARDIAN, { at: { x: 20, y: 5 + ahead(KNIGHT, GUARDIAN, gap) } }), unit('chainrasp-horde')],
        phase: 'hero',
        active: 'ember',
        dice,
      });
    const cast = { type: 'cast', unit: GUARDIAN, model: `${GUARDIAN}/1`, spell: 'arcane-bolt' } as const;
    const read = { type: 'useAbility', unit: KNIGHT, ability: 'knight-incantor-voidstorm-scroll' } as const;

    test('a spell it tries to unbind is unbound without a roll', () => {
      const staged = scene(15, [6, 6]);
      staged.submit(cast);
      expect(staged.ask()).toEqual({ kind: 'unbind', seat: 'azure' });
      expect(staged.options()).toContainEqual({ seat: 'azure', choice: 0, ...read });
      staged.submit(read);
      expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'unbound' }]);
      expect(staged.unit(KNIGHT).models[0]?.wounds).toBe(0);
      expect(staged.ask()).toEqual({ kind: 'act', seat: 'ember', phase: 'hero' });
    });

    test('it is an attempt to unbind: no other is left this phase, and the scroll is gone for the battle', () => {
      const staged = scene(15, [6, 6]);
      staged.submit(cast);
      staged.submit(read);
      expect(staged.unit(KNIGHT).unbinds).toBe(1);
      expect(staged.battle().used).toMatchObject([{ until: 'battle' }]);
    });

    test('without it two dice must beat the casting roll', () => {
      const staged = scene(15, [3, 3, 3, 3]);
      staged.submit(cast);
      staged.submit({ type: 'unbind', unit: KNIGHT, model: `${KNIGHT}/1` });
      expect(staged.ask()).toMatchObject({ kind: 'aimSpell' });
    });

    test('not at 30.01" from the caster', () => {
      const near = scene(30, [3, 3]);
      near.submit(cast);
      expect(near.check(read)).toEqual([]);
      const far = scene(30.01, [3, 3]);
      far.submit({ ...cast, spell: 'mystic-shield' });
      expect(far.ask()).toMatchObject({ kind: 'aimSpell' });
    });
  });

  describe('Spirit Storm', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      stage({
        azure: [unit(KNIGHT, { at: { x: 20, y: 20 } })],
        ember: [
          unit('lord-celestant', { id: 'near', at: { x: 20 + apart(KNIGHT, 'lord-celestant', gap), y: 20 } }),
          unit('liberators', { at: { x: 20, y: 20 + ahead(KNIGHT, 'liberators', 4) }, across: 5 }),
        ],
        phase: 'hero',
        dice,
      });
    const cast = { type: 'cast', unit: KNIGHT, model: `${KNIGHT}/1`, spell: 'spirit-storm' } as const;

    test('on a 7 every enemy unit within 18.00" suffers 1 mortal wound, without aiming', () => {
      const staged = scene(18, [3, 4]);
      staged.submit(cast);
      expect(staged.eventsOf('damageDealt').map(({ damage }) => [damage.unit, damage.mortals])).toEqual([
        ['near', 1],
        ['liberators', 1],
      ]);
      expect(staged.ask()).toMatchObject({ kind: 'allocate', unit: 'liberators', wounds: 1 });
    });

    test('on a 6 it fails, and at 18.01" nobody is hurt', () => {
      const failed = scene(18, [3, 3]);
      failed.submit(cast);
      expect(failed.eventsOf('damageDealt')).toEqual([]);
      const far = scene(18.01, [3, 4]);
      far.submit(cast);
      expect(far.eventsOf('damageDealt').map(({ damage }) => damage.unit)).toEqual(['liberators']);
    });

    describe('until your next hero phase', () => {
      const later = (gap: number, dice: readonly number[]) => {
        const staged = stage({
          azure: [unit(KNIGHT, { at: { x: 20, y: 20 } })],
          ember: [unit('lord-celestant', { at: { x: 20 + apart(KNIGHT, 'lord-celestant', gap), y: 20 } })],
          phase: 'hero',
          dice: [3, 4, ...dice],
        });
        staged.submit(cast);
        return staged;
      };

      test.each([
        ['−1 to run within 18.00"', 18, 2],
        ['not at 18.01"', 18.01, 3],
      ])('%s of the caster', (_, gap, roll) => {
        const staged = later(gap, [3]);
        staged.playTo('movement', 'ember');
        staged.submit({ type: 'run', unit: 'lord-celestant' });
        expect(staged.eventsOf('runRolled')).toMatchObject([{ face: 3, roll }]);
      });

      test('−1 to charge', () => {
        const staged = later(8, [3, 4]);
        staged.playTo('charge', 'ember');
        staged.submit({ type: 'tryCharge', unit: 'lord-celestant' });
        expect(staged.eventsOf('chargeRolled')).toMatchObject([{ faces: [3, 4], roll: 6 }]);
      });

      test('then it is over', () => {
        const staged = later(8, [1, 1]);
        staged.playTo('hero', 'ember');
        expect(staged.unit(KNIGHT).marks).toHaveLength(2);
        staged.playTo('hero', 'azure');
        expect(staged.unit(KNIGHT).marks).toEqual([]);
      });
    });
  });
});
