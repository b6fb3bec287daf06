import { Light, type Material, Mesh, type Object3D, Points, type Scene } from 'three';
import type { Palette } from '../paint/painted-material';

/**
 * Draws with all lights out and without what is no thing on the table (overlays, the sky, mist): what is seen then
 * shines by itself, and is hidden by what stands before it. Lights stay in place with no strength: without them other
 * shaders would be needed.
 */
export function inTheDark(scene: Scene, { rim }: Palette, draw: () => void): void {
  const hidden: Object3D[] = [];
  const lights: { readonly light: Light; readonly intensity: number }[] = [];
  scene.traverseVisible(object => {
    if (object instanceof Light) lights.push({ light: object, intensity: object.intensity });
    else if (object instanceof Points || (object instanceof Mesh && materialsOf(object).some(isNoThing)))
      hidden.push(object);
  });
  const { environmentIntensity } = scene;
  const edge = rim.value.clone();
  for (const object of hidden) object.visible = false;
  for (const { light } of lights) light.intensity = 0;
  scene.environmentIntensity = 0;
  rim.value.setRGB(0, 0, 0);
  draw();
  for (const object of hidden) object.visible = true;
  for (const { light, intensity } of lights) light.intensity = intensity;
  scene.environmentIntensity = environmentIntensity;
  rim.value.copy(edge);
}

const materialsOf = ({ material }: Mesh): readonly Material[] => (Array.isArray(material) ? material : [material]);
/** Only what stands on the table is lit, and so only its tones are mapped. */
const isNoThing = (material: Material): boolean => !material.toneMapped || material.transparent;
