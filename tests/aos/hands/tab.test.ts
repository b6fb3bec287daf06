import { expect, test } from 'vitest';
import { tabAction } from '../../../src/games/aos/panels/battle/key-actions';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import { clash, playTo } from './clash';

test('Tab on the table goes through the units that can act and leaves it after the last, and back the same way, seed 1', () => {
  const match = playTo(clash(1), 'act', 'movement');
  const preferences = { autoAnswer: false, fastDice: true, followAction: false };
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => true });
  const selected = () => session.table.getSnapshot().context.selected;
  const tab = tabAction(session);
  expect(selected()).toBeUndefined();
  const seen: (string | undefined)[] = [];
  while (tab(1)) seen.push(selected());
  expect(new Set(seen).size).toBe(2);
  expect(seen).toHaveLength(2);
  expect([tab(-1), selected(), tab(-1)]).toEqual([true, seen[0], false]);
  session.stop();
});
