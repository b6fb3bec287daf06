import { describe, expect, test } from 'vitest';
import { ahead, apart, type StagedUnit, stage, unit } from '../../../fixture';
import { whollyAlong } from '../reach';

const TORMENT = 'spirit-torment';
const STALKERS = 'glaivewraith-stalkers';

describe('Spirit Torment', () => {
  /** How many of the friend's hit rolls of 1 are rolled again. */
  const fight = (bearers: number, friend: string, inches: number, dice: number) => {
    const models = friend === STALKERS ? 4 : 1;
    const x = 30 - whollyAlong(TORMENT, friend, models, inches);
    const staged = stage({
      azure: [
        unit(friend, { id: 'friend', at: { x: 30, y: 20 }, across: models }),
        ...[0, 3].slice(0, bearers).map(y => unit(TORMENT, { id: `torment-${y}`, at: { x, y: 20 - y } })),
      ],
      ember: [unit('liberators', { at: { x: 30, y: 20 + ahead(friend, 'liberators', 0.5) } })],
      dice: Array.from({ length: dice }, () => 1),
    });
    staged.attack('friend', 'liberators');
    return staged.eventsOf('diceRolled').flatMap(({ dice: each }) => each.filter(die => die.before === 1)).length;
  };

  test.each([
    ['friendly Nighthaunt wholly within 12.00" re-roll hit rolls of 1', 1, STALKERS, 12, 16, 8],
    ['two Torments let nobody re-roll twice', 2, STALKERS, 9, 16, 8],
    ['not with a sliver beyond 12"', 1, STALKERS, 12.01, 8, 0],
    ['not for others than Nighthaunt', 1, 'lord-celestant', 6, 6, 0],
  ])('Nagash’s Bidding: %s', (_, bearers, friend, inches, dice, again) => {
    expect(fight(bearers, friend, inches, dice)).toBe(again);
  });

  describe('Captured Soul Energy', () => {
    const energy = (choice: number, target: string, bearer = TORMENT) =>
      ({ type: 'useAbility', unit: bearer, ability: 'spirit-torment-captured-soul-energy', choice, target }) as const;
    const scene = (enemy: string, lost: number, gap: number, dice: readonly number[], ...more: readonly StagedUnit[]) =>
      stage({
        azure: [
          unit(TORMENT, { at: { x: 30, y: 20 } }),
          unit('spirit-hosts', {
            at: { x: 30, y: 20 - ahead(TORMENT, 'spirit-hosts', gap) },
            across: 1,
            wounds: 2,
            lost: 1,
            lostBefore: true,
          }),
          unit(STALKERS, { at: { x: 30 + apart(TORMENT, STALKERS, 2), y: 20 }, lost: 3, lostBefore: true }),
          ...more,
        ],
        ember: [unit(enemy, { models: 10, lost, at: { x: 30, y: 40 } })],
        phase: 'battleshock',
        dice,
      });

    test('with 3 enemies slain a friendly unit within 6.00" heals D3 wounds', () => {
      const staged = scene('chainrasp-horde', 3, 6, [3]);
      staged.submit(energy(0, 'spirit-hosts'));
      expect(staged.eventsOf('modelHealed')).toMatchObject([{ unit: 'spirit-hosts', wounds: 2 }]);
      expect(staged.check(energy(0, 'spirit-hosts'))).not.toEqual([]);
    });

    test('it heals 3, without a die, with 3 Stormcast Eternals slain', () => {
      const staged = scene('liberators', 3, 6, []);
      staged.submit(energy(0, 'spirit-hosts'));
      expect(staged.eventsOf('modelHealed')).toMatchObject([{ wounds: 2 }]);
    });

    test('or slain models return to it that are worth up to D3 wounds', () => {
      const staged = scene('chainrasp-horde', 3, 6, [3]);
      staged.submit(energy(1, STALKERS));
      expect(staged.ask()).toMatchObject({ kind: 'returnModels', unit: STALKERS, count: 2 });
      const back = staged.options().find(each => each.type === 'returnModels' && each.places.length === 2);
      staged.submit(back ?? { type: 'pass' });
      expect(staged.unit(STALKERS).models).toHaveLength(3);
    });

    test('with 2 enemies slain there is nothing to use', () => {
      expect(scene('chainrasp-horde', 2, 6, []).ask()).toMatchObject({ kind: 'testNerve' });
    });

    test('not on a unit at 6.01"', () => {
      expect(scene('chainrasp-horde', 3, 6.01, []).check(energy(0, 'spirit-hosts'))).toEqual(['ability.outOfReach']);
    });

    test.each([
      ['5 slain are enough for one of two Torments', 5, false],
      ['6 slain are enough for both', 6, true],
    ])('%s', (_, lost, isEnough) => {
      const second = unit(TORMENT, { id: 'second', at: { x: 27, y: 20 } });
      const staged = scene('chainrasp-horde', lost, 6, [3], second);
      staged.submit(energy(0, 'spirit-hosts'));
      expect(staged.check({ ...energy(1, STALKERS, 'second'), seat: 'azure' }).length === 0).toBe(isEnough);
    });
  });
});
