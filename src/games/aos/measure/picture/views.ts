import type { MiniPicture, ObjectivePicture, OverlayPicture } from '../../../../table/picture';
import type { Label, ToolWords } from '../../tools/words';
import type { Battle } from '../../types';
import type { ChargeReading } from '../readings/charge';
import type { Link } from '../readings/coherency';
import type { ControlRow } from '../readings/control';
import type { GapRow } from '../readings/gaps';
import type { ReachReading } from '../readings/reach';

/** The words on the labels, passed in by the page. */
export interface MeasureWords {
  readonly tools: ToolWords;
  readonly gap: (row: GapRow) => Label;
  readonly broken: (link: Link) => Label;
  readonly way: (reading: ReachReading) => Label;
  readonly charge: (reading: ChargeReading) => Label;
  readonly control: (row: ControlRow) => Label;
}

/** Everything the table shows, as plain data for the scene. */
export interface MeasurePicture {
  readonly field: Battle['field'];
  readonly minis: readonly MiniPicture[];
  readonly overlays: OverlayPicture & { readonly objectives: readonly ObjectivePicture[] };
}

/** The overlays of one answer. */
export type AnswerPicture = Pick<OverlayPicture, 'areas' | 'strokes' | 'rings' | 'labels'>;

export const NOTHING: AnswerPicture = { areas: [], strokes: [], rings: [], labels: [] };
