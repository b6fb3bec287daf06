import { type Material, Mesh, type Object3D, Points, type Scene } from 'three';

/** Draws without the points and meshes whose material is one of these. */
export function drawWithout(scene: Scene, isHidden: (material: Material) => boolean, draw: () => void): void {
  const hidden: Object3D[] = [];
  scene.traverseVisible(object => {
    if (object instanceof Points || (object instanceof Mesh && materialsOf(object).some(isHidden))) hidden.push(object);
  });
  for (const object of hidden) object.visible = false;
  draw();
  for (const object of hidden) object.visible = true;
}

const materialsOf = ({ material }: Mesh): readonly Material[] => (Array.isArray(material) ? material : [material]);

/** Overlays, the sky and mist: only what stands on the table is lit, and so only its tones are mapped. */
export const isNoThing = (material: Material): boolean => !material.toneMapped || material.transparent;
