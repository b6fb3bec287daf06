import type { AskKind } from '../asks';
import type { Command, CommandType } from '../commands';
import type { Refusal } from '../refusals';
import type { RuleId } from '../rulebook';
import type { ModelId, Phase, Seat, UnitId } from '../types';
import type { Position } from './position';
import type { Likeness, Line } from './scripted-commands';

/** The chapters of the course, in the order in which they are best taken. */
export const GROUPS = [
  'table',
  'turn',
  'moving',
  'shooting',
  'charging',
  'fighting',
  'nerve',
  'magic',
  'command',
  'scenery',
  'warscrolls',
  'first-blood',
] as const;
export type Group = (typeof GROUPS)[number];

/** An act of the learner: a command, or something outside the battle. */
export type Act =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'selected'; readonly unit: UnitId }
  | { readonly kind: 'took'; readonly tool: ToolName }
  /** The table showed why something is illegal before it was tried. */
  | { readonly kind: 'shown'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'goOn' };

export type ToolName = 'tape' | 'sight' | 'ranges';

/** When a step is done. */
export type Goal =
  /** A step that only has text to read. */
  | { readonly is: 'read' }
  /** The other side acts when the learner continues. */
  | { readonly is: 'watch'; readonly lines: readonly Line[] }
  | { readonly is: 'selected'; readonly unit: UnitId }
  | { readonly is: 'took'; readonly tool: ToolName }
  /** A command with these parts was given. */
  | { readonly is: 'given'; readonly like: Likeness }
  /** The rules refused a command by this rule; the step asked the learner to try it. */
  | { readonly is: 'refused'; readonly rule: RuleId }
  /** A state of the table was reached. */
  | { readonly is: 'near'; readonly unit: UnitId; readonly other: UnitId; readonly within: number }
  | { readonly is: 'far'; readonly unit: UnitId; readonly other: UnitId; readonly beyond: number }
  | { readonly is: 'at'; readonly unit: UnitId; readonly x: number; readonly y: number; readonly within: number }
  | { readonly is: 'asked'; readonly kind: AskKind; readonly seat?: Seat; readonly phase?: Phase }
  /** This phase is over. */
  | { readonly is: 'left'; readonly phase: Phase }
  /** One of these models is slain or has fled. */
  | { readonly is: 'lost'; readonly models: readonly ModelId[] }
  | { readonly is: 'over' };

export type Panel = 'ribbon' | 'bar' | 'card' | 'dice' | 'measure' | 'book';

/** Where the teacher points. */
export interface Pointer {
  readonly units?: readonly UnitId[];
  readonly spot?: { readonly x: number; readonly y: number; readonly radius: number; readonly word: string };
  readonly panel?: Panel;
}

/** One thing to do, or to read. */
export interface Step {
  /** A sentence or two; *stars* make words bold. */
  readonly say: string;
  /** Why it is so. */
  readonly why?: string;
  /** The rules taught here; the first is the one to read more about. */
  readonly rules: readonly RuleId[];
  readonly point?: Pointer;
  readonly goal: Goal;
  /** Shown after a while, or on request. */
  readonly hint?: string;
  /** Answer to the right kind of act that misses the goal. */
  readonly almost?: string;
  /** Answer to another legal act. */
  readonly otherwise?: string;
  /** Other commands allowed on the way to the goal. */
  readonly also?: readonly (CommandType | Likeness)[] | 'anything';
  /** The solution; defaults to the first option that meets the goal. */
  readonly solution?: readonly Line[];
  /** A command that is refused here, for the lesson's test. */
  readonly wrong?: Line;
  /** In a test: what shows a mistake, and the deadline. */
  readonly miss?: Goal;
  readonly deadline?: Deadline;
  /** Commands that follow without a decision; the next step mentions them if they matter. */
  readonly after?: readonly Line[];
}

/** The turn in which a test must be solved, and its last phase; undefined before the first turn. */
export interface Deadline {
  readonly round: number;
  readonly active: Seat;
  readonly phase: Phase | undefined;
}

/** The test of a lesson: a position with a task and no help. */
export interface Unaided {
  readonly say: string;
  /** Differences from the lesson's position, which is mirrored. */
  readonly position?: Partial<Position>;
  readonly goal: Goal;
  /** What shows a mistake; an unreachable goal does too. */
  readonly miss?: Goal;
  /** The last phase in which it can be solved; defaults to the first. */
  readonly lasts?: Phase;
  readonly point?: Pointer;
  /** The solution, and a legal command that fails, for the lesson's test. */
  readonly solution: readonly Line[];
  readonly wrong: readonly Line[];
}

/** A small lesson, run by the same match and rules as a battle. */
export interface Lesson {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** What the learner can do afterwards. */
  readonly gives: string;
  readonly minutes: number;
  readonly position: Position;
  /** The learner decides for both sides; otherwise the teacher answers for Ember. */
  readonly bothSides?: true;
  readonly steps: readonly Step[];
  readonly unaided?: Unaided;
  /** Marks a test: it has no hints, and a wrong act fails it. */
  readonly isTest?: true;
}

/** Every rule that a lesson teaches, each once. */
export const rulesOf = ({ steps }: Lesson): readonly RuleId[] => [...new Set(steps.flatMap(({ rules }) => rules))];
