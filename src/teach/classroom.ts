import { readReplay, runReplay } from '../kernel/replay';
import { err, ok } from '../kernel/result';
import { announcer } from '../match/announcer';
import { createMatch, type Match } from '../match/match';
import { type Aos, ageOfSigmar } from '../systems/aos';
import type { Command } from '../systems/aos/commands';
import { otherSeat } from '../systems/aos/types';
import type { Act, Lesson } from './lesson';
import { type Line, say } from './lines';
import { replayOf } from './position';
import type { Kept } from './progress';
import { begun, handOf, judge, type Standing, solutionOf, stepAt } from './runner';

/** A lesson being taken: its match, which listens to the teacher, and where the learner is. */
export interface Classroom {
  readonly lesson: Lesson;
  /** The same door as in a battle; what is legal but not asked for is answered and not played. */
  readonly match: Match<Aos>;
  getStanding(): Standing;
  subscribe(listener: () => void): () => void;
  /** Something was done that is no command. */
  notice(act: Act): void;
  /** Lets the other side do what the step says. */
  watch(): void;
  /** Solves the step that is on; what hands do on the table is asked of `hand`. */
  showMe(hand: (act: Act) => void): void;
  /** To the start of this step, or of the one before where nothing was done yet. */
  back(): boolean;
  restart(): void;
  /** What is needed to come back to this moment. */
  keep(): Kept;
}

/** Opens a lesson at its beginning, or where it was left, if that still leads anywhere. */
export function openClassroom(lesson: Lesson, kept?: Kept): Classroom {
  const opening = replayOf(lesson.position);
  const first = opening.commands.length;
  const again = kept && resumed(opening.commands, lesson, kept);
  const real = createMatch(ageOfSigmar, { ...opening, commands: again?.commands ?? opening.commands });
  let standing: Standing = again?.standing ?? begun(first);
  const news = announcer<Standing>();
  const count = () => real.replay().commands.length;
  const become = (next: Standing) => {
    standing = next;
    news.tell(next);
  };

  const play = (line: Line) =>
    say(line, real.getGame(), command => {
      real.submit(command);
      return real.getGame();
    });

  function finish(): void {
    const step = stepAt(lesson, standing);
    for (const line of step?.after ?? []) play(line);
    become({ step: standing.step + 1, marks: [...standing.marks, count()], answer: undefined });
  }

  /** The newest commands are taken back until so many are left; nobody else needs to agree here. */
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
    become({ step, marks, answer: undefined });
    return true;
  }

  function notice(act: Act): void {
    const step = stepAt(lesson, standing);
    if (step && judge(step, real.getGame(), act).kind === 'met') finish();
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
    if (verdict.kind === 'met') finish();
    else become({ ...standing, answer: undefined });
    return played;
  }

  const give = (command: Command) => {
    submit(command);
    return real.getGame();
  };

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
    getStanding: () => standing,
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
      else for (const line of solutionOf(step)) say(line, real.getGame(), give);
    },
    back,
    restart() {
      rewind(first);
      become(begun(first));
    },
    keep: () => ({ step: standing.step, marks: standing.marks, commands: real.replay().commands.slice(first) }),
  };
}

/** What was kept, if the rules still allow all of it; else nothing, and the lesson begins anew. */
function resumed(opening: readonly Command[], lesson: Lesson, { step, marks, commands }: Kept) {
  if (step > lesson.steps.length || marks.length !== step + 1 || marks[0] !== opening.length) return undefined;
  const read = readReplay(ageOfSigmar, { ...replayOf(lesson.position), commands: [...opening, ...commands] });
  if (!read.ok || !runReplay(ageOfSigmar, read.value).ok) return undefined;
  const standing: Standing = { step, marks, answer: undefined };
  return { commands: read.value.commands, standing };
}
