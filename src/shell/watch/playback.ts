import type { Aos } from '../../games/aos';
import { bug } from '../../kernel/bug';
import { hashOf } from '../../kernel/hash';
import { diceOf } from '../../kernel/replay';
import { err } from '../../kernel/result';
import type { Played } from '../../kernel/system';
import { announcer } from '../../match/emitter';
import type { Match, News } from '../../match/match';

/** A battle of the past, shown as far as one likes. Nobody can act in it. */
export interface Playback {
  /** The battle as it stood at the place shown, for a table that plays what it is told. */
  readonly match: Match<Aos>;
  /** How many acts there are. */
  readonly length: number;
  /** How many acts have been shown. */
  at(): number;
  /** Shows the next act as it happened; false at the end. */
  step(): boolean;
  /** Goes to a place at once. */
  jump(to: number): void;
  /** The places at which a round or a turn begins. */
  readonly marks: readonly Mark[];
}

export interface Mark {
  readonly at: number;
  readonly round: number;
  readonly turn: 1 | 2;
}

/** Opens a battle that was played elsewhere, at its beginning. Its acts were checked when it was read. */
export function openPlayback(past: Match<Aos>): Playback {
  const frames = framesOf(past);
  const replay = past.replay();
  const { tell, subscribe } = announcer<News<Aos>>();
  let shown = 0;
  const frame = () => frames[shown] ?? bug(`there is no frame ${shown}`);

  const match: Match<Aos> = {
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
    marks: marksIn(frames),
    at: () => shown,
    step() {
      const command = replay.commands[shown];
      if (!command) return false;
      shown += 1;
      tell({ kind: 'played', command, index: shown - 1, events: frame().events });
      return true;
    },
    jump(to) {
      shown = Math.max(0, Math.min(replay.commands.length, Math.round(to)));
      tell({ kind: 'rewound', count: shown });
    },
  };
}

/** The battle after each act, the opening first. */
function framesOf(past: Match<Aos>): readonly Played<Aos>[] {
  const replay = past.replay();
  let played = past.system.start(replay.setup, diceOf(replay));
  const frames = [played];
  for (const command of replay.commands) {
    played = past.system.play(played.game, command);
    frames.push(played);
  }
  return frames;
}

const marksIn = (frames: readonly Played<Aos>[]): readonly Mark[] =>
  frames.flatMap(({ events, game }, at) => {
    const began = events.find(event => event.type === 'turnBegan');
    return began?.type === 'turnBegan' ? [{ at, round: game.battle.round, turn: began.turn }] : [];
  });
