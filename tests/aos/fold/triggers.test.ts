import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/games/aos/events';
import { fold } from '../../../src/games/aos/fold';
import type { Battle, Trigger } from '../../../src/games/aos/types';
import { sourcesIn } from '../../architecture/sources';
import { stage, unit } from '../fixture';

const battle = (): Battle =>
  stage({
    phase: 'combat',
    azure: [unit('liberators', { at: { x: 20, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 30 } })],
  }).battle();

const liberators = 'liberators';
const moved = [{ model: 'liberators/1', path: [{ x: 21, y: 10 }], end: { x: 21, y: 10, z: 0, facing: 0 } }];
const fighting = (before: Battle): Battle =>
  fold(before, { type: 'unitPicked', unit: liberators, how: 'fight', triggers: [] });

/** Each event that can set something off, in a way that would have done so. */
const events = (triggers: readonly Trigger[]): readonly [BattleEvent, Battle][] => [
  [{ type: 'unitMoved', unit: liberators, kind: 'normal', moved, triggers }, battle()],
  [{ type: 'unitPicked', unit: liberators, how: 'fight', triggers }, battle()],
  [{ type: 'activationEnded', unit: liberators, picks: 'azure', triggers }, fighting(battle())],
  [{ type: 'pointSpent', seat: 'azure', on: 'x', unit: liberators, triggers }, battle()],
  [{ type: 'unbindRolled', unit: liberators, faces: [6, 6], total: 12, needed: 5, modifiers: [], triggers }, battle()],
  [{ type: 'spellEnded', spell: 'arcane-bolt', how: 'cast', triggers }, battle()],
  [
    {
      type: 'nerveTested',
      unit: liberators,
      face: 6,
      before: undefined,
      total: 9,
      bravery: 7,
      modifiers: [],
      triggers,
    },
    battle(),
  ],
];

describe('ABIL-02 folding adds what an event has set off and decides nothing', () => {
  const moment: Trigger = { moment: 'afterMove', unit: 'chainrasp-horde' };
  test.each(events([]))('$type that sets nothing off', (event, before) => {
    expect(fold(before, event).triggers).toEqual(before.triggers);
  });

  test.each(events([moment]))('$type that sets something off', (event, before) => {
    expect(fold(before, event).triggers).toEqual([...before.triggers, moment]);
  });
});

describe('COMBAT-01 COMBAT-06 COMBAT-07 who picks next comes with the event', () => {
  test.each<[BattleEvent, Battle]>([
    [{ type: 'activationEnded', unit: liberators, picks: 'azure', triggers: [] }, fighting(battle())],
    [{ type: 'activationEnded', unit: liberators, picks: 'ember', triggers: [] }, fighting(battle())],
    [{ type: 'passed', seat: 'azure', picks: 'azure', endsCombat: false }, battle()],
    [{ type: 'passed', seat: 'azure', picks: 'ember', endsCombat: true }, battle()],
    [{ type: 'phaseBegan', phase: 'combat', picks: 'azure' }, battle()],
    [{ type: 'phaseBegan', phase: 'combat', picks: 'ember' }, battle()],
  ])('%o', (event, before) => {
    const { picksFighter, combatIsOver } = fold(before, event);
    expect(picksFighter).toBe('picks' in event ? event.picks : undefined);
    expect(combatIsOver).toBe('endsCombat' in event && event.endsCombat);
  });
});

test('no file of the fold makes a trigger or turns to the other player', () => {
  const wrong = sourcesIn('src/games/aos/fold').flatMap(({ file, text }) =>
    text.split('\n').flatMap(line => (/\bmoment: '|\botherSeat\b/.test(line) ? [`${file} ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});
