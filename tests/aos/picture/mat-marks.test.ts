import { describe, expect, onTestFinished, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import type { BattleEvent, EventOf } from '../../../src/games/aos/events';
import { fold } from '../../../src/games/aos/fold';
import { matMarksOf } from '../../../src/games/aos/picture/events/mat-marks';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import { type Battle, SEATS, type SlainCause } from '../../../src/games/aos/types';
import { seededState } from '../../../src/kernel/dice';
import { type HistoryEntry, historyOf } from '../../../src/play/history';
import { answerOf } from '../../../src/play/players/policy';
import { scroll, stage, unit } from '../fixture';
import { clash } from '../hands/clash';

const battleOf = (): Battle =>
  stage({
    phase: 'movement',
    azure: [unit('liberators', { id: 'own', at: { x: 20, y: 10 } })],
    ember: [unit('chainrasp-horde', { id: 'foe', at: { x: 50, y: 40 } })],
  }).battle();

/** The history of these events from this battle on. */
function entriesOf(start: Battle, ...events: readonly BattleEvent[]): readonly HistoryEntry<Aos>[] {
  let battle = start;
  return events.map(event => {
    const before = battle;
    battle = fold(battle, event);
    return { event, before: { at: '', battle: before, dice: seededState(1) } };
  });
}

function slain(battle: Battle, id: string, cause: SlainCause = 'attack', nth = 0): EventOf<'modelSlain'> {
  const fallen = battle.units.find(each => each.id === id);
  const model = fallen?.models[nth];
  if (!fallen || !model) throw new Error('nobody to slay');
  const { seat, warscroll } = fallen;
  return {
    type: 'modelSlain',
    triggers: [],
    slain: { model: model.id, unit: id, warscroll, seat, cause, by: undefined, round: 1 },
  };
}

const harm = (target: string, cause: SlainCause): BattleEvent => ({
  type: 'damageDealt',
  damage: {
    unit: target,
    owner: 'azure',
    wounds: 0,
    mortals: 1,
    cause,
    by: 'ember',
    source: undefined,
    order: undefined,
  },
});

const at = ({ units }: Battle, id: string, nth = 0) => units.find(each => each.id === id)?.models[nth];

describe('a model that is slain leaves a mark where it stood', () => {
  test.each([
    ['liberators', 'lightning'],
    ['chainrasp-horde', 'ectoplasm'],
    ['bare-base', 'stain'],
  ])('of %s: %s', (warscroll, look) => {
    const battle = battleOf();
    const model = at(battle, 'own');
    const { base } = scroll('liberators');
    const event = slain(battle, 'own');
    const marks = matMarksOf(entriesOf(battle, { ...event, slain: { ...event.slain, warscroll } }));
    expect(marks).toMatchObject([{ look, x: model?.x, y: model?.y, radius: base.kind === 'circle' && base.radius }]);
  });

  test.each<[SlainCause, number]>([
    ['attack', 1],
    ['spell', 1],
    ['ability', 1],
    ['scenery', 1],
    ['fled', 0],
    ['split', 0],
    ['noRoom', 0],
    ['reserve', 0],
    ['agreed', 0],
  ])('by %s: %i marks', (cause, count) => {
    const battle = battleOf();
    expect(matMarksOf(entriesOf(battle, slain(battle, 'own', cause)))).toHaveLength(count);
  });

  test('none where it stood on scenery, or was not on the table', () => {
    const battle = battleOf();
    const raised = (z: number): Battle => ({
      ...battle,
      units: battle.units.map(each => ({ ...each, models: each.models.map(model => ({ ...model, z })) })),
    });
    const inReserve: Battle = {
      ...battle,
      units: battle.units.map(each => ({ ...each, where: { kind: 'reserve', place: 'sky' } })),
    };
    const count = (of: Battle) => matMarksOf(entriesOf(of, slain(of, 'own'), harm('foe', 'spell'))).length;
    expect([raised(0.25), raised(0.26), inReserve].map(count)).toEqual([2, 0, 0]);
  });
});

test('a spell that harms leaves a scorch under the model in the middle of the unit, an attack none', () => {
  const battle = battleOf();
  const middle = at(battle, 'own', 2);
  expect(matMarksOf(entriesOf(battle, harm('own', 'spell'), harm('own', 'attack')))).toMatchObject([
    { look: 'scorch', x: middle?.x, y: middle?.y },
  ]);
});

describe('what did not happen after all leaves no mark', () => {
  test('TABLE-01 the mark of a model that players agree to put back goes, others stay', () => {
    const battle = battleOf();
    const [first, second] = [slain(battle, 'own'), slain(battle, 'own', 'attack', 1)];
    const model = at(battle, 'own');
    if (!model) throw new Error('nobody to put back');
    const back: BattleEvent = { type: 'modelRestored', unit: 'own', placed: { model: model.id, at: model } };
    const marks = matMarksOf(entriesOf(battle, first, second, back));
    expect(marks).toMatchObject([{ x: at(battle, 'own', 1)?.x }]);
  });

  test('TABLE-03 the marks of a roll that is made again go, older ones stay', () => {
    const battle = battleOf();
    const early = slain(battle, 'foe');
    const rolledFrom = structuredClone(fold(battle, early));
    const again: BattleEvent = { type: 'rollTakenBack', battle: rolledFrom };
    const events = [early, harm('own', 'spell'), slain(battle, 'own', 'spell')];
    expect(matMarksOf(entriesOf(battle, ...events))).toHaveLength(3);
    expect(matMarksOf(entriesOf(battle, ...events, again))).toMatchObject([{ look: 'ectoplasm' }]);
  });
});

test('the list is the same for as long as nothing is added to it', () => {
  const battle = battleOf();
  const told = entriesOf(battle, slain(battle, 'own'), harm('own', 'attack'), slain(battle, 'foe'));
  const marks = matMarksOf(told.slice(0, 1));
  expect(matMarksOf(told.slice(0, 2))).toBe(marks);
  expect(matMarksOf(told)).toHaveLength(2);
  expect(matMarksOf(told)[0]).toBe(marks[0]);
});

test('a reload shows the marks that were shown before it, and undo takes the newest away (seed 4)', () => {
  const match = clash(4);
  const preferences = { autoAnswer: false, fastDice: true, followAction: false };
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => true });
  onTestFinished(() => session.stop());
  const shown = () => matMarksOf(session.shown.getState().history);
  const steps = [shown()];
  while (shown().length < 4) {
    const command = answerOf(greedyBot, match.system, match.getGame());
    if (!command || !match.submit(command).ok) throw new Error('the bot is stuck');
    steps.push(shown());
  }
  expect(matMarksOf(historyOf(match))).toEqual(shown());
  expect(new Set(shown().map(({ id }) => id)).size).toBe(shown().length);
  while (shown().length > 0) {
    // where one side alone may not take it back, both want to
    for (const seat of SEATS)
      if (match.canUndo(seat) !== 'no' && match.undo(seat).ok && !match.getUndoQuestion()) break;
    steps.pop();
    expect(shown()).toEqual(steps.at(-1));
  }
});
