import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../stage';
import { whollyAlong } from './reach';

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
});
