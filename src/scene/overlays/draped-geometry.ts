import { BufferAttribute, BufferGeometry } from 'three';
import { trianglesOf } from '../../geometry/shapes/polygon';
import type { Solid, Spot } from '../../geometry/shapes/shape';
import { breadthOf, topAt } from '../hands/surface';
import { type TableSize, toScene } from '../space';

/** Height of marked ground above the surface below it. */
const ABOVE = 0.05;
/** No model can stand on a solid narrower than this, so it is not marked. */
const STANDING_ROOM = 1;

/** The cloth and the top of every piece of scenery as one sheet, for ground that is marked on a hill as well. */
export class DrapedGeometry extends BufferGeometry {
  constructor(table: TableSize, solids: readonly Solid[]) {
    super();
    const position: number[] = [];
    const put = (spot: Spot, z: number) => position.push(...toScene(table, spot, z + ABOVE));
    const corners = [
      { x: 0, y: 0 },
      { x: table.width, y: 0 },
      { x: table.width, y: table.depth },
      { x: 0, y: table.depth },
    ];
    for (const i of [0, 1, 2, 0, 2, 3]) put(corners[i] ?? { x: 0, y: 0 }, 0);
    for (const { outline, top } of solids) {
      if (breadthOf(outline) < STANDING_ROOM) continue;
      for (const spot of trianglesOf(outline).flat()) put(spot, topAt(top, spot));
    }
    this.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  }
}
