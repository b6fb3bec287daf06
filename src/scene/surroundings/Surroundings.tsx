import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Fog } from 'three';
import { useLive } from '../live';
import { setThemeLight } from '../paint/painted-material';
import { useRenderContext } from '../render-context';
import { bakeEnvironment } from './environment-map';
import { THEME_LIGHTS } from './theme-light';

/** In table widths. */
const SKY_RADIUS = 2.3;
/** Haze begins behind what is looked at, wherever the camera stands. */
const HAZE = { nearest: 95, behind: 14, deep: 145 };

/** The air of a realm: sky, fog, what metal reflects, and the tint on every base. */
export function Surroundings() {
  const { width, depth } = useLive(state => state.table);
  const light = THEME_LIGHTS[useLive(state => state.theme)];
  const { settings, palette, tableCamera, requestFrame } = useRenderContext();
  const scene = useThree(state => state.scene);
  const gl = useThree(state => state.gl);
  const fog = useRef<Fog>(null);

  useEffect(() => {
    setThemeLight(palette, light);
    requestFrame();
    if (!settings.reflections) return undefined;
    const reflections = bakeEnvironment(gl, light);
    scene.environment = reflections.texture;
    scene.environmentIntensity = 0.5;
    return () => {
      scene.environment = null;
      reflections.dispose();
    };
  }, [scene, gl, light, palette, settings, requestFrame]);

  useFrame(() => {
    if (!fog.current) return;
    fog.current.near = Math.max(HAZE.nearest, tableCamera.pose.distance + HAZE.behind);
    fog.current.far = fog.current.near + HAZE.deep;
  });

  return (
    <>
      <fog ref={fog} attach="fog" args={[light.sky[1]]} />
      <mesh renderOrder={-10} frustumCulled={false}>
        <sphereGeometry args={[Math.max(72, width, depth) * SKY_RADIUS, 32, 24]} />
        <skyMaterial args={[light]} />
      </mesh>
    </>
  );
}
