import type { LabelPicture } from '../../../../table/picture';
import type { Battle } from '../../types';
import { marked, midway, NO_PICTURE, type ToolPicture } from '../tool-picture';
import type { ToolWords } from '../words';
import type { TapeReading } from './reading';

/** A tape with its length. */
export function tapePicture(battle: Battle, reading: TapeReading, words: ToolWords): ToolPicture {
  const [from, to] = reading.ends;
  const label: LabelPicture = { id: 'tape', at: midway(from, to), tone: 'plain', ...words.tape(reading) };
  return {
    ...NO_PICTURE,
    strokes: [{ look: 'tape', points: [from, to] }],
    rings: [...marked(battle, reading.from, 'select'), ...marked(battle, reading.to, 'hover')],
    labels: [label],
  };
}
