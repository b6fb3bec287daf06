import type { Command } from '../commands';
import { gapBetweenUnits } from '../facts/places/distance';
import { findUnit } from '../facts/units';
import type { Refusal } from '../refusals';
import { type Battle, PHASES, type Phase, type UnitId } from '../types';
import type { Act, Deadline, Goal, Step } from './lesson';
import { isAt, isLike } from './scripted-commands';

type GoalOf<I extends Goal['is']> = Extract<Goal, { is: I }>;

/** Whether a goal is met in the current battle, after an act if there is one. */
type Meaning<I extends Goal['is']> = (goal: GoalOf<I>, battle: Battle, act: Act | undefined) => boolean;

/** Each word has one meaning; a word without one does not compile. */
const MEANINGS: { readonly [I in Goal['is']]: Meaning<I> } = {
  read: (_, __, act) => act?.kind === 'goOn',
  watch: () => false,
  selected: ({ unit }, _, act) => act?.kind === 'selected' && act.unit === unit,
  took: ({ tool }, _, act) => act?.kind === 'took' && act.tool === tool,
  given: ({ like }, _, act) => act?.kind === 'command' && isLike(act.command, like),
  refused: ({ rule }, _, act) => act?.kind === 'shown' && act.refusals.some(refusal => refusal.rule === rule),
  near: ({ unit, other, within }, battle) => gapOf(battle, unit, other) <= within + SLACK,
  far: ({ unit, other, beyond }, battle) => gapOf(battle, unit, other) > beyond,
  at: ({ unit, x, y, within }, battle) =>
    (findUnit(battle, unit)?.models ?? []).some(model => (model.x - x) ** 2 + (model.y - y) ** 2 <= within ** 2),
  asked: ({ kind, seat, phase }, battle) =>
    isAt(battle, { asked: kind, ...(seat ? { seat } : {}), ...(phase ? { phase } : {}) }),
  left: ({ phase }, battle) => battle.phase !== phase,
  lost: ({ models }, battle) =>
    models.some(id => !battle.units.some(unit => unit.models.some(model => model.id === id))),
  over: (_, battle) => battle.ended,
};

/** Tolerance for drags by hand. */
const SLACK = 0.005;

/** MEAS-03 */
function gapOf(battle: Battle, one: UnitId, other: UnitId): number {
  const [from, to] = [findUnit(battle, one), findUnit(battle, other)];
  return from && to ? gapBetweenUnits(battle, from, to) : Number.POSITIVE_INFINITY;
}

/** Whether the goal is met in this battle after the act. */
export const isMet = <I extends Goal['is']>(goal: GoalOf<I>, battle: Battle, act?: Act): boolean =>
  (MEANINGS[goal.is] as Meaning<I>)(goal, battle, act);

/** Whether the step is done: its goal is met and no protected model was lost. */
export const isReached = ({ goal, miss }: Pick<Step, 'goal' | 'miss'>, battle: Battle, act?: Act): boolean =>
  isMet(goal, battle, act) && !(miss?.is === 'lost' && isMet(miss, battle));

/** Whether the test can no longer be passed: by its own condition, or because its deadline is over. */
export const isMissed = ({ miss, deadline }: Pick<Step, 'miss' | 'deadline'>, battle: Battle, act?: Act): boolean =>
  (miss !== undefined && isMet(miss, battle, act)) || (deadline !== undefined && isPast(deadline, battle));

function isPast({ round, active, phase }: Deadline, battle: Battle): boolean {
  const at = (each: Phase | undefined) => (each === undefined ? -1 : PHASES.indexOf(each));
  return battle.round !== round || battle.active !== active || at(battle.phase) > at(phase);
}

/** Whether a command is of the goal's kind, though it may not reach the goal. */
export function isAbout(goal: Goal, command: Command): boolean {
  if (goal.is === 'given') return command.type === goal.like.type;
  const isMove = command.type === 'move' || command.type === 'retreat';
  return 'unit' in goal && isMove && command.unit === goal.unit;
}

/** The refusals as something that was shown. */
export const shown = (refusals: readonly Refusal[]): Act => ({ kind: 'shown', refusals });
