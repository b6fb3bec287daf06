import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { Inches } from '../../geometry/shapes/shape';
import { teamOf } from '../colours';
import { writeInstances } from '../instances';
import { type TableSize, toScene } from '../space';
import type { DieMoment, DieWay } from './throw-plan';

const BODIES = ['#0f4fae', '#c4590c'].map(hex => new Color(hex));
const UP = new Vector3(0, 1, 0);

/** The direction of the die that must point up to show each face, from 1 to 6. */
const FACE_UP: readonly Vector3[] = [
  new Vector3(0, 1, 0),
  new Vector3(0, 0, 1),
  new Vector3(1, 0, 0),
  new Vector3(-1, 0, 0),
  new Vector3(0, 0, -1),
  new Vector3(0, -1, 0),
];

/** How a die lies when a face shows, turned by `yaw`. */
export function lying(face: number, yaw: number): Quaternion {
  const laid = new Quaternion().setFromUnitVectors(FACE_UP[face - 1] ?? UP, UP);
  return laid.premultiply(new Quaternion().setFromAxisAngle(UP, yaw));
}

/** Writes whose dice they are and where the dice are at one moment of their throw. */
export function writeDice(
  mesh: InstancedMesh,
  ways: readonly DieWay[],
  momentOf: (way: DieWay) => DieMoment,
  size: Inches,
  table: TableSize,
): void {
  const body = mesh.geometry.getAttribute('body');
  const fade = mesh.geometry.getAttribute('fade');
  writeInstances(mesh, ways, (way, i) => {
    const moment = momentOf(way);
    BODIES[teamOf(way.seat)]?.toArray(body.array, i * 3);
    fade.setX(i, moment.fade);
    return matrixOf(way.face, moment, size, table);
  });
}

const matrix = new Matrix4();
const place = new Vector3();
const scale = new Vector3();
const axis = new Vector3();
const spin = new Quaternion();

function matrixOf(face: number, moment: DieMoment, size: Inches, table: TableSize): Matrix4 {
  const turn = lying(face, moment.yaw).premultiply(spin.setFromAxisAngle(axis.set(...moment.axis), moment.spin));
  // a turned cube is taller than a lying one: it must not sink into the mat
  const tall = size * (0.5 + 0.2 * Math.abs(Math.sin(moment.spin * 2)));
  place.set(...toScene(table, moment, tall + moment.height));
  return matrix.compose(place, turn, scale.setScalar(size));
}
