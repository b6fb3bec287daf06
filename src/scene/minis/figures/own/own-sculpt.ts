import { Box3, type BufferGeometry, type Material, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import type { OwnFigure } from '../../../../figures/check-figure';
import { spanOf } from '../../bases/footing';
import type { Casting, Pose } from '../sculpts';
import { TOP } from '../stand-in';
import { coarser, joined, type Piece, pieceOf } from './own-geometry';
import { showState } from './own-materials';
import { readFigure } from './read-figure';

/** A player's figure may be this much taller than the model and reach this far over its base. */
const TALLER = 1.15;
const BROADER = 1.3;
/** How many cells a figure seen from afar has along its height. */
const FAR_CELLS = 22;

/** A player's own figure with its textures and materials, fitted to the base of the model that it stands for. */
export async function ownPose({ file }: OwnFigure, casting: Casting): Promise<Pose> {
  return posed(await readFigure(file), casting);
}

/** The same for what has been unpacked. */
export function posed(figure: Object3D, casting: Casting): Pose {
  figure.updateMatrixWorld(true);
  const fit = fitOf(new Box3().setFromObject(figure, true), casting);
  const pieces = new Map<Material, Piece[]>();
  for (const mesh of meshesIn(figure)) {
    const material = materialOf(mesh);
    const piece = pieceOf(mesh.geometry, new Matrix4().multiplyMatrices(fit, mesh.matrixWorld));
    pieces.set(material, [...(pieces.get(material) ?? []), piece]);
  }
  for (const material of pieces.keys()) showState(material);
  const far = new Map([...pieces].map(([material, own]) => [material, own.map(coarsened(casting))]));
  return { full: joined(pieces, casting.outline), far: farther(far, pieces, casting), rank: undefined };
}

const coarsened = (casting: Casting) => (piece: Piece) => coarser(piece, casting.height / FAR_CELLS);

/** A figure so slight that nothing of it is left from afar is drawn in full there too. */
function farther(
  far: ReadonlyMap<Material, readonly Piece[]>,
  full: ReadonlyMap<Material, readonly Piece[]>,
  { outline }: Casting,
): BufferGeometry {
  const isEmpty = [...far.values()].flat().every(piece => piece.position.length === 0);
  return joined(isEmpty ? full : far, outline);
}

/** Into the room over the base, its feet on the base's top. */
function fitOf(box: Box3, { outline, height }: Casting): Matrix4 {
  const size = box.getSize(new Vector3());
  const { long, wide } = spanOf(outline);
  const scale = Math.min(
    (height * TALLER) / Math.max(size.y, Number.MIN_VALUE),
    (wide * BROADER) / Math.max(size.x, Number.MIN_VALUE),
    (long * BROADER) / Math.max(size.z, Number.MIN_VALUE),
  );
  const middle = box.getCenter(new Vector3());
  return new Matrix4()
    .makeTranslation(0, TOP, 0)
    .multiply(new Matrix4().makeScale(scale, scale, scale))
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
}

function meshesIn(figure: Object3D): readonly Mesh[] {
  const found: Mesh[] = [];
  figure.traverse(object => {
    if (object instanceof Mesh) found.push(object);
  });
  return found;
}

const materialOf = ({ material }: Mesh): Material => {
  const [first] = Array.isArray(material) ? material : [material];
  if (!first) throw new Error('a mesh of the figure has no material');
  return first;
};
