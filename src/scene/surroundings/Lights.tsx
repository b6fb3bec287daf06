import { useMemo } from 'react';
import { DirectionalLight, HemisphereLight } from 'three';
import type { Mood } from '../realms';
import type { ScenePoint, TableSize } from '../space';
import { Shown, useDisposed } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { fitShadow } from './shadow-fit';

/** Above, a little left, towards the viewer: the painter's lamp, the shadows and the mat's pool of light agree. */
const LAMP: ScenePoint = [-26, 44, 22];
const RIM: ScenePoint = [22, 20, -34];

/** One lamp, a cool edge from behind, and a little fill. */
export function Lights({ mood, table }: { readonly mood: Mood; readonly table: TableSize }) {
  const { settings } = useRenderContext();
  // without reflections the fill must do their work
  const brightness = settings.reflections ? 0.6 : 1.5;
  const key = useMemo(() => lamp(mood, table, settings.shadows), [mood, table, settings]);
  const rim = useMemo(() => shine(mood.rim, 1.1, RIM), [mood]);
  const fill = useMemo(() => new HemisphereLight(mood.fill, mood.bounce, brightness), [mood, brightness]);
  useDisposed(key);
  return (
    <>
      <Shown object={key} />
      <Shown object={rim} />
      <Shown object={fill} />
    </>
  );
}

function shine(colour: string, intensity: number, from: ScenePoint): DirectionalLight {
  const light = new DirectionalLight(colour, intensity);
  light.position.set(...from);
  return light;
}

/** The lamp with a shadow that covers this table. */
function lamp(mood: Mood, table: TableSize, pixels: number): DirectionalLight {
  const light = shine(mood.key, 3.4, LAMP);
  light.castShadow = pixels > 0;
  light.shadow.mapSize.set(pixels, pixels);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.03;
  light.shadow.radius = 3;
  Object.assign(light.shadow.camera, fitShadow(LAMP, table));
  light.shadow.camera.updateProjectionMatrix();
  return light;
}
