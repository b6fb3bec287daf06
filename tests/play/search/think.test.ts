import { describe, expect, test } from 'vitest';
import { seededState } from '../../../src/kernel/dice';
import type { Policy } from '../../../src/play/players/policy';
import { counted, type Limits, timed } from '../../../src/play/search/clock';
import type { Guide } from '../../../src/play/search/guide';
import { withoutDice } from '../../../src/play/search/seen';
import { think } from '../../../src/play/search/think';
import { type Pebbles, pebbles } from '../../kernel/pebbles';

type Command = Pebbles['command'];
const takes =
  (count: number): Policy<Pebbles> =>
  (_, { turn, heap }) =>
    heap > 0 ? { seat: turn, type: 'take', count: Math.min(count, heap) } : undefined;

/** Looks to the end of the game, with a base that always takes one. */
const guide = (more: Partial<Guide<Pebbles, string>> = {}): Guide<Pebbles, string> => ({
  base: takes(1),
  questions: seen => [
    {
      usual: { seat: seen.turn, type: 'take', count: 1 },
      others: pebbles.options(seen).filter(each => each.type !== 'take' || each.count > 1),
      isFarEnough: ({ heap }) => heap === 0,
    },
  ],
  value: (game, seat) => (pebbles.outcome(game)?.winner === seat ? 1 : -1),
  measures: (_, { heap }) => [heap],
  reasons: (_, { command }) => [command.type],
  ...more,
});
const heapOf = (heap: number, seed = 1) =>
  withoutDice(pebbles, pebbles.start({ heap, most: 3 }, seededState(seed)).game);
const answer = (heap: number, limits: Limits = counted(12, 8), of = guide()) =>
  think(pebbles, of, heapOf(heap), 0, limits);

describe('looking ahead', () => {
  test.each<[number, number]>([
    [6, 2],
    [4, 2],
    [3, 1], // the usual answer wins already
  ])('of a heap of %i it takes %i, which wins', (heap, count) => {
    const { command, usual, playOuts } = answer(heap);
    const won = playToEnd(heap, command);
    expect(won).toBe('left');
    if (count === 1) expect(command).toEqual(usual);
    expect(playOuts).toBeGreaterThan(12);
  });

  test('the usual answer is given when there is no time at all, and nothing was played', () => {
    const thought = answer(6, { playOuts: 40, answers: 8, used: () => 1 });
    expect(thought).toMatchObject({ command: { type: 'take', count: 1 }, playOuts: 0 });
  });

  test('the clock is asked after every command, and a row that it cuts is dropped', () => {
    let asked = 0;
    const limits = timed(1000, 8, 100, () => asked++);
    const { considered, playOuts } = answer(30, limits);
    expect(asked).toBeLessThan(130);
    const rows = playOuts / considered.length;
    expect(Number.isInteger(rows)).toBe(true);
  });

  test('of answers that are as good as each other the usual one is given', () => {
    const { command, because } = answer(6, counted(12, 8), guide({ value: () => 0.5 }));
    expect(command).toEqual({ seat: 'left', type: 'take', count: 1 });
    expect(because).toEqual(['take']);
  });

  test('row k has the same dice for every answer', () => {
    const faces: number[] = [];
    const throwing: Policy<Pebbles> = (_, { turn, heap }) => (heap > 0 ? { seat: turn, type: 'throw' } : undefined);
    const twice: Command[] = [
      { seat: 'left', type: 'throw' },
      { seat: 'left', type: 'throw' },
    ];
    const questions: Guide<Pebbles, string>['questions'] = () => [
      { usual: { seat: 'left', type: 'throw' }, others: twice, isFarEnough: ({ turn }) => turn === 'right' },
    ];
    const value = ({ heap }: Pebbles['game']) => {
      faces.push(60 - heap);
      return 0;
    };
    think(pebbles, guide({ base: throwing, questions, value }), heapOf(60), 5, counted(20, 3));
    for (let row = 0; row < 5; row++) expect(new Set(faces.slice(3 * row, 3 * row + 3)).size).toBe(1);
    expect(new Set(faces).size).toBeGreaterThan(2);
  });

  test('the same game gets the same thought, whatever its hidden dice; another salt plays other rows', () => {
    const of = (seed: number, salt: number) => {
      const value = ({ heap }: Pebbles['game']) => heap / 100;
      const isFarEnough = ({ turn }: Pebbles['game']) => turn === 'right';
      const questions: Guide<Pebbles, string>['questions'] = seen =>
        [...guide().questions(seen)].map(question => ({ ...question, isFarEnough }));
      return think(pebbles, guide({ value, questions }), heapOf(50, seed), salt, counted(9, 8));
    };
    expect(of(2, 0)).toEqual(of(1, 0));
    expect(of(1, 9).considered).not.toEqual(of(1, 0).considered);
  });

  test('where the best is to leave the first matter as it is, the next question counts', () => {
    const [first, second] = [2, 3].map(count => ({ seat: 'left', type: 'take', count }) as const);
    if (!first || !second) throw new Error('no answers');
    const questions: Guide<Pebbles, string>['questions'] = seen => [
      { usual: { seat: seen.turn, type: 'take', count: 1 }, others: [first], defers: first, isFarEnough: () => true },
      { usual: first, others: [second], isFarEnough: () => true },
    ];
    const fewer = guide({ questions, value: ({ heap }) => -heap / 100 });
    expect(answer(30, counted(6, 8), fewer).command).toEqual(second);
    const more = guide({ questions, value: ({ heap }) => heap / 100 });
    expect(answer(30, counted(6, 8), more).command).toEqual({ seat: 'left', type: 'take', count: 1 });
  });
});

/** The winner if both players take one after this command. */
function playToEnd(heap: number, first: Command): string | undefined {
  let { game } = pebbles.play(heapOf(heap), first);
  for (let command = takes(1)(pebbles, withoutDice(pebbles, game)); command; ) {
    ({ game } = pebbles.play(game, command));
    command = takes(1)(pebbles, withoutDice(pebbles, game));
  }
  return pebbles.outcome(game)?.winner;
}
