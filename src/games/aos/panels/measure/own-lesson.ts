import type { Fault } from '../../../../kernel/system';
import type { Lesson } from '../../course/lesson';
import { ownLesson } from '../../course/own-lesson';
import { positionTrouble } from '../../course/position';
import { positionFrom } from '../../measure/file/copy';
import type { MeasureTable } from '../../measure/table';
import { namesIn } from '../../words/names';
import { sentenceOf } from '../../words/refusals/refusals';
import { lastTable, tablesHere } from './share/tables-here';

/** Why no lesson can start on this table, in words; undefined if one can. */
export function lessonTrouble(measureTable: MeasureTable): readonly Fault[] {
  const trouble = positionTrouble(ownLesson(positionFrom(measureTable)).position);
  if (!trouble) return [];
  if (trouble.kind === 'faults') return trouble.faults;
  const names = namesIn(trouble.battle, trouble.setup);
  return trouble.refusals.map(refusal => ({ path: refusal.rule, reason: sentenceOf(refusal, names) }));
}

/** The lesson on the last measuring table, if one can start there. */
export async function lessonOnLastTable(): Promise<Lesson | undefined> {
  const measureTable = await lastTable(tablesHere());
  return measureTable && lessonTrouble(measureTable).length === 0 ? ownLesson(positionFrom(measureTable)) : undefined;
}
