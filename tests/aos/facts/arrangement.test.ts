import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/games/aos/events';
import { keepArrangement, onceArranged } from '../../../src/games/aos/facts/places/arrangement';
import { fold } from '../../../src/games/aos/fold';
import type { Battle } from '../../../src/games/aos/types';
import { stage, unit } from '../fixture';

const inSight = (): Battle =>
  stage({
    phase: 'shooting',
    azure: [unit('liberators', { at: { x: 20, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 30 } })],
  }).battle();

/** How often a value that depends on positions is computed, for this battle and its successors. */
function timesWorkedOut(battle: Battle, become: (battle: Battle) => Battle): number {
  let times = 0;
  const workOut = () => {
    times += 1;
  };
  onceArranged(battle, workOut);
  onceArranged(become(battle), workOut);
  return times;
}

const after =
  (...events: readonly BattleEvent[]) =>
  (battle: Battle) =>
    events.reduce(fold, battle);

const picked: BattleEvent = { type: 'unitPicked', unit: 'liberators', how: 'shoot', triggers: [] };
const first = { unit: 'liberators', model: 'liberators/1' };
const slain = { ...first, warscroll: 'liberators', seat: 'azure', cause: 'fled', by: undefined, round: 1 } as const;
const moved = [{ model: first.model, path: [], end: { x: 21, y: 10, z: 0, facing: 0 } }];

test.each<[string, (battle: Battle) => Battle, number]>([
  ['nothing', battle => battle, 1],
  ['a deed', after(picked), 1],
  ['the end of what was done in a turn', after(picked, { type: 'turnBegan', turn: 2, active: 'ember' }), 1],
  ['a move', after({ type: 'unitMoved', unit: 'liberators', kind: 'normal', moved, triggers: [] }), 2],
  ['a wound', after({ type: 'woundsAllocated', ...first, wounds: 1 }), 2],
  ['a loss', after({ type: 'modelSlain', slain, triggers: [] }), 2],
  ['going to another place', after({ type: 'unitReserved', unit: 'liberators', place: 'heavens' }), 2],
  ['other scenery', battle => ({ ...battle, field: { ...battle.field, features: [] } }), 2],
])('after %s values that depend on positions stay valid or not', (_, become, times) => {
  expect(timesWorkedOut(inSight(), become)).toBe(times);
});

/** Where the first model stands, as it is remembered. */
const firstX = ({ units }: Battle): number | undefined => units[0]?.models[0]?.x;
const whereNow = (battle: Battle) => onceArranged(battle, firstX);

test('values cached before a move are not used after it, and still are for the battle before: a player may undo the move', () => {
  const before = inSight();
  const busy = fold(before, picked);
  const gone = fold(busy, { type: 'unitMoved', unit: 'liberators', kind: 'normal', moved, triggers: [] });
  const idle = fold(gone, { type: 'turnBegan', turn: 2, active: 'ember' });
  for (const _ of ['the first time', 'remembered'])
    expect([before, busy, gone, idle].map(whereNow)).toEqual([20, 20, 21, 21]);
});

test('a value computed later is also known to the battle before if all positions are the same', () => {
  const before = inSight();
  whereNow(before);
  const busy = fold(before, picked);
  let times = 0;
  const workOut = () => ++times;
  expect([busy, before, busy].map(battle => onceArranged(battle, workOut))).toEqual([1, 1, 1]);
});

test('with nothing worked out yet there is nothing to take over', () => {
  const { units, ...rest } = inSight();
  const [one, other] = [units.slice(), units.slice()];
  keepArrangement(one, other);
  expect(whereNow({ ...rest, units: other })).toBe(20);
});
