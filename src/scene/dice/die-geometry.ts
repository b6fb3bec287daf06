import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { addInstanced } from '../instances';

const CORNER_SEGMENTS = 3;
const ROUNDING = 0.17;

/** A cube of side 1 with rounded edges for each die. */
export class DieGeometry extends RoundedBoxGeometry {
  constructor(dice = 1) {
    super(1, 1, 1, CORNER_SEGMENTS, ROUNDING);
    addInstanced(this, dice, { body: 3, fade: 1 });
  }
}
