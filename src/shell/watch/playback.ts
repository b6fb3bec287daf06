import { bug } from '../../kernel/bug';
import { diceOf } from '../../kernel/files/replay';
import { hashOf } from '../../kernel/hash';
import { err } from '../../kernel/result';
import type { Kinds, Played } from '../../kernel/system';
import { createEmitter } from '../../match/emitter';
import type { Match, News } from '../../match/match';

/** A finished or interrupted game, shown up to any of its commands. It is read-only. */
export interface Playback<K extends Kinds> {
  /** The game at the place shown. A session plays it like any other match. */
  readonly match: Match<K>;
  /** The number of commands. */
  readonly length: number;
  /** The number of commands shown so far. */
  at(): number;
  /** Shows the next command with its events; false at the end. */
  step(): boolean;
  /** Jumps to a place. */
  jump(to: number): void;
  /** The places at which a round begins. */
  readonly marks: readonly Mark[];
}

/** A position on the scale, with its number. */
export interface Mark {
  readonly at: number;
  readonly label: number;
}

/** The label of the mark at a command, if there is one: a game knows where its rounds begin. */
export type MarkOf<K extends Kinds> = (played: Played<K>) => number | undefined;

/** Opens a match at its beginning. Its commands were checked when it was read. */
export function openPlayback<K extends Kinds>(past: Match<K>, markOf: MarkOf<K>): Playback<K> {
  const frames = framesOf(past);
  const replay = past.replay();
  const { emit, subscribe } = createEmitter<News<K>>();
  let shown = 0;
  const frame = () => frames[shown] ?? bug(`there is no frame ${shown}`);

  const match: Match<K> = {
    ...past,
    getGame: () => frame().game,
    getEvents: () => frames.slice(0, shown + 1).flatMap(({ events }) => events),
    subscribe,
    check: () => [],
    options: () => [],
    submit: () => err([]),
    undo: () => err('nothingToUndo'),
    answerUndo: () => err('nobodyAsked'),
    redo: () => err('nothingToRedo'),
    canUndo: () => 'no',
    canRedo: () => false,
    getUndoQuestion: () => undefined,
    deciding: () => past.system.deciding(frame().game),
    outcome: () => past.system.outcome(frame().game),
    hash: () => hashOf(frame().game),
  };

  return {
    match,
    length: replay.commands.length,
    marks: marksIn(frames, markOf),
    at: () => shown,
    step() {
      const command = replay.commands[shown];
      if (!command) return false;
      shown += 1;
      emit({ kind: 'played', command, index: shown - 1, events: frame().events });
      return true;
    },
    jump(to) {
      shown = Math.max(0, Math.min(replay.commands.length, Math.round(to)));
      emit({ kind: 'rewound', count: shown });
    },
  };
}

/** The game before the first command and after each one. */
function framesOf<K extends Kinds>(past: Match<K>): readonly Played<K>[] {
  const replay = past.replay();
  let played = past.system.start(replay.setup, diceOf(replay));
  const frames = [played];
  for (const command of replay.commands) {
    played = past.system.play(played.game, command);
    frames.push(played);
  }
  return frames;
}

const marksIn = <K extends Kinds>(frames: readonly Played<K>[], markOf: MarkOf<K>): readonly Mark[] =>
  frames.flatMap((played, at) => {
    const label = markOf(played);
    return label === undefined ? [] : [{ at, label }];
  });
