import type { Inches } from '../../../geometry/shapes/shape';
import type { OverlayPicture, RingPicture } from '../../../table/picture';
import { indexOf } from '../picture/minis';
import type { Battle } from '../types';
import { type Mark, unitAt } from './tool';

/** What a tool draws over the table. */
export type ToolPicture = Pick<OverlayPicture, 'areas' | 'strokes' | 'rings' | 'labels'>;

export const NO_PICTURE: ToolPicture = { areas: [], strokes: [], rings: [], labels: [] };

const LABEL_HEIGHT: Inches = 0.4;

type End = { readonly x: Inches; readonly y: Inches; readonly z: Inches };
/** The place of a label between two ends. */
export const midway = (from: End, to: End) => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  z: (from.z + to.z) / 2 + LABEL_HEIGHT,
});

/** Rings around the models of a mark. */
export function marked(battle: Battle, mark: Mark | undefined, look: RingPicture['look']): readonly RingPicture[] {
  const unit = unitAt(battle, mark);
  if (unit?.where.kind !== 'table') return [];
  const models = mark?.kind === 'model' ? unit.models.filter(({ id }) => id === mark.model) : unit.models;
  return models.map(({ id, x, y, z, facing, outline }) => ({
    look,
    x,
    y,
    z,
    facing,
    outline,
    seat: indexOf(unit.seat),
    follow: id,
  }));
}
