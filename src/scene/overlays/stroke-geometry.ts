import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { StrokeLook, StrokePicture } from '../../table/picture';
import { OVERLAY_COLOURS } from '../colours';
import { type ScenePoint, type TableSize, toScene } from '../space';

interface StrokeStyle {
  /** Number by which the shader knows it. */
  readonly number: number;
  readonly ink: string;
  readonly width: number;
  /** Height above the mat for points without one. */
  readonly height: number;
  /** Turned to the camera instead of lying flat. */
  readonly faces: boolean;
}

export const STROKE_STYLES: Readonly<Record<StrokeLook, StrokeStyle>> = {
  tape: { number: 0, ink: OVERLAY_COLOURS.ivory, width: 0.62, height: 0.09, faces: false },
  overrun: { number: 1, ink: OVERLAY_COLOURS.amber, width: 0.62, height: 0.09, faces: false },
  sight: { number: 2, ink: OVERLAY_COLOURS.ivory, width: 0.17, height: 0.1, faces: true },
  blocked: { number: 3, ink: OVERLAY_COLOURS.amber, width: 0.17, height: 0.1, faces: true },
  link: { number: 4, ink: OVERLAY_COLOURS.azure, width: 0.34, height: 0.08, faces: false },
  gap: { number: 5, ink: OVERLAY_COLOURS.amber, width: 0.4, height: 0.1, faces: false },
  thread: { number: 6, ink: OVERLAY_COLOURS.azure, width: 0.16, height: 0.08, faces: false },
};

interface Lists {
  readonly position: number[];
  readonly along: number[];
  /** Inches from the start, side (-1 or 1), width, style. */
  readonly stroke: number[];
  readonly ink: number[];
  readonly index: number[];
}

/** All strokes as one ribbon geometry; the shader draws ticks, dashes and zigzags from the inches along it. */
export class StrokeGeometry extends BufferGeometry {
  constructor(strokes: readonly StrokePicture[], table: TableSize) {
    super();
    const lists: Lists = { position: [], along: [], stroke: [], ink: [], index: [] };
    for (const stroke of strokes) addStroke(lists, stroke, table);
    this.setAttribute('position', new BufferAttribute(new Float32Array(lists.position), 3));
    this.setAttribute('along', new BufferAttribute(new Float32Array(lists.along), 4));
    this.setAttribute('stroke', new BufferAttribute(new Float32Array(lists.stroke), 4));
    this.setAttribute('ink', new BufferAttribute(new Float32Array(lists.ink), 3));
    this.setIndex(lists.index);
  }
}

const minus = (to: ScenePoint, from: ScenePoint): ScenePoint => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
const lengthOf = ([x, y, z]: ScenePoint) => Math.sqrt(x * x + y * y + z * z);

function addStroke(lists: Lists, { look, points }: StrokePicture, table: TableSize) {
  const style = STROKE_STYLES[look];
  const ink = new Color(style.ink);
  const places = points.map(point => toScene(table, point, (point.z ?? 0) + style.height));
  let inches = 0;
  places.forEach((place, i) => {
    const before = places[i - 1] ?? place;
    const after = places[i + 1] ?? place;
    inches += lengthOf(minus(place, before));
    const way = minus(after, before);
    const long = lengthOf(way) || 1;
    const first = lists.position.length / 3;
    for (const side of [-1, 1]) {
      lists.position.push(...place);
      lists.along.push(way[0] / long, way[1] / long, way[2] / long, style.faces ? 1 : 0);
      lists.stroke.push(inches, side, style.width, style.number);
      lists.ink.push(ink.r, ink.g, ink.b);
    }
    if (i > 0) lists.index.push(first - 2, first, first - 1, first - 1, first, first + 1);
  });
}
