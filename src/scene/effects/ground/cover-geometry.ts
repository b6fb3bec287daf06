import { BufferGeometry, Float32BufferAttribute } from 'three';
import { scatter } from '../../scatter';

const BLADES = 6;

/** A tuft of six blades, one triangle each, one inch tall: spread outwards, so that it reads from above too. */
export class TuftGeometry extends BufferGeometry {
  constructor() {
    super();
    const next = scatter(7);
    const points: number[] = [];
    for (let i = 0; i < BLADES; i++) {
      const angle = ((i + 0.6 * next()) / BLADES) * 2 * Math.PI;
      const [tall, lean, wide] = [0.6 + 0.4 * next(), 0.2 + 0.4 * next(), 0.13];
      const [outX, outZ] = [Math.cos(angle), Math.sin(angle)];
      // each blade's flat side faces along its own way, crosswise to that of its neighbours
      const [sideX, sideZ] = [-outZ * wide, outX * wide];
      points.push(outX * 0.06 - sideX, 0, outZ * 0.06 - sideZ);
      points.push(outX * 0.06 + sideX, 0, outZ * 0.06 + sideZ);
      points.push(outX * lean, tall, outZ * lean);
    }
    this.setAttribute('position', new Float32BufferAttribute(points, 3));
    // grass is lit as the ground is; by its own faces it would flicker between light and dark
    const up = points.map((_, i) => (i % 3 === 1 ? 1 : 0));
    this.setAttribute('normal', new Float32BufferAttribute(up, 3));
  }
}

/** A broken stone one inch tall: four slanting sides and a top, ten triangles. */
export class StoneGeometry extends BufferGeometry {
  constructor() {
    super();
    const foot = ring(0, [0.62, 0.48, 0.58, 0.45], 0);
    const head = ring(1, [0.46, 0.36, 0.42, 0.34], 0.25);
    const [a, b, c, d] = head as [Point, Point, Point, Point];
    const faces = foot.flatMap((corner, i) => {
      const [next, over, above] = [foot[(i + 1) % 4] ?? corner, head[i] ?? corner, head[(i + 1) % 4] ?? corner];
      return [corner, over, next, over, above, next];
    });
    this.setAttribute('position', new Float32BufferAttribute([...faces, a, c, b, a, d, c].flat(), 3));
    this.computeVertexNormals();
  }
}

type Point = readonly [x: number, y: number, z: number];

/** Four corners around the axis, each at its own distance; the top slopes. */
const ring = (y: number, away: readonly number[], turn: number): readonly Point[] =>
  away.map((radius, i): Point => {
    const angle = (i / 4) * 2 * Math.PI + turn;
    return [radius * Math.cos(angle), y - (y > 0 ? 0.13 * i : 0), radius * Math.sin(angle)];
  });
