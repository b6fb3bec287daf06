import { diceOf, type Replay, type SeatedBots } from '../kernel/files/replay';
import { hashOf } from '../kernel/hash';
import { err, ok, type Result } from '../kernel/result';
import type { GameRules, Kinds, Outcome, Played } from '../kernel/system';
import { createEmitter } from './emitter';

/** News for listeners: a command was played, or the game was rewound or restored. */
export type News<K extends Kinds> =
  | {
      readonly kind: 'played';
      readonly command: K['command'];
      readonly index: number;
      readonly events: readonly K['event'][];
    }
  | { readonly kind: 'rewound'; readonly count: number }
  | { readonly kind: 'undoAsked'; readonly by: K['seat'] }
  | { readonly kind: 'undoDeclined'; readonly by: K['seat'] };

/** Why an undo is refused. */
export type UndoRefusal = 'nothingToUndo' | 'nothingToRedo' | 'nobodyAsked' | 'ownQuestion';

/** One game in progress: players, bots and the network all act through it. */
export interface Match<K extends Kinds> {
  readonly system: GameRules<K>;
  getGame(): K['game'];
  /** All events so far, for logs and late viewers. */
  getEvents(): readonly K['event'][];
  subscribe(listener: (news: News<K>) => void): () => void;
  /** Checks without acting: for ghosts under the pointer, disabled buttons and their reasons. */
  check(command: K['command']): readonly K['refusal'][];
  options(): readonly K['command'][];
  submit(command: K['command']): Result<readonly K['event'][], readonly K['refusal'][]>;
  /**
   * Undoes the newest command: at once if it is the seat's own and rolled nothing, otherwise if the other seat agrees.
   */
  undo(by: K['seat']): Result<'undone' | 'asked', UndoRefusal>;
  answerUndo(seat: K['seat'], agrees: boolean): Result<'undone' | 'declined', UndoRefusal>;
  redo(): Result<'redone', UndoRefusal>;
  /** What `undo` would do now. */
  canUndo(by: K['seat']): 'freely' | 'withConsent' | 'no';
  canRedo(): boolean;
  getUndoQuestion(): K['seat'] | undefined;
  deciding(): K['seat'] | undefined;
  outcome(): Outcome<K['seat']> | undefined;
  replay(): Replay<K>;
  hash(): string;
}

interface Turned<K extends Kinds> {
  readonly command: K['command'];
  readonly played: Played<K>;
}

/**
 * Opens a game from a checked replay (a new game is a replay without commands). If the replay was just played, `steps`
 * are its results, starting with the opening, so that it is not played again.
 */
export function createMatch<K extends Kinds>(
  system: GameRules<K>,
  from: Replay<K>,
  steps: readonly Played<K>[] = [],
): Match<K> {
  const opening = steps[0] ?? system.start(from.setup, diceOf(from));
  const done: Turned<K>[] = [];
  let undone: K['command'][] = [];
  let undoQuestion: K['seat'] | undefined;
  const { emit, subscribe } = createEmitter<News<K>>();
  const game = () => (done.at(-1)?.played ?? opening).game;

  function play(command: K['command']): readonly K['event'][] {
    const played = system.play(game(), command);
    done.push({ command, played });
    undoQuestion = undefined;
    emit({ kind: 'played', command, index: done.length - 1, events: played.events });
    return played.events;
  }

  function takeBack(): void {
    const last = done.pop();
    if (last) undone.push(last.command);
    undoQuestion = undefined;
    emit({ kind: 'rewound', count: done.length });
  }

  const canUndo = (by: K['seat']): 'freely' | 'withConsent' | 'no' => {
    const last = done.at(-1);
    if (!last) return 'no';
    return last.command.seat === by && !last.played.settles ? 'freely' : 'withConsent';
  };

  for (const [index, command] of from.commands.entries()) {
    done.push({ command, played: steps[index + 1] ?? system.play(game(), command) });
  }

  return {
    system,
    getGame: game,
    getEvents: () => [opening, ...done.map(({ played }) => played)].flatMap(played => played.events),
    subscribe,
    check: command => system.check(game(), command),
    options: () => system.options(game()),
    submit(command) {
      const refusals = system.check(game(), command);
      if (refusals.length > 0) return err(refusals);
      undone = [];
      return ok(play(command));
    },
    undo(by) {
      const how = canUndo(by);
      if (how === 'no') return err('nothingToUndo');
      const bothWant = undoQuestion !== undefined && undoQuestion !== by;
      if (how === 'freely' || bothWant) {
        takeBack();
        return ok('undone');
      }
      undoQuestion = by;
      emit({ kind: 'undoAsked', by });
      return ok('asked');
    },
    answerUndo(seat, agrees) {
      if (undoQuestion === undefined) return err('nobodyAsked');
      if (undoQuestion === seat) return err('ownQuestion');
      if (agrees) {
        takeBack();
        return ok('undone');
      }
      undoQuestion = undefined;
      emit({ kind: 'undoDeclined', by: seat });
      return ok('declined');
    },
    redo() {
      const command = undone.pop();
      if (!command) return err('nothingToRedo');
      play(command);
      return ok('redone');
    },
    canUndo,
    canRedo: () => undone.length > 0,
    getUndoQuestion: () => undoQuestion,
    deciding: () => system.deciding(game()),
    outcome: () => system.outcome(game()),
    replay: () => ({ ...from, commands: done.map(({ command }) => command) }),
    hash: () => hashOf(game()),
  };
}

/** A new game, before its first command. */
export const newGame = <K extends Kinds>(
  system: GameRules<K>,
  setup: K['setup'],
  seed: number,
  bots?: SeatedBots<K>,
): Replay<K> => ({
  system: system.id,
  version: system.version,
  setup,
  seed,
  ...(bots && { bots }),
  commands: [],
});
