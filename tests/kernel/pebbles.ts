import * as v from 'valibot';
import { type DiceState, diceFrom } from '../../src/kernel/dice';
import type { Replay } from '../../src/kernel/files/replay';
import type { GameSystem, Migration, Played } from '../../src/kernel/system';

/**
 * A game for tests that is nothing like a battle: two players take pebbles from a heap in turn, one to three by choice
 * or as many as a die shows; the player who takes the last one wins.
 */
const SEATS = ['left', 'right'] as const;
type Seat = (typeof SEATS)[number];

export interface Pebbles {
  readonly seat: Seat;
  readonly setup: { readonly heap: number; readonly most: number };
  readonly game: { readonly heap: number; readonly most: number; readonly turn: Seat; readonly dice: DiceState };
  readonly command: { readonly seat: Seat } & (
    | { readonly type: 'take'; readonly count: number }
    | { readonly type: 'throw' }
  );
  readonly event: { readonly type: 'taken'; readonly by: Seat; readonly count: number; readonly face?: number };
  readonly refusal: { readonly rule: string; readonly code: string; readonly facts: unknown };
}

const seat = v.picklist(SEATS);
const take = v.strictObject({ seat, type: v.literal('take'), count: v.pipe(v.number(), v.integer()) });
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100, 'a heap has at most 100 pebbles'));

const other = (of: Seat): Seat => (of === 'left' ? 'right' : 'left');

function check({ heap, most, turn }: Pebbles['game'], command: Pebbles['command']): readonly Pebbles['refusal'][] {
  const refusals = [];
  if (heap === 0) return [{ rule: 'heap', code: 'game.over', facts: {} }];
  if (command.seat !== turn) refusals.push({ rule: 'turns', code: 'turn.notYours', facts: { turn } });
  if (command.type === 'take' && (command.count < 1 || command.count > Math.min(heap, most))) {
    refusals.push({ rule: 'take', code: 'take.count', facts: { given: command.count, most: Math.min(heap, most) } });
  }
  return refusals;
}

function play(game: Pebbles['game'], command: Pebbles['command']): Played<Pebbles> {
  const dice = diceFrom(game.dice);
  const face = command.type === 'throw' ? dice.d6() : undefined;
  const taken = command.type === 'take' ? command.count : Math.min(game.heap, face ?? 0);
  const event: Pebbles['event'] = {
    type: 'taken',
    by: command.seat,
    count: taken,
    ...(face === undefined ? {} : { face }),
  };
  return { game: { ...fold(game, event), dice: dice.state }, events: [event], settles: dice.rolled > 0 };
}

const fold = (game: Pebbles['game'], { by, count: taken }: Pebbles['event']): Pebbles['game'] => ({
  ...game,
  heap: game.heap - taken,
  turn: other(by),
});

function options({ heap, most, turn }: Pebbles['game']): readonly Pebbles['command'][] {
  if (heap === 0) return [];
  const takes = Array.from({ length: Math.min(heap, most) }, (_, i) => ({ seat: turn, type: 'take', count: i + 1 }));
  return [...(takes as Pebbles['command'][]), { seat: turn, type: 'throw' }];
}

/** Version 2 said "pebbles" where this one says heap and count, and allowed three at a time, always. */
const fromVersion2: Migration = ({ setup, commands, ...rest }) => ({
  ...rest,
  setup: { heap: (setup as { pebbles?: unknown })?.pebbles, most: 3 },
  commands: Array.isArray(commands)
    ? commands.map(({ pebbles: taken, ...command }) => (taken === undefined ? command : { ...command, count: taken }))
    : commands,
});

/** Version 1 cannot be read any more. */
export const pebbles: GameSystem<Pebbles> = {
  id: 'pebbles',
  version: 3,
  migrations: { 2: fromVersion2 },
  seats: SEATS,
  schemas: {
    setup: v.strictObject({ heap: count, most: count }),
    command: v.variant('type', [take, v.strictObject({ seat, type: v.literal('throw') })]),
  },
  faults: ({ heap, most }) => (most > heap ? [{ path: 'most', reason: 'one could take more than there are' }] : []),
  origin: (setup, dice) => ({ ...setup, turn: 'left', dice }),
  start: (setup, dice) => ({ game: { ...setup, turn: 'left', dice }, events: [], settles: true }),
  check,
  play,
  fold,
  offers: options,
  options,
  deciding: ({ heap, turn }) => (heap === 0 ? undefined : turn),
  outcome: ({ heap, turn }) =>
    heap > 0 ? undefined : { winner: other(turn), rank: 'major', points: { left: 0, right: 0 } },
  mask: event => event,
  dice: ({ dice }) => dice,
  withDice: (game, dice) => ({ ...game, dice }),
};

/** A replay of the game with the parts a test cares about. */
export const pebbleReplay = (parts: Partial<Replay<Pebbles>> = {}): Replay<Pebbles> => ({
  system: 'pebbles',
  version: 3,
  setup: { heap: 20, most: 3 },
  seed: 1,
  commands: [],
  ...parts,
});

/** A command of the left player, and one of the right. */
export const left = (taken: number): Pebbles['command'] => ({ seat: 'left', type: 'take', count: taken });
export const right = (taken: number): Pebbles['command'] => ({ seat: 'right', type: 'take', count: taken });
export const leftThrows: Pebbles['command'] = { seat: 'left', type: 'throw' };
export const rightThrows: Pebbles['command'] = { seat: 'right', type: 'throw' };
