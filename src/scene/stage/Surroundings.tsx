import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Fog } from 'three';
import { setMood } from '../paint/painted-material';
import type { Mood } from '../realms';
import type { TableSize } from '../space';
import { useBackstage } from '../use-backstage';
import { skyMaterial } from './sky-material';
import { bakeReflections } from './soft-boxes';

/** In table widths. */
const SKY_RADIUS = 2.3;
/** Haze begins behind what is looked at, wherever the camera stands. */
const HAZE = { nearest: 95, behind: 14, deep: 145 };

/** The air of a realm: sky, fog, what metal reflects, and the tint on every base. */
export function Surroundings({ mood, table }: { readonly mood: Mood; readonly table: TableSize }) {
  const { settings, palette, rig, requestFrame } = useBackstage();
  const scene = useThree(state => state.scene);
  const gl = useThree(state => state.gl);
  const wide = Math.max(72, table.width, table.depth);
  const sky = useMemo(() => skyMaterial(mood), [mood]);
  useEffect(() => () => sky.dispose(), [sky]);

  useEffect(() => {
    setMood(palette, mood);
    scene.fog = new Fog(mood.sky[1]);
    scene.environmentIntensity = 0.5;
    const reflections = settings.reflections ? bakeReflections(gl, mood) : undefined;
    scene.environment = reflections?.texture ?? null;
    requestFrame();
    return () => {
      scene.environment = null;
      reflections?.dispose();
    };
  }, [scene, gl, mood, palette, settings, requestFrame]);

  useFrame(() => {
    if (!(scene.fog instanceof Fog)) return;
    scene.fog.near = Math.max(HAZE.nearest, rig.pose.distance + HAZE.behind);
    scene.fog.far = scene.fog.near + HAZE.deep;
  });

  return (
    <mesh material={sky} renderOrder={-10} frustumCulled={false}>
      <sphereGeometry args={[wide * SKY_RADIUS, 32, 24]} />
    </mesh>
  );
}
