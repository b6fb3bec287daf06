import { Light, type Material, type Scene } from 'three';
import type { Palette } from '../../paint/painted-material';
import { CoverMaterial } from '../ground/cover-material';
import { ObjectiveGlowMaterial } from '../objectives/objective-glow-material';
import { drawWithout, isNoThing } from './hide';

/**
 * Draws with all lights out and without what is no thing on the table (overlays, the sky, mist), save the light on the
 * rims of markers: what is seen then shines by itself, and is hidden by what stands before it. Lights stay in place with
 * no strength: without them other shaders would be needed.
 */
export function inTheDark(scene: Scene, { rim }: Palette, draw: () => void): void {
  const lights: { readonly light: Light; readonly intensity: number }[] = [];
  scene.traverseVisible(object => {
    if (object instanceof Light) lights.push({ light: object, intensity: object.intensity });
  });
  const { environmentIntensity } = scene;
  const edge = rim.value.clone();
  for (const { light } of lights) light.intensity = 0;
  scene.environmentIntensity = 0;
  rim.value.setRGB(0, 0, 0);
  drawWithout(scene, isDark, draw);
  for (const { light, intensity } of lights) light.intensity = intensity;
  scene.environmentIntensity = environmentIntensity;
  rim.value.copy(edge);
}

/** Grass hides nothing that shines. */
const isDark = (material: Material): boolean =>
  material instanceof CoverMaterial || (isNoThing(material) && !(material instanceof ObjectiveGlowMaterial));
