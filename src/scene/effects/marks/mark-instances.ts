import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { MatMarkLook, MatMarkPicture } from '../../../table/picture';
import { scatter, seedOf } from '../../scatter';
import { type TableSize, toScene } from '../../space';

/** What each mark has of its own: the number of its look, a seed, and how far it has spread, from 0 to 1. */
export const MARK_ATTRIBUTES = { mark: 3 };

/** The numbers of the looks in the shader. */
export const MAT_MARK_LOOKS: readonly MatMarkLook[] = ['stain', 'lightning', 'ectoplasm', 'scorch'];

/** How far a look reaches beyond the radius that it is about. */
const REACH: Readonly<Record<MatMarkLook, number>> = { stain: 1.9, lightning: 2.2, ectoplasm: 2, scorch: 1.5 };
/** Just above the mat and below the soft shade under bases. */
const HEIGHT = 0.012;

const UP = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();

/** Writes where the marks lie and how they look, all of them spread in full. */
export function writeMarks(mesh: InstancedMesh, marks: readonly MatMarkPicture[], table: TableSize): void {
  const mark = mesh.geometry.getAttribute('mark');
  mesh.count = marks.length;
  marks.forEach((view, i) => {
    const next = scatter(seedOf(view.id));
    // no two of a kind are of one size
    const reach = 2 * view.radius * REACH[view.look] * (0.88 + 0.24 * next());
    turn.setFromAxisAngle(UP, next() * 2 * Math.PI);
    place.set(...toScene(table, view, HEIGHT));
    mesh.setMatrixAt(i, matrix.compose(place, turn, size.set(reach, 1, reach)));
    mark.setXYZ(i, MAT_MARK_LOOKS.indexOf(view.look), next(), 1);
  });
  mesh.instanceMatrix.needsUpdate = true;
  mark.needsUpdate = true;
}

/** Writes how far some of the marks have spread. */
export function writeSpread(mesh: InstancedMesh, places: readonly number[], spread: number): void {
  const mark = mesh.geometry.getAttribute('mark');
  for (const i of places) mark.setZ(i, spread);
  mark.needsUpdate = true;
}
