import { describe, expect, test } from 'vitest';
import { ahead, apart, type StagedUnit, stage, unit } from '../../fixture';

const REAPERS = 'grimghast-reapers';

describe('Grimghast Reapers', () => {
  test('CMDM-03 the Extoller of Shyish carries a Death Knell in place of a scythe', () => {
    const staged = stage({ azure: [unit(REAPERS)], ember: [unit('liberators')] });
    const [extoller, next] = staged.unit(REAPERS).models;
    expect([extoller?.role, extoller?.weapons, next?.weapons]).toEqual([
      'champion',
      ['death-knell'],
      ['slasher-scythe'],
    ]);
  });

  test.each([
    ['5 models', 0, 5, 8],
    ['4 models', 1, 4, 0],
  ])('Reaped Like Corn: against %s failed hit rolls with scythes are re-rolled', (_, lost, models, again) => {
    const y = 20 + ahead(REAPERS, 'liberators', 1);
    const staged = stage({
      azure: [unit(REAPERS, { at: { x: 30, y: 20 }, across: 5, lost: 5, lostBefore: true })],
      ember: [unit('liberators', { at: { x: 30, y }, across: 5, lost, lostBefore: true })],
      dice: [1, ...Array.from({ length: 8 + again }, () => 3)],
    });
    expect(staged.unit('liberators').models).toHaveLength(models);
    staged.attack(REAPERS, 'liberators', 'death-knell', 'slasher-scythe');
    const [knell, scythes] = staged.eventsOf('diceRolled');
    expect(knell?.dice).toMatchObject([{ face: 1 }]);
    expect(scythes?.dice.filter(({ before }) => before === 3)).toHaveLength(again);
  });

  describe('For Whom the Bell Tolls', () => {
    /** Only the Extoller and one Reaper are left, in front of the enemy. */
    const scene = (dice: readonly number[], more: readonly StagedUnit[] = []) =>
      stage({
        azure: [unit(REAPERS, { at: { x: 30, y: 20 }, across: 2, lost: 8, lostBefore: true })],
        ember: [
          unit('chainrasp-horde', { at: { x: 30, y: 20 + ahead(REAPERS, 'chainrasp-horde', 0.5) }, across: 5 }),
          ...more,
        ],
        dice,
      });
    const fallen = [8, 9, 10].map(number => `chainrasp-horde/${number}`);

    test('wounds of the Knell are allocated after those of the scythes', () => {
      const staged = scene([3, 3, 1, 4, 3, 3, 3, 1]);
      staged.attack(REAPERS, 'chainrasp-horde', 'death-knell', 'slasher-scythe');
      expect(staged.battle().damage.map(({ source, wounds }) => [source?.weapon, wounds])).toEqual([
        ['slasher-scythe', 1],
        ['death-knell', 2],
      ]);
    });

    test('each model that the Knell slays is 1 mortal wound on an enemy unit within 3" of its bearer', () => {
      const y = 20 + ahead(REAPERS, 'lord-celestant', 0.5);
      const x = 30 - apart('chainrasp-horde', 'lord-celestant', 0.3);
      const staged = scene([3, 3, 1, 4, 3, 3, 3, 1], [unit('lord-celestant', { at: { x, y } })]);
      staged.attack(REAPERS, 'chainrasp-horde', 'death-knell', 'slasher-scythe');
      staged.submit({ type: 'allocate', unit: 'chainrasp-horde', models: fallen });
      expect(staged.eventsOf('modelSlain').map(({ slain }) => slain.model)).toEqual(fallen);
      expect(staged.ask()).toMatchObject({ kind: 'strike', seat: 'azure', left: 1 });
      staged.submit({ type: 'strike', unit: REAPERS, target: 'lord-celestant' });
      staged.submit({ type: 'strike', unit: REAPERS, target: 'lord-celestant' });
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(2);
      expect(staged.ask()).toMatchObject({ kind: 'pickFighter' });
    });

    test('a blow may be held back, each on its own', () => {
      const y = 20 + ahead(REAPERS, 'lord-celestant', 0.5);
      const x = 30 - apart('chainrasp-horde', 'lord-celestant', 0.3);
      const staged = scene([3, 3, 1, 4, 3, 3, 3, 1], [unit('lord-celestant', { at: { x, y } })]);
      staged.attack(REAPERS, 'chainrasp-horde', 'death-knell', 'slasher-scythe');
      staged.submit({ type: 'allocate', unit: 'chainrasp-horde', models: fallen });
      expect(staged.options()).toContainEqual({ seat: 'azure', type: 'pass' });
      staged.submit({ type: 'pass' });
      expect(staged.ask()).toMatchObject({ kind: 'strike', left: 1 });
      staged.submit({ type: 'strike', unit: REAPERS, target: 'lord-celestant' });
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(1);
      expect(staged.ask()).toMatchObject({ kind: 'pickFighter' });
    });

    test('models slain by scythes toll no bell', () => {
      const staged = scene([3, 1, 4, 4, 3, 3, 1, 1]);
      staged.attack(REAPERS, 'chainrasp-horde', 'death-knell', 'slasher-scythe');
      staged.submit({ type: 'allocate', unit: 'chainrasp-horde', models: fallen.slice(0, 2) });
      expect(staged.eventsOf('modelSlain')).toHaveLength(2);
      expect(staged.ask()).toMatchObject({ kind: 'pickFighter' });
    });

    test('with nobody left within 3" nobody is struck', () => {
      const staged = stage({
        azure: [unit(REAPERS, { at: { x: 30, y: 20 }, lost: 9, lostBefore: true })],
        ember: [
          unit('lord-celestant', { at: { x: 30, y: 20 + ahead(REAPERS, 'lord-celestant', 2) }, wounds: 4 }),
          unit('liberators'),
        ],
        dice: [3, 3, 1],
      });
      staged.attack(REAPERS, 'lord-celestant');
      expect(staged.unit('lord-celestant').models).toEqual([]);
      expect(staged.ask()?.kind).not.toBe('strike');
    });
  });
});
