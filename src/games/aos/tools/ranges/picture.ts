import type { Field, Spot } from '../../../../geometry/shapes/shape';
import type { AreaPicture, Disc, LabelPicture, RingPicture, StrokePicture } from '../../../../table/picture';
import { bodiesOf } from '../../facts/places/bodies';
import { findUnit } from '../../facts/units';
import { discsOf } from '../../picture/discs';
import type { Battle } from '../../types';
import type { ToolPicture } from '../tool-picture';
import type { ToolWords } from '../words';
import { contourOf } from './contour';
import type { Range, RangesReading } from './reading';

/** Areas for movement and combat; rims for ranges. */
const RIMS: Readonly<Record<Range['of'], StrokePicture['look'] | undefined>> = {
  move: undefined,
  zone: undefined,
  charge: 'blocked',
  missile: 'sight',
  melee: undefined,
  aura: 'thread',
};

/** The direction of each label on its rim; labels of auras are spread around from theirs. */
const SIDES: Readonly<Record<Range['of'], number>> = {
  move: 0.6,
  zone: 4.5,
  charge: 3.1,
  missile: 1.6,
  melee: 0,
  aura: 5.5,
};
const AURA_TURN = 1.9;

/** Draws a unit's ranges: its move and 3" zone as areas, the rest as rims with their length. */
export function rangesPicture(battle: Battle, reading: RangesReading, words: ToolWords): ToolPicture {
  const unit = findUnit(battle, reading.unit);
  const bodies = unit ? bodiesOf(battle, unit) : [];
  const drawn = reading.ranges.map((range, index) => {
    const discs = discsOf(bodies, range.inches);
    const lines = contourOf(discs);
    return {
      areas: areaOf(range, discs, reading.unit),
      strokes: strokesOf(range, lines, discs),
      rings: ringsOf(range, discs),
      labels: chipsOf(battle.field, words, range, lines, index - reading.ranges.findIndex(({ of }) => of === range.of)),
    };
  });
  return {
    areas: drawn.flatMap(({ areas }) => areas),
    strokes: drawn.flatMap(({ strokes }) => strokes),
    rings: drawn.flatMap(({ rings }) => rings),
    labels: drawn.flatMap(({ labels }) => labels),
  };
}

function areaOf({ of }: Range, discs: readonly Disc[], unit: string): readonly AreaPicture[] {
  if (of === 'move') return [{ id: `range ${unit}`, look: 'reach', discs }];
  return of === 'zone' ? [{ id: `zone ${unit}`, look: 'danger', discs }] : [];
}

function strokesOf({ of }: Range, lines: readonly (readonly Spot[])[], discs: readonly Disc[]) {
  const look = of === 'aura' && discs.length === 1 ? undefined : RIMS[of];
  return look ? lines.map((points): StrokePicture => ({ look, points })) : [];
}

/** Around one model an aura is a ring; around several it is their common outline. */
const ringsOf = ({ of }: Range, discs: readonly Disc[]): readonly RingPicture[] =>
  of === 'aura' && discs.length === 1
    ? discs.map(({ x, y, radius }) => ({ look: 'aura', x, y, outline: { kind: 'circle', radius } }))
    : [];

/** Labels are on their rims, each in its own direction, and within the table. */
function chipsOf(
  field: Field,
  words: ToolWords,
  range: Range,
  lines: readonly (readonly Spot[])[],
  index: number,
): readonly LabelPicture[] {
  if (range.of === 'melee') return [];
  const corners = lines.flat().filter(({ x, y }) => x > 0 && y > 0 && x < field.width && y < field.depth);
  const turn = SIDES[range.of] + (range.of === 'aura' ? index * AURA_TURN : 0);
  const [right, away] = [Math.cos(turn), Math.sin(turn)];
  const ahead = corners.reduce<Spot | undefined>(
    (best, corner) => (best && best.x * right + best.y * away >= corner.x * right + corner.y * away ? best : corner),
    undefined,
  );
  const tone = range.of === 'aura' ? 'aura' : range.of === 'charge' || range.of === 'zone' ? 'foul' : 'plain';
  return ahead
    ? [{ id: `range ${range.of} ${range.inches}`, at: { ...ahead, z: 0.2 }, tone, ...words.range(range) }]
    : [];
}
