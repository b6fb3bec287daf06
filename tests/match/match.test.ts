import { describe, expect, test } from 'vitest';
import { createMatch, type News, newGame } from '../../src/match/match';
import { left, leftThrows, type Pebbles, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';

const open = (commands: readonly Pebbles['command'][] = []) => createMatch(pebbles, pebbleReplay({ commands }));

function heard(match: ReturnType<typeof open>): News<Pebbles>[] {
  const news: News<Pebbles>[] = [];
  match.subscribe(each => news.push(each));
  return news;
}

describe('acting', () => {
  test('a legal command is played, its events are returned and announced', () => {
    const match = open();
    const news = heard(match);
    const events = [{ type: 'taken', by: 'left', count: 2 }];
    expect(match.submit(left(2))).toEqual({ ok: true, value: events });
    expect(match.getGame()).toMatchObject({ heap: 18, turn: 'right' });
    expect(news).toEqual([{ kind: 'played', command: left(2), index: 0, events }]);
  });

  test('a refused command changes nothing: the game is the same object, and no listener is called', () => {
    const match = open([left(1)]);
    const before = match.getGame();
    const news = heard(match);
    expect(match.submit(left(9))).toEqual({
      ok: false,
      error: [
        { rule: 'turns', code: 'turn.notYours', facts: { turn: 'right' } },
        { rule: 'take', code: 'take.count', facts: { given: 9, most: 3 } },
      ],
    });
    expect(match.getGame()).toBe(before);
    expect(match.replay().commands).toEqual([left(1)]);
    expect(news).toEqual([]);
  });

  test('asking acts on nothing', () => {
    const match = open();
    const before = match.getGame();
    expect(match.check(right(1))).toHaveLength(1);
    expect(match.check(left(1))).toEqual([]);
    expect(match.getGame()).toBe(before);
  });

  test('it says who decides, what they could do, and how it ended', () => {
    const match = createMatch(pebbles, pebbleReplay({ setup: { heap: 2, most: 2 } }));
    expect(match.deciding()).toBe('left');
    expect(match.options()).toEqual([left(1), left(2), leftThrows]);
    expect(match.outcome()).toBeUndefined();
    match.submit(left(2));
    expect(match.deciding()).toBeUndefined();
    expect(match.options()).toEqual([]);
    expect(match.outcome()).toMatchObject({ winner: 'left' });
    expect(match.submit(right(1))).toMatchObject({ ok: false, error: [{ code: 'game.over' }] });
  });

  test('the replay of a match opens as the same match', () => {
    const match = open();
    for (const command of [left(1), rightThrows, left(2)]) match.submit(command);
    const again = createMatch(pebbles, match.replay());
    expect(again.hash()).toBe(match.hash());
    expect(again.getEvents()).toEqual(match.getEvents());
  });

  test('a new game has the set-up, the seed and no commands', () => {
    expect(newGame(pebbles, { heap: 9, most: 3 }, 7)).toEqual({
      system: 'pebbles',
      version: 3,
      setup: { heap: 9, most: 3 },
      seed: 7,
      commands: [],
    });
  });
});

describe('listening', () => {
  test('a listener that leaves is not called again', () => {
    const match = open();
    const news: unknown[] = [];
    const leave = match.subscribe(each => news.push(each));
    match.submit(left(1));
    leave();
    match.submit(right(1));
    expect(news).toHaveLength(1);
  });

  test('all hear everything in its order, though one of them answers at once', () => {
    const match = open();
    match.subscribe(() => match.deciding() === 'right' && match.submit(right(1)));
    const news = heard(match);
    match.submit(left(1));
    match.submit(left(2));
    expect(news.map(each => each.kind === 'played' && each.index)).toEqual([0, 1, 2, 3]);
  });

  test('a listener that fails does not stop the others, and its error is not lost', () => {
    const match = open();
    match.subscribe(() => {
      throw new Error('broken panel');
    });
    const news = heard(match);
    expect(() => match.submit(left(1))).toThrow('broken panel');
    expect(news).toHaveLength(1);
    expect(match.getGame().heap).toBe(19);
    expect(() => match.submit(right(1))).toThrow('broken panel');
    expect(news).toHaveLength(2);
  });

  test('a listener that leaves during an announcement is not called any more', () => {
    const match = open();
    const news: unknown[] = [];
    let leave = () => {};
    match.subscribe(() => leave());
    leave = match.subscribe(each => news.push(each));
    match.submit(left(1));
    expect(news).toEqual([]);
  });
});

describe('taking back', () => {
  test('nothing is not taken back', () => {
    const match = open();
    expect(match.canUndo('left')).toBe('no');
    expect(match.undo('left')).toEqual({ ok: false, error: 'nothingToUndo' });
    expect(match.redo()).toEqual({ ok: false, error: 'nothingToRedo' });
    expect(match.answerUndo('left', true)).toEqual({ ok: false, error: 'nobodyAsked' });
  });

  test('an own command without a die is free', () => {
    const match = open();
    const before = match.getGame();
    match.submit(left(3));
    const news = heard(match);
    expect(match.canUndo('left')).toBe('freely');
    expect(match.undo('left')).toEqual({ ok: true, value: 'undone' });
    expect(match.getGame()).toBe(before);
    expect(news).toEqual([{ kind: 'rewound', count: 0 }]);
  });

  test('several commands go back one by one, to where a die was rolled', () => {
    const match = open();
    for (const command of [leftThrows, right(1), left(1), right(2)]) match.submit(command);
    expect(match.undo('right')).toEqual({ ok: true, value: 'undone' });
    expect(match.undo('left')).toEqual({ ok: true, value: 'undone' });
    expect(match.undo('right')).toEqual({ ok: true, value: 'undone' });
    expect(match.canUndo('left')).toBe('withConsent');
    expect(match.replay().commands).toEqual([leftThrows]);
  });

  test('after a die the other must agree', () => {
    const match = open();
    match.submit(leftThrows);
    const news = heard(match);
    expect(match.undo('left')).toEqual({ ok: true, value: 'asked' });
    expect(match.getUndoQuestion()).toBe('left');
    expect(match.replay().commands).toHaveLength(1);
    expect(match.answerUndo('left', true)).toEqual({ ok: false, error: 'ownQuestion' });
    expect(match.replay().commands).toHaveLength(1);
    expect(match.answerUndo('right', true)).toEqual({ ok: true, value: 'undone' });
    expect(match.replay().commands).toEqual([]);
    expect(match.getUndoQuestion()).toBeUndefined();
    expect(news).toEqual([
      { kind: 'undoAsked', by: 'left' },
      { kind: 'rewound', count: 0 },
    ]);
  });

  test('the other may decline, and the game stays', () => {
    const match = open();
    match.submit(leftThrows);
    const before = match.getGame();
    match.undo('left');
    const news = heard(match);
    expect(match.answerUndo('right', false)).toEqual({ ok: true, value: 'declined' });
    expect(match.getGame()).toBe(before);
    expect(match.getUndoQuestion()).toBeUndefined();
    expect(news).toEqual([{ kind: 'undoDeclined', by: 'right' }]);
  });

  test('the other’s command is taken back only with their consent, die or no die', () => {
    const match = open();
    match.submit(left(1));
    expect(match.canUndo('right')).toBe('withConsent');
    expect(match.undo('right')).toEqual({ ok: true, value: 'asked' });
    expect(match.answerUndo('left', true)).toEqual({ ok: true, value: 'undone' });
    expect(match.getGame().heap).toBe(20);
  });

  test('when both ask for it, both agree', () => {
    const match = open();
    match.submit(leftThrows);
    match.undo('left');
    expect(match.undo('right')).toEqual({ ok: true, value: 'undone' });
    expect(match.replay().commands).toEqual([]);
  });

  test('a question lapses when the game goes on', () => {
    const match = open();
    match.submit(leftThrows);
    match.undo('left');
    match.submit(right(1));
    expect(match.getUndoQuestion()).toBeUndefined();
    expect(match.answerUndo('right', true)).toEqual({ ok: false, error: 'nobodyAsked' });
  });

  test('what was taken back can be played again, in its order and with the same dice', () => {
    const match = open();
    for (const command of [left(1), rightThrows, left(2)]) match.submit(command);
    const hash = match.hash();
    match.undo('left');
    match.undo('right');
    match.answerUndo('left', true);
    match.undo('left');
    expect(match.canRedo()).toBe(true);
    const news = heard(match);
    for (let i = 0; i < 3; i++) expect(match.redo()).toEqual({ ok: true, value: 'redone' });
    expect(match.canRedo()).toBe(false);
    expect(match.hash()).toBe(hash);
    expect(news.map(each => each.kind === 'played' && each.command)).toEqual([left(1), rightThrows, left(2)]);
  });

  test('the same dice fall again, so taking back fishes for no better roll', () => {
    const match = open();
    match.submit(leftThrows);
    const heap = match.getGame().heap;
    match.undo('left');
    match.answerUndo('right', true);
    match.submit(leftThrows);
    expect(match.getGame().heap).toBe(heap);
  });

  test('another command ends what could be played again', () => {
    const match = open();
    match.submit(left(1));
    match.undo('left');
    match.submit(left(2));
    expect(match.canRedo()).toBe(false);
    expect(match.redo()).toEqual({ ok: false, error: 'nothingToRedo' });
  });

  test('a refused command ends nothing', () => {
    const match = open();
    match.submit(left(1));
    match.undo('left');
    match.submit(left(9));
    expect(match.canRedo()).toBe(true);
  });
});
