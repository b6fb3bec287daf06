import type { Inches } from '../../../geometry/shapes/shape';
import type { LabelPicture, OverlayPicture, RingPicture, StrokePicture } from '../../../table/picture';
import { unitOf } from '../facts/units';
import type { Interaction } from '../hands/interaction';
import { indexOf } from '../picture/minis';
import type { Battle, Unit } from '../types';
import { rangesPicture } from './range-rings';
import { readingOf } from './reading';
import type { SightReading } from './sight';
import type { TapeReading } from './tape';
import { type Mark, unitAt } from './tool';
import type { ToolWords } from './words';

/** What a tool lays over the table. */
export type ToolPicture = Pick<OverlayPicture, 'areas' | 'strokes' | 'rings' | 'labels'>;

export const NO_PICTURE: ToolPicture = { areas: [], strokes: [], rings: [], labels: [] };

const CHIP_HEIGHT: Inches = 0.4;
/** High enough to leave the cross in sight. */
const ABOVE_HIT: Inches = 2.5;
const CROSS: Inches = 0.3;

/** Draws what the tool in hand shows, and who it is about. */
export function toolPicture(interaction: Interaction, nameOf: (unit: Unit) => string): ToolPicture {
  const { battle, tool, words } = interaction;
  const reading = readingOf(interaction);
  if (!tool || !words) return NO_PICTURE;
  if (!reading) return { ...NO_PICTURE, rings: marked(battle, tool.from, 'select') };
  switch (reading.kind) {
    case 'tape':
      return tapePicture(battle, reading, words);
    case 'sight':
      return sightPicture(battle, reading, words, unit => nameOf(unitOf(battle, unit)));
    case 'ranges':
      return rangesPicture(battle, reading, words);
  }
}

/** A tape with its length. */
export function tapePicture(battle: Battle, reading: TapeReading, words: ToolWords): ToolPicture {
  const [from, to] = reading.ends;
  const chip: LabelPicture = { id: 'tape', at: midway(from, to), tone: 'plain', ...words.tape(reading) };
  return {
    ...NO_PICTURE,
    strokes: [{ look: 'tape', points: [from, to] }],
    rings: [...marked(battle, reading.from, 'select'), ...marked(battle, reading.to, 'hover')],
    labels: [chip],
  };
}

type End = { readonly x: Inches; readonly y: Inches; readonly z: Inches };
const midway = (from: End, to: End) => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  z: (from.z + to.z) / 2 + CHIP_HEIGHT,
});

/** The ray that proves it, or one for each thing in the way. */
export function sightPicture(
  battle: Battle,
  reading: SightReading,
  words: ToolWords,
  nameOf: (unit: string) => string,
): ToolPicture {
  const { ray, blocked, from, to } = reading;
  const seen: readonly StrokePicture[] = ray ? [{ look: 'sight', points: [ray.from, ray.to] }] : [];
  const missed = blocked.flatMap((each): readonly StrokePicture[] => [
    { look: 'sight', points: [each.from, each.at] },
    { look: 'blocked', points: [each.at, each.to] },
  ]);
  const crosses = blocked.map(
    ({ at }): RingPicture => ({ look: 'hit', ...at, outline: { kind: 'circle', radius: CROSS } }),
  );
  const line = ray ?? blocked[0];
  const hit = blocked[0]?.at;
  const at = hit ? { ...hit, z: hit.z + ABOVE_HIT } : line && midway(line.from, line.to);
  const labels: readonly LabelPicture[] = at
    ? [{ id: 'sight', at, tone: ray ? 'plain' : 'foul', ...words.sight(reading, nameOf) }]
    : [];
  const rings = [
    ...marked(battle, { kind: 'unit', unit: from }, 'select'),
    ...marked(battle, { kind: 'unit', unit: to }, ray ? 'target' : 'hover'),
    ...crosses,
  ];
  return { areas: [], strokes: [...seen, ...missed], rings, labels };
}

/** Rings around the models that a mark means. */
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
