import { type Actor, createActor } from 'xstate';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Match } from '../match/match';
import type { Aos } from '../systems/aos';
import type { Command } from '../systems/aos/commands';
import type { Setup } from '../systems/aos/setup';
import { type Battle, otherSeat, type Seat } from '../systems/aos/types';
import { createActing } from './acting';
import type { Answer } from './answers';
import { autoAnswer } from './auto-answer';
import { chronicleOf, type Told } from './chronicle';
import { createDirector } from './director';
import type { Stage, Thrown } from './stage';
import { tableMachine } from './table.machine';
import { createTakingBack } from './taking-back';
import { createTiming } from './timing';

/** What is on show: the battle as far as it has been told, which may trail the match. */
export interface Shown {
  readonly battle: Battle;
  readonly told: readonly Told[];
  readonly isPlaying: boolean;
  readonly thrown: Thrown | undefined;
  /** Whose wish to take something back waits for the other's answer. */
  readonly undoAskedBy: Seat | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** How the player likes it. */
export interface Manner {
  readonly autoAnswer: boolean;
  readonly fastDice: boolean;
}

/** One battle being played at this screen. */
export interface Session {
  readonly match: Match<Aos>;
  readonly setup: Setup;
  readonly shown: StoreApi<Shown>;
  readonly table: Actor<typeof tableMachine>;
  submit(command: Command): void;
  perform(answer: Answer): void;
  undo(): void;
  answerUndo(agrees: boolean): void;
  redo(): void;
  /** Shows the rest of what happened without waiting. True if there was anything to hurry. */
  hurry(): boolean;
  setStage(stage: Stage | undefined): void;
  diceRest(id: string): void;
  stop(): void;
}

export interface SessionOptions {
  readonly manner: () => Manner;
  /** Whether pictures must not move. */
  readonly isStill: () => boolean;
}

/** How long the only possible answer stands before it is given. */
const BEAT_MS = 650;

/** Opens a battle for play: match, director, table and the answers that give themselves. */
export function openSession(match: Match<Aos>, { manner, isStill }: SessionOptions): Session {
  const { setup } = match.replay();
  const timing = createTiming();
  let stage: Stage | undefined;
  const back = createTakingBack(match);
  const shown = createStore<Shown>(() => ({
    battle: match.getGame().battle,
    told: chronicleOf(match),
    isPlaying: false,
    thrown: undefined,
    ...back.state(),
  }));
  const table = createActor(tableMachine, {
    input: { battle: match.getGame().battle, check: command => match.check(command) },
  });
  const perform = createActing({
    stage: () => stage,
    roll: dice => {
      const thrown = { id: `${shown.getState().told.length}`, dice };
      shown.setState({ thrown });
      return stage ? timing.until(thrown.id) : Promise.resolve();
    },
    pause: ms => timing.pause(ms),
    isStill,
    isFast: () => manner().fastDice,
  });
  const director = createDirector(shown.getState().battle, shown.getState().told, perform, {
    shown(battle, told, isPlaying) {
      shown.setState({ battle, told, isPlaying, ...back.state() });
      if (isPlaying) table.send({ type: 'playing', battle });
      else decide();
    },
  });

  /** Puts the question to the player, or answers it where there is nothing to think about. */
  function decide(): void {
    const { battle, told } = shown.getState();
    const options = match.options();
    table.send({ type: 'asked', battle, options });
    timing.drop();
    const only = manner().autoAnswer && !back.isPausing() ? autoAnswer(options, told) : undefined;
    if (!only) return;
    timing.later(isStill() ? 0 : BEAT_MS, () => {
      if (back.isPausing() || director.isPlaying) return;
      back.noteAuto();
      match.submit(only);
    });
  }

  function submit(command: Command): void {
    timing.drop();
    back.resume();
    const result = match.submit(command);
    if (!result.ok) table.send({ type: 'refused', refusals: result.error });
  }

  const stopListening = match.subscribe(news => {
    if (news.kind === 'played') {
      shown.setState({ thrown: undefined });
      director.play(news.events);
    } else if (news.kind === 'rewound') {
      timing.finish();
      shown.setState({ thrown: undefined });
      director.jump(match.getGame().battle, chronicleOf(match));
    } else shown.setState(back.state());
  });

  table.start();
  decide();

  return {
    match,
    setup,
    shown,
    table,
    submit,
    perform(answer) {
      if (answer.kind === 'give') submit(answer.command);
      else if (answer.kind === 'sketch') table.send({ type: 'sketch', draft: answer.command });
      else if (answer.kind === 'select') table.send({ type: 'select', unit: answer.unit });
      else table.send({ type: 'reset' });
    },
    undo() {
      timing.drop();
      back.undo();
    },
    answerUndo(agrees) {
      const by = match.getUndoQuestion();
      if (by !== undefined) back.answer(otherSeat(by), agrees);
    },
    redo() {
      timing.drop();
      match.redo();
    },
    hurry() {
      if (!director.isPlaying) return false;
      director.hurry();
      timing.finish();
      stage?.hurry();
      return true;
    },
    setStage(next) {
      stage = next;
      if (!next) timing.finish();
    },
    diceRest: id => timing.settle(id),
    stop() {
      stopListening();
      timing.drop();
      timing.finish();
      table.stop();
    },
  };
}
