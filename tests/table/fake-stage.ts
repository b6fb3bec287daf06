import type { Spot } from '../../src/geometry/shapes/shape';
import type { TablePoint } from '../../src/table/hands';
import type { Stage } from '../../src/table/stage';

const settled = () => Promise.resolve();

/** A stage on which every motion ends at once. */
export const fakeStage = (parts: Partial<Stage> = {}): Stage => ({
  show: settled,
  lookBack: settled,
  march: settled,
  slay: settled,
  conjure: () => {},
  hurry: () => {},
  pixelOf: () => undefined,
  picture: () => Promise.resolve(undefined),
  stats: { calls: 0, triangles: 0, frames: 0, scriptMs: 0 },
  turn: () => {},
  ...parts,
});

/** What a mouse without keys points at. */
export const pointAt = (spot: Spot, model?: string, keys: Partial<TablePoint> = {}): TablePoint => ({
  spot,
  z: 0,
  model,
  shift: false,
  ctrl: false,
  alt: false,
  isTouch: false,
  ...keys,
});
