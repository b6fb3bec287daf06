import { expect, test } from 'vitest';
import { createHands } from '../../../src/games/aos/hands/hands';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import type { Unit } from '../../../src/games/aos/types';
import { TOOL_WORDS } from '../../../src/games/aos/words/measure/tools';
import { pointAt } from '../../table/fake-stage';
import { clash, ownUnit, playTo } from '../hands/clash';

const preferences = { autoAnswer: false, fastDice: true, followAction: false };

function atTable() {
  const match = playTo(clash(1), 'act', 'movement');
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => true, words: TOOL_WORDS });
  const own = ownUnit(match, 2);
  const foe = match.getGame().battle.units.find(({ seat }) => seat !== own.seat);
  if (!foe) throw new Error('nobody to measure to');
  return {
    match,
    session,
    hands: createHands(session),
    own,
    foe,
    tool: () => session.table.getSnapshot().context.tool,
  };
}

const touchOf = ({ models: [model] }: Unit) => pointAt({ x: model?.x ?? 0, y: model?.y ?? 0 }, model?.id);

test('MEAS-05 with the tape in hand two presses measure, take nothing up and leave the battle as it was, seed 1', () => {
  const { match, session, hands, own, foe, tool } = atTable();
  const before = match.hash();
  session.table.send({ type: 'tool', kind: 'tape' });
  for (const unit of [own, foe]) {
    expect(hands.onDown(touchOf(unit))).toBe('table');
    hands.onUp(touchOf(unit));
  }
  expect(tool()).toMatchObject({ from: { unit: own.id }, to: { unit: foe.id }, isPinned: true });
  expect(session.table.getSnapshot().context).toMatchObject({ draft: undefined, hold: undefined, selected: undefined });
  expect(match.hash()).toBe(before);
});

test('without a tool the same presses select, seed 1', () => {
  const { session, hands, own } = atTable();
  hands.onDown(touchOf(own));
  hands.onUp(touchOf(own));
  expect(session.table.getSnapshot().context.selected).toBe(own.id);
});

test('ranges are those of the unit a finger presses, even after another was pinned, seed 1', () => {
  const { session, hands, own, foe, tool } = atTable();
  session.table.send({ type: 'tool', kind: 'ranges' });
  session.table.send({ type: 'aim', mark: { kind: 'unit', unit: own.id }, isPinned: true });
  hands.onDown(touchOf(foe));
  hands.onUp(touchOf(foe));
  expect(tool()?.to).toEqual({ kind: 'unit', unit: foe.id });
});
