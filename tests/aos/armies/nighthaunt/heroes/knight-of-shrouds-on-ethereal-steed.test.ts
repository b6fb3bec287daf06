import { describe, expect, test } from 'vitest';
import { ahead, baseOf, type StagedUnit, stage, unit } from '../../../fixture';
import { whollyAlong } from '../reach';

const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
const knight = (more: Omit<Partial<StagedUnit>, 'warscroll'> = {}) => unit(KNIGHT, { at: { x: 30, y: 20 }, ...more });

describe('Knight of Shrouds on Ethereal Steed', () => {
  describe('Stolen Hours', () => {
    const fight = (enemy: string, wounds: number, dice: readonly number[], ...weapons: readonly string[]) => {
      const staged = stage({
        azure: [knight({ wounds: 3 })],
        ember: [
          unit(enemy, { id: 'foe', at: { x: 30, y: 20 + ahead(KNIGHT, enemy, 0.5) }, wounds }),
          unit('liberators'),
        ],
        dice,
      });
      staged.attack(KNIGHT, 'foe', ...weapons);
      return staged;
    };

    test('when the sword slays an enemy hero this model heals 1 wound', () => {
      const staged = fight('lord-celestant', 4, [3, 1, 1, 1, 3, 1, 1, 1]);
      expect(staged.unit('foe').models).toEqual([]);
      expect(staged.unit(KNIGHT).models[0]?.wounds).toBe(2);
    });

    test('not when the steed slays it', () => {
      const staged = fight('lord-celestant', 4, [1, 1, 1, 1, 4, 1, 5, 1]);
      expect(staged.unit('foe').models).toEqual([]);
      expect(staged.unit(KNIGHT).models[0]?.wounds).toBe(3);
    });

    test('wounds of the sword come first, even if the steed strikes first', () => {
      const staged = fight(
        'lord-celestant',
        3,
        [4, 1, 5, 1, 3, 1, 1, 1, 3, 1],
        'ghostly-hooves-and-teeth',
        'sword-of-stolen-hours',
      );
      expect(staged.unit('foe').models).toEqual([]);
      expect(staged.unit(KNIGHT).models[0]?.wounds).toBe(2);
    });

    test('not when it slays others than heroes', () => {
      const staged = fight('spirit-hosts', 1, [3, 1, 1, 1, 3, 1, 1, 1]);
      expect(staged.unit('foe').models).toHaveLength(2);
      expect(staged.unit(KNIGHT).models[0]?.wounds).toBe(3);
    });
  });

  describe('Lord of Gheists', () => {
    const STALKERS = 'glaivewraith-stalkers';
    const far = whollyAlong(KNIGHT, STALKERS, 4, 18);
    const scene = (x: number, points: number, dice: readonly number[] = []) =>
      stage({
        azure: [knight({ at: { x: 20, y: 20 } }), unit(STALKERS, { at: { x: 20 + x, y: 20 }, across: 4 })],
        ember: [unit('liberators', { at: { x: 20 + x, y: 20 + ahead(STALKERS, 'liberators', 0.5) } })],
        points: { azure: points },
        dice,
      });
    const drive = (target: string) =>
      ({ type: 'useAbility', unit: KNIGHT, ability: 'knight-of-shrouds-lord-of-gheists', target }) as const;

    test('a friendly unit wholly within 18.00" makes 1 more attack with each melee weapon', () => {
      const staged = scene(
        far,
        1,
        Array.from({ length: 12 }, () => 1),
      );
      staged.submit(drive(STALKERS));
      staged.attack(STALKERS, 'liberators');
      expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(12);
      expect(staged.battle().commandPoints.azure).toBe(0);
    });

    test('a unit only once in a phase, others still may', () => {
      const staged = scene(far, 3);
      staged.submit(drive(STALKERS));
      expect(staged.check(drive(STALKERS))).toEqual(['ability.wrongTarget']);
      expect(staged.check(drive(KNIGHT))).toEqual([]);
    });

    test('not a unit with a sliver beyond 18"', () => {
      expect(scene(far + 0.01, 1).check(drive(STALKERS))).toEqual(['ability.outOfReach']);
    });

    test('not without a command point', () => {
      expect(scene(far, 0).ask()).toMatchObject({ kind: 'pickFighter' });
    });
  });

  test('it stands on an oval base of 75 by 42 mm', () => {
    expect(baseOf(KNIGHT)).toMatchObject({ length: 75 / 25.4, width: 42 / 25.4 });
  });
});
