import type { LabelPicture } from '../../../table/picture';
import { findModel } from '../facts/units';
import { draftedUnit, endsOf } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import { onTape } from './on-tape';
import { NOTHING, type WrongPicture, wrongPicture } from './wrong-picture';

/**
 * The pointer position when the dragged models stopped before it: a ring, a line to it, and the missing distance or the
 * reason.
 */
export function overrunPicture(interaction: Interaction): WrongPicture {
  const { battle, draft, hold } = interaction;
  const overrun = hold?.overrun;
  const unit = draft && draftedUnit(battle, draft);
  const model = overrun && unit && findModel(unit, overrun.model);
  const end = overrun && draft && endsOf(battle, draft).get(overrun.model);
  if (!model || !end) return NOTHING;
  const { x, y, short, refused } = overrun;
  const labels: readonly LabelPicture[] =
    short === undefined
      ? []
      : [{ id: 'overrun', at: { x, y, z: 0.4 }, tone: 'plain', number: onTape(short), text: 'short' }];
  const wrong = refused ? wrongPicture(interaction, refused.wish, [refused.why]) : NOTHING;
  return {
    areas: wrong.areas,
    strokes: [{ look: 'thread', points: [end, { x, y }] }, ...wrong.strokes],
    rings: [{ look: refused ? 'foul' : 'hover', x, y, facing: end.facing, outline: model.outline }, ...wrong.rings],
    labels: [...labels, ...wrong.labels],
  };
}
