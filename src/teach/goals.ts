import type { Command } from '../systems/aos/commands';
import { gapBetweenUnits } from '../systems/aos/facts/distance';
import { findUnit } from '../systems/aos/facts/units';
import type { Refusal } from '../systems/aos/refusals';
import type { Battle, UnitId } from '../systems/aos/types';
import type { Act, Goal } from './lesson';
import { isAt, isLike } from './lines';

type GoalOf<I extends Goal['is']> = Extract<Goal, { is: I }>;

/** Whether a goal is met, after an act or by itself, in the battle as it is now. */
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
  over: (_, battle) => battle.ended,
};

/** Hands are not rulers. */
const SLACK = 0.005;

/** MEAS-03 */
function gapOf(battle: Battle, one: UnitId, other: UnitId): number {
  const [from, to] = [findUnit(battle, one), findUnit(battle, other)];
  return from && to ? gapBetweenUnits(battle, from, to) : Number.POSITIVE_INFINITY;
}

/** Whether the goal is met in this battle, the act having just been done. */
export const isMet = <I extends Goal['is']>(goal: GoalOf<I>, battle: Battle, act?: Act): boolean =>
  (MEANINGS[goal.is] as Meaning<I>)(goal, battle, act);

/** Whether a command is of the kind that the goal is about, though it may not reach it. */
export function isAbout(goal: Goal, command: Command): boolean {
  if (goal.is === 'given') return command.type === goal.like.type;
  const isMove = command.type === 'move' || command.type === 'retreat';
  return 'unit' in goal && isMove && command.unit === goal.unit;
}

/** The refusals as something that was shown. */
export const shown = (refusals: readonly Refusal[]): Act => ({ kind: 'shown', refusals });
