import { roundBase } from '../../../src/geometry/shapes/shape';
import { createMini } from '../../../src/scene/minis/mini-state';
import type { MiniPicture } from '../../../src/table/picture';

/** A mini at the corner of the table with only these properties. */
export const plainMini = (more: Partial<MiniPicture> = {}) =>
  createMini({
    id: 'a',
    figure: 'f',
    pose: 0,
    seat: 0,
    x: 0,
    y: 0,
    z: 0,
    facing: 0,
    outline: roundBase(32),
    height: 2,
    ...more,
  });
