import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../fixture';

const HOSTS = 'spirit-hosts';

describe('Spirit Hosts', () => {
  test('Frightful Touch: an unmodified hit roll of 6 becomes 1 mortal wound and ends the attack', () => {
    const staged = stage({
      azure: [unit(HOSTS, { at: { x: 30, y: 20 }, lost: 2, lostBefore: true })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(HOSTS, 'lord-celestant', 0.5) } })],
      dice: [6, 6, 5, 4, 1, 1, 1],
    });
    staged.attack(HOSTS, 'lord-celestant');
    const [hit, wound] = staged.eventsOf('diceRolled');
    expect([hit?.mortals, hit?.standing, wound?.dice.length]).toEqual([2, 1, 1]);
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(2);
  });

  test('each makes 6 attacks that hit on a 5', () => {
    const staged = stage({
      azure: [unit(HOSTS, { at: { x: 30, y: 20 }, lost: 2, lostBefore: true })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(HOSTS, 'lord-celestant', 1) } })],
      dice: [4, 4, 4, 4, 4, 4],
    });
    staged.attack(HOSTS, 'lord-celestant');
    expect(staged.eventsOf('diceRolled')).toMatchObject([{ needed: 5, standing: 0 }]);
  });
});
