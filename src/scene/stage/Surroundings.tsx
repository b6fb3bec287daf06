import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Fog } from 'three';
import { useBackstage } from '../backstage';
import { setMood } from '../paint/painted-material';
import type { Mood } from '../realms';
import type { TableSize } from '../space';
import { skyMaterial } from './sky-material';
import { bakeReflections } from './soft-boxes';

/** In table widths: the sky is far, the haze begins behind the far edge. */
const SKY_RADIUS = 2.3;
const HAZE = { from: 1.32, to: 3.33 };

/** The air of a realm: sky, fog, what metal reflects, and the tint on every base. */
export function Surroundings({ mood, table }: { readonly mood: Mood; readonly table: TableSize }) {
  const { settings, palette, requestFrame } = useBackstage();
  const scene = useThree(state => state.scene);
  const gl = useThree(state => state.gl);
  const wide = Math.max(72, table.width, table.depth);
  const sky = useMemo(() => skyMaterial(mood), [mood]);
  useEffect(() => () => sky.dispose(), [sky]);

  useEffect(() => {
    setMood(palette, mood);
    scene.fog = new Fog(mood.sky[1], wide * HAZE.from, wide * HAZE.to);
    scene.environmentIntensity = 0.5;
    const reflections = settings.reflections ? bakeReflections(gl, mood) : undefined;
    scene.environment = reflections?.texture ?? null;
    requestFrame();
    return () => {
      scene.environment = null;
      reflections?.dispose();
    };
  }, [scene, gl, mood, wide, palette, settings, requestFrame]);

  return (
    <mesh material={sky} renderOrder={-10} frustumCulled={false}>
      <sphereGeometry args={[wide * SKY_RADIUS, 32, 24]} />
    </mesh>
  );
}
