import { Group, Matrix4, Mesh, type Object3D } from 'three';
import { type Glb, geometryOf, openGlb } from '../read-glb';
import type { FigureGltf } from './figure-gltf';
import { figureMaterials, type MaterialFor } from './figure-materials';

const ATTRIBUTES: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  COLOR_0: 'color',
  TEXCOORD_0: 'uv',
  TEXCOORD_1: 'uv1',
};

/**
 * The scene of a player's own figure. It reads only what `checkFigure` writes: everything in the file has been checked, and
 * there is nothing in it that this does not show.
 */
export async function readFigure(file: ArrayBuffer): Promise<Group> {
  const glb = openGlb<FigureGltf>(file);
  const materialFor = await figureMaterials(glb);
  const add = (parent: Object3D, index: number): void => {
    const node = glb.gltf.nodes[index];
    if (!node) throw new Error(`Node ${index} of the figure is missing.`);
    const group = new Group();
    if (node.matrix) group.applyMatrix4(new Matrix4().fromArray([...node.matrix]));
    if (node.translation) group.position.fromArray([...node.translation]);
    if (node.rotation) group.quaternion.fromArray([...node.rotation]);
    if (node.scale) group.scale.fromArray([...node.scale]);
    for (const mesh of meshesOf(glb, node.mesh, materialFor)) group.add(mesh);
    parent.add(group);
    for (const child of node.children ?? []) add(group, child);
  };
  const figure = new Group();
  for (const root of glb.gltf.scenes[0]?.nodes ?? []) add(figure, root);
  return figure;
}

function meshesOf(glb: Glb<FigureGltf>, index: number | undefined, materialFor: MaterialFor): readonly Mesh[] {
  const primitives = index === undefined ? [] : (glb.gltf.meshes?.[index]?.primitives ?? []);
  return primitives.map(primitive => {
    const geometry = geometryOf(glb, primitive, ATTRIBUTES);
    const material = materialFor(
      primitive.material,
      geometry.hasAttribute('color'),
      // glTF: a part without normals has flat ones
      !geometry.hasAttribute('normal'),
    );
    return new Mesh(geometry, material);
  });
}
