import type { ChipPicture } from '../../../table/picture';
import { findModel } from '../facts/units';
import { draftedUnit, endsOf } from '../hands/draft/drafts';
import type { Desk } from '../hands/interaction';
import { onTape } from './on-tape';
import { NOTHING, type WrongPicture, wrongPicture } from './wrong-picture';

/** Where the hand is when what it holds stopped before: a ring, a thread to it, and what is missing or why not. */
export function beyondPicture(desk: Desk): WrongPicture {
  const { battle, draft, hold } = desk;
  const beyond = hold?.beyond;
  const unit = draft && draftedUnit(battle, draft);
  const model = beyond && unit && findModel(unit, beyond.model);
  const end = beyond && draft && endsOf(battle, draft).get(beyond.model);
  if (!model || !end) return NOTHING;
  const { x, y, short, refused } = beyond;
  const chips: readonly ChipPicture[] =
    short === undefined
      ? []
      : [{ id: 'beyond', at: { x, y, z: 0.4 }, tone: 'plain', number: onTape(short), text: 'short' }];
  const wrong = refused ? wrongPicture(desk, refused.wish, [refused.why]) : NOTHING;
  return {
    areas: wrong.areas,
    strokes: [{ look: 'thread', points: [end, { x, y }] }, ...wrong.strokes],
    rings: [{ look: refused ? 'foul' : 'hover', x, y, facing: end.facing, outline: model.outline }, ...wrong.rings],
    chips: [...chips, ...wrong.chips],
  };
}
