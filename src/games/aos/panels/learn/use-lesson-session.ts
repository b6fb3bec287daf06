import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { tested } from '../../course/daily';
import type { Act } from '../../course/lesson';
import type { LessonSession } from '../../course/lesson-session';
import { finished, leftAt } from '../../course/progress';
import { type LessonState, stepAt } from '../../course/runner';
import { lessonTestedBy } from '../../course/unaided';
import { refusalsOf } from '../../hands/draft/check-cache';
import type { Interaction } from '../../hands/interaction';
import type { BattleSession } from '../../session/battle-session';
import { withButtons } from '../../words/learn/lesson-buttons';
import { useBattle, useNames } from '../use-session';
import { today } from './daily/today';
import { progress } from './progress-store';

/** The learner's progress as it changes. */
export const useLessonState = (room: LessonSession): LessonState => useSyncExternalStore(room.subscribe, room.getState);

/** The text of a lesson, with the current label of each button it names. */
export function useWords(): (text: string) => string {
  const names = useNames();
  const battle = useBattle();
  return useCallback((text: string) => withButtons(text, names, battle), [names, battle]);
}

/** Reports to the lesson what the player does besides commands. */
export function useAttention(room: LessonSession, session: BattleSession): void {
  useEffect(() => {
    let before = session.table.getSnapshot().context;
    const watching = session.table.subscribe(({ context: interaction }) => {
      const acts = actsBetween(before, interaction);
      before = interaction;
      for (const act of acts) room.notice(act);
    });
    return () => watching.unsubscribe();
  }, [room, session]);
}

/** The acts between two states of the interaction. */
function actsBetween(before: Interaction, now: Interaction): readonly Act[] {
  const acts: Act[] = [];
  if (now.selected !== undefined && now.selected !== before.selected)
    acts.push({ kind: 'selected', unit: now.selected });
  if (now.tool && now.tool.kind !== before.tool?.kind) acts.push({ kind: 'took', tool: now.tool.kind });
  const isChanged = now.draft !== before.draft || now.refused !== before.refused || now.hold !== before.hold;
  const refusals = isChanged && !now.hold ? refusalsOf(now) : [];
  if (refusals.length > 0) acts.push({ kind: 'shown', refusals });
  return acts;
}

/** A step starts without a selection: its goal must be done now, and no other card is in the way. */
export function useEmptyHands(room: LessonSession, session: BattleSession, { step }: LessonState): void {
  useEffect(() => {
    const { goal, point } = room.lesson.steps[step] ?? {};
    const interaction = session.table.getSnapshot().context;
    const isElsewhere = point?.units !== undefined && !point.units.some(unit => unit === interaction.selected);
    const isAsked = goal?.is === 'selected' && interaction.selected === goal.unit;
    if (interaction.selected !== undefined && !interaction.draft && (isAsked || isElsewhere))
      session.table.send({ type: 'select', unit: undefined });
    if (goal?.is === 'took' && interaction.tool) session.table.send({ type: 'putAway' });
  }, [room, session, step]);
}

/** Stores the progress in the lesson, and the tick at its end. */
export function useKeeping(room: LessonSession): void {
  useEffect(() => {
    const { id } = room.lesson;
    const tests = lessonTestedBy(id);
    const keep = () => {
      if (tests !== undefined) return;
      const isDone = stepAt(room.lesson, room.getState()) === undefined;
      progress.setState(now => (isDone ? finished(now, id) : leftAt(now, id, room.keep())));
    };
    const stops = [room.subscribe(keep), room.match.subscribe(keep)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [room]);
}

/** Records the result of a test, once per attempt; a test has no progress to restore. */
export function useTesting(room: LessonSession): void {
  useEffect(() => {
    const lesson = lessonTestedBy(room.lesson.id);
    if (lesson === undefined || !room.lesson.isTest) return undefined;
    let isNoted = false;
    return room.subscribe(() => {
      const { step, isStuck } = room.getState();
      const isPassed = step > 0;
      if (!isPassed && !isStuck) isNoted = false;
      else if (!isNoted) {
        isNoted = true;
        progress.setState(now => tested(now, lesson, isPassed, today()));
      }
    });
  }, [room]);
}

/** Does on the table what a step asks. */
export const handOn = (room: LessonSession, session: BattleSession) => (act: Act) => {
  if (act.kind === 'selected') session.table.send({ type: 'select', unit: act.unit });
  else if (act.kind === 'took') session.table.send({ type: 'tool', kind: act.tool });
  else room.notice(act);
};
