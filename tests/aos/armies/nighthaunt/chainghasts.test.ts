import { describe, expect, test } from 'vitest';
import { ahead, apart, baseOf, stage, unit } from '../../fixture';
import { piece, rectangle } from '../../rules/terrain-pieces';
import { whollyAlong } from './reach';

const GHASTS = 'chainghasts';

describe('Chainghasts', () => {
  test('they shoot D3 times each, with Rend −2', () => {
    const staged = stage({
      azure: [unit(GHASTS, { at: { x: 30, y: 10 } })],
      ember: [unit('liberators', { at: { x: 30, y: 10 + ahead(GHASTS, 'liberators', 10) } })],
      phase: 'shooting',
      dice: [2, 6, 4, 1, 1, 1, 3, 5],
    });
    staged.attack(GHASTS, 'liberators');
    const [hit, , save] = staged.eventsOf('diceRolled');
    expect(hit?.dice).toHaveLength(4);
    expect(save).toMatchObject({ roll: 'save', modifier: -2, standing: 1 });
  });

  test('Sweeping Blows: one melee attack for each enemy model within 2.00" of the attacker', () => {
    const y = 20 + ahead(GHASTS, 'liberators', 2);
    const staged = stage({
      azure: [
        unit(GHASTS, {
          places: [
            { x: 30, y: 20 },
            { x: 28.5, y: 20 },
          ],
        }),
      ],
      ember: [
        unit('liberators', {
          places: [
            { x: 30, y },
            { x: 30, y: y + 1.8 },
            { x: 30, y: y + 3.6 },
            { x: 31.8, y: y + 1.8 },
            { x: 31.8, y: y + 3.6 },
          ],
        }),
        unit('lord-celestant', { at: { x: 30 + apart(GHASTS, 'lord-celestant', 1), y: 20 } }),
      ],
      dice: [1, 1],
    });
    staged.attack(GHASTS, 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(2);
  });

  test('Sweeping Blows GARR-05 those inside a feature are within 2″ if it is', () => {
    const keep = piece(rectangle(20, 22, 26, 28), { id: 'keep', height: 4, isGarrison: true });
    const radius = baseOf(GHASTS).width / 2;
    const staged = stage({
      azure: [unit(GHASTS, { at: { x: 22, y: 22 - radius - 2 }, across: 2 })],
      ember: [unit('liberators', { inside: 'keep' })],
      terrain: [keep],
      dice: Array.from({ length: 10 }, () => 1),
    });
    staged.attack(GHASTS, 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(10);
  });

  describe('Another Link in the Chain', () => {
    const FRIENDS = 'glaivewraith-stalkers';
    /** The Torment left of the Chainghasts, the Stalkers right of them, an enemy in front of the Stalkers. */
    const fight = (torment: string, toTorment: number, toFriends: number, again: number) => {
      const ghast = { x: 30, y: 20 };
      const second = ghast.x + baseOf(GHASTS).width + 0.2;
      const friends = { x: second + whollyAlong(GHASTS, FRIENDS, 4, toFriends), y: 20 };
      const staged = stage({
        azure: [
          unit(torment, { at: { x: second - whollyAlong(torment, GHASTS, 1, toTorment), y: 20 } }),
          unit(GHASTS, { at: ghast, across: 2 }),
          unit(FRIENDS, { at: friends, across: 4 }),
        ],
        ember: [unit('liberators', { at: { x: friends.x, y: 20 + ahead(FRIENDS, 'liberators', 0.5) }, across: 5 })],
        dice: Array.from({ length: 8 + again }, () => 1),
      });
      staged.attack(FRIENDS, 'liberators');
      const rolled = staged.eventsOf('diceRolled')[0]?.dice ?? [];
      expect(rolled.filter(({ before }) => before === 1)).toHaveLength(again);
    };

    test('hit rolls of 1 are re-rolled wholly within 12.00" of Chainghasts wholly within 12.00" of a Torment', () => {
      fight('spirit-torment', 12, 12, 8);
    });

    test.each([
      ['the friends have a sliver beyond 12" of the Chainghasts', 'spirit-torment', 12, 12.01],
      ['the Chainghasts have a sliver beyond 12" of the Torment', 'spirit-torment', 12.01, 12],
      ['there is no Torment', 'lord-executioner', 6, 12],
    ])('not if %s', (_, hero, toTorment, toFriends) => {
      fight(hero, toTorment, toFriends, 0);
    });
  });
});
