import { ageOfSigmar, type Game } from '..';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import type { Refusal } from '../refusals';
import { isAbout, isMet, isMissed, isReached, shown } from './goals';
import type { Act, Lesson, Step } from './lesson';
import { isLike } from './scripted-commands';

/** The learner's position in a lesson, as plain data. */
export interface LessonState {
  /** Index of the current step; equals the number of steps when the lesson is done. */
  readonly step: number;
  /** The number of commands given when each step began. */
  readonly marks: readonly number[];
  /** The teacher's answer to the last act, if it was not what the step asks. */
  readonly answer: Answer | undefined;
  /** No legal option leads to the goal of the step any more. */
  readonly isStuck: boolean;
}

/** The teacher's answer to an act that the step does not ask for. */
export type Answer =
  | { readonly kind: 'kind'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** How an act counts in a step. */
export type Verdict =
  | { readonly kind: 'met' }
  | { readonly kind: 'onTheWay' }
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The act is not part of the step and gets no answer. */
  | { readonly kind: 'ignored' };

/** Before the first step. */
export const begun = (commands: number): LessonState => ({
  step: 0,
  marks: [commands],
  answer: undefined,
  isStuck: false,
});

/** The current step; undefined when the lesson is done. */
export const stepAt = (lesson: Lesson, { step }: LessonState): Step | undefined => lesson.steps[step];

/** Judges an act: by the rules first, then by the step. Plays nothing. */
export function judge(step: Step, game: Game, act: Act): Verdict {
  if (act.kind !== 'command') return isMet(step.goal, game.battle, act) ? { kind: 'met' } : { kind: 'ignored' };
  const refusals = ageOfSigmar.check(game, act.command);
  if (refusals.length > 0) {
    if (isMet(step.goal, game.battle, shown(refusals))) return { kind: 'met' };
    return { kind: 'answered', answer: { kind: 'refused', refusals } };
  }
  const { battle } = ageOfSigmar.play(game, act.command).game;
  if (step.goal.is !== 'watch' && isReached(step, battle, act)) return { kind: 'met' };
  if (isAlso(step, act.command) || isInterrupted(step, game)) return { kind: 'onTheWay' };
  return { kind: 'answered', answer: { kind: 'kind', text: kindWord(step, act.command) } };
}

/** Whether the step allows this on the way to its goal. */
function isAlso({ also }: Step, command: Command): boolean {
  if (also === 'anything') return true;
  return (also ?? []).some(kind => (typeof kind === 'string' ? kind === command.type : isLike(command, kind)));
}

/** Whether a question is open that is not part of the step; any answer to it is allowed. */
export function isInterrupted(step: Step, game: Game): boolean {
  const { goal } = step;
  const ask = askedNow(game.battle);
  if (!ask || ask.kind === 'act' || goal.is === 'read' || goal.is === 'watch') return false;
  if (goal.is === 'refused' || goal.is === 'selected' || goal.is === 'took') return false;
  const serves = (command: Command) =>
    goal.is === 'given' ? isLike(command, goal.like) : isMet(goal, ageOfSigmar.play(game, command).game.battle);
  return !ageOfSigmar.options(game).some(option => isAlso(step, option) || serves(option));
}

/** Whether an act in a test is a mistake; selecting a wrong unit is one. */
export function goesWrong({ isTest }: Lesson, step: Step, { battle }: Game, act: Act): boolean {
  if (!isTest) return false;
  if (step.goal.is === 'selected' && act.kind === 'selected') return act.unit !== step.goal.unit;
  return isMissed(step, battle, act);
}

/** A friendly answer to a legal act that the step does not ask for. */
function kindWord({ goal, almost, otherwise }: Step, command: Command): string {
  if (goal.is === 'read') return 'That is allowed, and you will soon do it. Read on first, then press {goOn}.';
  if (goal.is === 'watch') return 'That choice is Ember’s. Press {letAct} and watch.';
  if (isAbout(goal, command))
    return almost ?? 'That is the right kind of act, but not yet what the step asks for. Try it again.';
  return otherwise ?? OTHERWISE[command.type] ?? 'The rules allow that, but it is not what we are practising now.';
}

const OTHERWISE: Partial<Readonly<Record<Command['type'], string>>> = {
  endPhase: 'You may end a phase whenever you like. This time there is something to do in it first.',
  pass: 'You may pass here. But first do what this step asks for.',
  move: 'That move is allowed. But this step asks for something else.',
  run: 'You may run. But this step asks for something else.',
  concede: 'You cannot concede in a lesson. You may leave it and come back later.',
};

/** The act that solves a step without a command. */
export function handOf({ goal }: Step): Act | undefined {
  if (goal.is === 'read') return { kind: 'goOn' };
  if (goal.is === 'selected') return { kind: 'selected', unit: goal.unit };
  return goal.is === 'took' ? { kind: 'took', tool: goal.tool } : undefined;
}
