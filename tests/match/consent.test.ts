import { describe, expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import type { Ruling } from '../../src/games/aos/consent/types';
import { otherSeat, type Seat } from '../../src/games/aos/types';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { readReplay } from '../../src/kernel/files/read-replay';
import { runReplay } from '../../src/kernel/files/replay';
import { createMatch, type Match, newGame } from '../../src/match/match';
import { fileOf, openFile } from '../../src/match/resume';
import { answerOf, randomBot } from '../../src/play/players/policy';

const SEED = 7;

/** A battle by chance up to the first charge that was rolled for. */
function charging(): Match<Aos> {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, SEED));
  const bot = randomBot<Aos>(diceFrom(seededState(SEED, 'bot')));
  while (match.getGame().battle.rolledMove?.kind !== 'charge') {
    const command = answerOf(bot, ageOfSigmar, match.getGame());
    if (!command || !match.submit(command).ok) throw new Error('nobody charges');
  }
  return match;
}

function agreeOn(match: Match<Aos>, ruling: Ruling, seat: Seat = 'azure'): void {
  const proposed = match.submit({ seat, type: 'propose', ruling });
  expect(proposed, JSON.stringify(proposed)).toMatchObject({ ok: true });
  expect(match.submit({ seat: otherSeat(seat), type: 'agree' })).toMatchObject({ ok: true });
}

/** One ruling of each kind, one after another. */
function ruled(): Match<Aos> {
  const match = charging();
  agreeOn(match, { kind: 'rollAgain' });
  const unit = match.getGame().battle.units.find(({ seat }) => seat === 'ember');
  const model = unit?.models.at(-1)?.id ?? '';
  agreeOn(match, { kind: 'placeModel', model, x: 4.5, y: 24, facing: 1 }, 'ember');
  agreeOn(match, { kind: 'setCommandPoints', seat: 'ember', points: 4 });
  agreeOn(match, { kind: 'skipQuestion' });
  agreeOn(match, { kind: 'setWounds', model, wounds: 2 });
  agreeOn(match, { kind: 'endPhase' });
  return match;
}

describe('TABLE-01 rulings are commands like any other', () => {
  test('a replay of them ends in the same state, from the same dice', () => {
    const match = ruled();
    const replay = readReplay(ageOfSigmar, JSON.parse(JSON.stringify(match.replay())));
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const steps: number[] = [];
    const again = runReplay(ageOfSigmar, replay.value, (_, index) => steps.push(index));
    expect(again.ok && createMatch(ageOfSigmar, replay.value).hash()).toBe(match.hash());
    expect(steps).toHaveLength(match.replay().commands.length + 1);
    expect(match.getGame().battle.agreed.map(({ ruling }) => ruling.kind)).toEqual([
      'rollAgain',
      'placeModel',
      'setCommandPoints',
      'skipQuestion',
      'setWounds',
      'endPhase',
    ]);
  });

  test('a battle that is saved while a proposal is open goes on with it', () => {
    const match = charging();
    match.submit({ seat: 'ember', type: 'propose', ruling: { kind: 'rollAgain' } });
    const opened = openFile(ageOfSigmar, fileOf(match));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.hash()).toBe(match.hash());
    expect(opened.value.submit({ seat: 'azure', type: 'agree' }).ok).toBe(true);
    match.submit({ seat: 'azure', type: 'agree' });
    expect(opened.value.hash()).toBe(match.hash());
  });

  test('TABLE-03 the dice of a roll made again are those that come next, so undo and redo give the same', () => {
    const match = charging();
    const before = match.hash();
    const faces = match.getGame().battle.rolledMove?.natural;
    agreeOn(match, { kind: 'rollAgain' });
    const after = match.hash();
    expect(after).not.toBe(before);
    expect(match.canUndo('ember')).toBe('withConsent');
    match.undo('ember');
    match.answerUndo('azure', true);
    match.undo('azure');
    expect(match.hash()).toBe(before);
    expect(match.getGame().battle.rolledMove?.natural).toBe(faces);
    match.redo();
    match.redo();
    expect(match.hash()).toBe(after);
  });

  test('an agreed ruling is undone by both, a proposal by its proposer', () => {
    const match = charging();
    match.submit({ seat: 'azure', type: 'propose', ruling: { kind: 'setCommandPoints', seat: 'azure', points: 9 } });
    expect(match.canUndo('azure')).toBe('freely');
    match.submit({ seat: 'ember', type: 'agree' });
    expect([match.canUndo('azure'), match.canUndo('ember')]).toEqual(['withConsent', 'withConsent']);
  });

  test('the events alone rebuild the battle', () => {
    const match = ruled();
    const { setup, seed } = match.replay();
    const folded = match.getEvents().reduce(ageOfSigmar.fold, ageOfSigmar.origin(setup, seededState(seed)));
    expect(JSON.parse(JSON.stringify(folded.battle))).toEqual(JSON.parse(JSON.stringify(match.getGame().battle)));
  });
});

describe('TABLE-02 rulings from a file are checked like any other command', () => {
  const opening = (command: object) => {
    const file = JSON.stringify({ ...charging().replay(), commands: [command] });
    return openFile(ageOfSigmar, file);
  };
  const propose = (ruling: object) => ({ seat: 'azure', type: 'propose', ruling });

  test.each<[string, object]>([
    ['a kind that nobody knows', propose({ kind: 'winBattle' })],
    ['a place that is no number', propose({ kind: 'placeModel', model: 'a/1', x: 'left', y: 2, facing: 0 })],
    ['a place without end', propose({ kind: 'placeModel', model: 'a/1', x: 1e9, y: 2, facing: 0 })],
    ['half a wound', propose({ kind: 'setWounds', model: 'a/1', wounds: 0.5 })],
    ['fewer than no wounds', propose({ kind: 'setWounds', model: 'a/1', wounds: -1 })],
    ['a hundred command points', propose({ kind: 'setCommandPoints', seat: 'azure', points: 100 })],
    ['more than the kind says', propose({ kind: 'endPhase', phase: 'hero' })],
    ['a model that is not there', propose({ kind: 'setWounds', model: 'nobody/1', wounds: 1 })],
    ['an answer to nothing', { seat: 'azure', type: 'agree' }],
  ])('%s', (_, command) => {
    expect(opening(command)).toMatchObject({ ok: false });
  });
});

describe('a bot that is asked always answers', () => {
  const asked = (ruling: Ruling) => {
    const match = charging();
    match.submit({ seat: 'azure', type: 'propose', ruling });
    return answerOf(greedyBot, ageOfSigmar, match.getGame());
  };

  test.each<[string, Ruling, 'agree' | 'decline']>([
    ['more command points for itself', { kind: 'setCommandPoints', seat: 'ember', points: 9 }, 'agree'],
    ['more command points for the other', { kind: 'setCommandPoints', seat: 'azure', points: 9 }, 'decline'],
    ['another roll', { kind: 'rollAgain' }, 'decline'],
    ['a question less', { kind: 'skipQuestion' }, 'decline'],
  ])('%s', (_, ruling, type) => {
    expect(asked(ruling)).toEqual({ seat: 'ember', type });
  });
});
