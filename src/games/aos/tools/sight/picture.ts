import type { Inches } from '../../../../geometry/shapes/shape';
import type { LabelPicture, RingPicture, StrokePicture } from '../../../../table/picture';
import type { Battle } from '../../types';
import { marked, midway, type ToolPicture } from '../tool-picture';
import type { ToolWords } from '../words';
import type { SightReading } from './reading';

/** High enough to keep the cross visible. */
const ABOVE_HIT: Inches = 2.5;
const CROSS: Inches = 0.3;

/** The free ray, or one ray for each blocker. */
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
