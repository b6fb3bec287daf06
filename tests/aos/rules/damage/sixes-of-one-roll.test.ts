import { describe, expect, test } from 'vitest';
import type { Effect, OnSix } from '../../../../src/games/aos/abilities/types';
import { ahead, mark, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';

/**
 * Three attacks of the Liberator-Prime, whose sixes of one roll have an effect, and the results of the hit and wound
 * rolls.
 */
function rolls(roll: 'hit' | 'wound', what: OnSix, dice: readonly number[]) {
  const effect: Effect = { do: 'onSix', roll, what };
  const fury = mark(effect, 'fury');
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1, marks: [fury] })],
    ember: [unit(LORD, { at: { x: 20, y: 10 + ahead('liberators', LORD, 0.5) } })],
    dice,
  });
  staged.attack('liberators', LORD);
  const [hit, wound] = staged.eventsOf('diceRolled');
  return [hit, wound].map(each => ({
    standing: each?.standing,
    changed: each && each.next.length - (each.standing > 0 ? 1 : 0),
    mortals: each?.mortals,
  }));
}
const plain = (standing: number) => ({ standing, changed: 0, mortals: 0 });

describe('RR-05 a six counts for the roll it is about, and for no other', () => {
  test.each<[string, OnSix]>([
    ['mortal wounds', { kind: 'mortal', amount: 1 }],
    ['more hits', { kind: 'hits', amount: 3 }],
    ['stronger blows', { kind: 'damage', by: 1 }],
  ])('%s on hit rolls, with a six to wound', (_, what) => {
    expect(rolls('hit', what, [4, 4, 4, 6, 4, 4, 6, 6, 6])).toEqual([plain(3), plain(3)]);
  });

  test.each<[string, OnSix]>([
    ['mortal wounds', { kind: 'mortal', amount: 1 }],
    ['stronger blows', { kind: 'damage', by: 1 }],
  ])('%s on wound rolls, with a six to hit', (_, what) => {
    expect(rolls('wound', what, [6, 4, 4, 4, 4, 4, 6, 6, 6])).toEqual([plain(3), plain(3)]);
  });

  test('MW-02 where it is about the wound roll, the six ends the attack there', () => {
    const [, wound] = rolls('wound', { kind: 'mortal', amount: 1 }, [4, 4, 4, 6, 4, 4, 6, 6]);
    expect(wound).toEqual({ standing: 2, changed: 0, mortals: 1 });
  });
});
