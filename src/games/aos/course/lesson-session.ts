import { readReplay } from '../../../kernel/files/read-replay';
import { runReplay } from '../../../kernel/files/replay';
import { err, ok } from '../../../kernel/result';
import { createEmitter } from '../../../match/emitter';
import { createMatch, type Match } from '../../../match/match';
import { type Aos, ageOfSigmar } from '..';
import type { Command } from '../commands';
import { otherSeat } from '../types';
import { isReached } from './goals';
import type { Act, Lesson, Step } from './lesson';
import { replayOf } from './position';
import type { Kept } from './progress';
import { begun, goesWrong, handOf, judge, type LessonState, stepAt } from './runner';
import { type Line, say } from './scripted-commands';
import { answerForEmber, isFinishable, wayThrough } from './ways';

/** A running lesson: its match, which the teacher watches, and the learner's progress. */
export interface LessonSession {
  readonly lesson: Lesson;
  /** The same entry point as in a battle; a legal command that was not asked for is answered and not played. */
  readonly match: Match<Aos>;
  getState(): LessonState;
  subscribe(listener: () => void): () => void;
  /** Reports an act that is not a command. */
  notice(act: Act): void;
  /** Plays the other side's part of the step. */
  watch(): void;
  /** Solves the current step; acts on the table go through `hand`. */
  showMe(hand: (act: Act) => void): void;
  /** Back to the start of this step, or of the previous one if nothing was done yet. */
  back(): boolean;
  /** Undoes acts, at least one, until the lesson can be finished again. */
  takeBack(): void;
  restart(): void;
  /** The data needed to return to this moment. */
  keep(): Kept;
}

const MOST_ANSWERS = 50;

/** Opens a lesson at its start, or where it was left if that can still be finished. */
export function openLessonSession(lesson: Lesson, kept?: Kept): LessonSession {
  const opening = replayOf(lesson.position);
  const first = opening.commands.length;
  const again = kept && resumed(opening.commands, lesson, kept);
  const real = createMatch(ageOfSigmar, { ...opening, commands: again?.commands ?? opening.commands });
  let standing: LessonState = again?.standing ?? begun(first);
  const news = createEmitter<LessonState>();
  const count = () => real.replay().commands.length;
  const become = (next: LessonState) => {
    standing = next;
    news.emit(next);
  };

  const play = (line: Line) =>
    say(line, real.getGame(), command => {
      real.submit(command);
      return real.getGame();
    });

  /** Updates the learner's progress, and whether the step can still be done. */
  function stand(step: number, marks: readonly number[], answer?: LessonState['answer']): void {
    const at = lesson.steps[step];
    become({ step, marks, answer, isStuck: at !== undefined && !wayThrough(lesson, at, real.getGame()) });
  }

  /** The teacher answers for the other side until it is the learner's turn to decide. */
  function answerForOther(step: Step | undefined): void {
    for (let answers = 0; step && answers < MOST_ANSWERS; answers++) {
      const answer = answerForEmber(lesson, step, real.getGame());
      if (!answer || !real.submit(answer).ok) return;
    }
  }

  function finish(): void {
    const step = stepAt(lesson, standing);
    for (const line of step?.after ?? []) play(line);
    const next = lesson.steps[standing.step + 1];
    answerForOther(next);
    stand(standing.step + 1, [...standing.marks, count()]);
    // the battle may already meet the next step's goal
    if (next && isReached(next, real.getGame().battle)) finish();
  }

  /** Undoes commands until `count` are left; a lesson needs no consent. */
  function rewind(left: number): void {
    while (count() > left) {
      const by = real.replay().commands.at(-1)?.seat ?? 'azure';
      const undone = real.undo(by);
      if (undone.ok && undone.value === 'asked') real.answerUndo(otherSeat(by), true);
    }
  }

  function back(): boolean {
    const began = standing.marks[standing.step] ?? first;
    const step = count() > began ? standing.step : standing.step - 1;
    if (step < 0) return false;
    const marks = standing.marks.slice(0, step + 1);
    rewind(marks[step] ?? first);
    stand(step, marks);
    return true;
  }

  /** The learner's last act in this step; undefined at its start. */
  function lastAct(): number | undefined {
    const began = standing.marks[standing.step] ?? first;
    const isAct = ({ seat }: Command) => lesson.bothSides || seat === 'azure';
    const index = real.replay().commands.findLastIndex(isAct);
    return index >= began ? index : undefined;
  }

  function takeBack(): void {
    do {
      const left = lastAct();
      if (left === undefined) {
        if (!back()) return;
      } else {
        rewind(left);
        stand(standing.step, standing.marks);
      }
    } while (!isFinishable(lesson, standing.step, real.getGame()));
  }

  function notice(act: Act): void {
    const step = stepAt(lesson, standing);
    if (!step || standing.isStuck) return;
    if (judge(step, real.getGame(), act).kind === 'met') finish();
    else if (goesWrong(lesson, step, real.getGame(), act)) become({ ...standing, isStuck: true });
  }

  function submit(command: Command): ReturnType<Match<Aos>['submit']> {
    const step = stepAt(lesson, standing);
    if (!step) return real.submit(command);
    const verdict = judge(step, real.getGame(), { kind: 'command', command });
    const refusals = real.check(command);
    if (verdict.kind === 'answered') become({ ...standing, answer: verdict.answer });
    if (verdict.kind === 'answered' || refusals.length > 0) {
      if (verdict.kind === 'met') finish();
      return err(refusals);
    }
    const played = real.submit(command);
    if (verdict.kind !== 'met') answerForOther(step);
    if (verdict.kind === 'met' || isReached(step, real.getGame().battle)) finish();
    else if (goesWrong(lesson, step, real.getGame(), { kind: 'command', command }))
      become({ ...standing, isStuck: true });
    else stand(standing.step, standing.marks);
    return played;
  }

  stand(standing.step, standing.marks);
  return {
    lesson,
    match: {
      ...real,
      submit,
      undo: () => (back() ? ok('undone') : err('nothingToUndo')),
      redo: () => err('nothingToRedo'),
      canUndo: () => (standing.step > 0 || count() > first ? 'freely' : 'no'),
      canRedo: () => false,
    },
    getState: () => standing,
    subscribe: news.subscribe,
    notice,
    watch() {
      const goal = stepAt(lesson, standing)?.goal;
      if (goal?.is !== 'watch') return;
      for (const line of goal.lines) play(line);
      finish();
    },
    showMe(hand) {
      const step = stepAt(lesson, standing);
      if (!step) return;
      const act = handOf(step);
      if (act) hand(act);
      else for (const command of wayThrough(lesson, step, real.getGame())?.commands ?? []) submit(command);
    },
    back,
    takeBack,
    restart() {
      rewind(first);
      become(begun(first));
    },
    keep: () => ({ step: standing.step, marks: standing.marks, commands: real.replay().commands.slice(first) }),
  };
}

/** The saved place, if the rules still allow every command of it; otherwise undefined, and the lesson restarts. */
function resumed(opening: readonly Command[], lesson: Lesson, { step, marks, commands }: Kept) {
  if (step > lesson.steps.length || marks.length !== step + 1 || marks[0] !== opening.length) return undefined;
  const read = readReplay(ageOfSigmar, { ...replayOf(lesson.position), commands: [...opening, ...commands] });
  if (!read.ok || !runReplay(ageOfSigmar, read.value).ok) return undefined;
  const standing: LessonState = { step, marks, answer: undefined, isStuck: false };
  return { commands: read.value.commands, standing };
}
