import { standingHeight } from '../../../geometry/ways/solids';
import type { LabelPicture, OverlayPicture } from '../../../table/picture';
import type { Command } from '../commands';
import { aimOf } from '../hands/draft/aiming';
import { draftedUnit, endsOf, isAim, middleOf } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import type { Refusal } from '../refusals';
import type { Battle, Model } from '../types';
import { markOf } from './refusal-marks';

/** The faults of a draft. */
export type WrongPicture = Pick<OverlayPicture, 'areas' | 'strokes' | 'rings' | 'labels'>;
export const NOTHING: WrongPicture = { areas: [], strokes: [], rings: [], labels: [] };

/** Maximum number of reasons shown on the table at once; the bar counts the rest. */
const MOST_CHIPS = 2;

/** A mark for each fault at its position, and the first of them in words. */
export function wrongPicture(
  { battle, words }: Interaction,
  draft: Command,
  refusals: readonly Refusal[],
): WrongPicture {
  const models = standingOf(battle, draft);
  const middle = isAim(draft) ? aimOf(battle, draft) : middleOf(models);
  const wrong = { battle, seat: draft.seat, models, middle };
  const marks = refusals.flatMap(refusal => {
    const mark = markOf(refusal, wrong);
    return mark ? [{ refusal, mark }] : [];
  });
  const firsts = marks.filter(({ refusal }, i) => marks.findIndex(each => each.refusal.code === refusal.code) === i);
  const labels = firsts.slice(0, MOST_CHIPS).flatMap(({ refusal, mark }): readonly LabelPicture[] => {
    const label = words?.why?.(refusal);
    return label ? [{ id: `why ${refusal.code}`, at: { z: 0.4, ...mark.at }, tone: 'foul', ...label }] : [];
  });
  return {
    areas: firsts.flatMap(({ mark }) => mark.areas ?? []),
    strokes: marks.flatMap(({ mark }) => mark.strokes ?? []),
    rings: marks.flatMap(({ mark }) => mark.rings ?? []),
    labels,
  };
}

/** The drafted models at their end positions. */
export function standingOf(battle: Battle, draft: Command): readonly Model[] {
  const ends = endsOf(battle, draft);
  return (draftedUnit(battle, draft)?.models ?? []).flatMap(model => {
    const end = ends.get(model.id);
    if (!end) return [];
    const placed = { ...model, ...end };
    return [{ ...placed, z: standingHeight(battle.field, placed).z }];
  });
}
