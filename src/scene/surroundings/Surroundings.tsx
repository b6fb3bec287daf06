import { useEffect, useMemo } from 'react';
import { Fog, SphereGeometry } from 'three';
import { setMood } from '../paint/painted-material';
import type { Mood } from '../realms';
import type { TableSize } from '../space';
import { Piece, useDisposed, useDrawing, useFrame } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { bakeReflections } from './environment-map';
import { skyMaterial } from './sky-material';

/** In table widths. */
const SKY_RADIUS = 2.3;
/** Haze begins behind what is looked at, wherever the camera stands. */
const HAZE = { nearest: 95, behind: 14, deep: 145 };

/** The air of a realm: sky, fog, what metal reflects, and the tint on every base. */
export function Surroundings({ mood, table }: { readonly mood: Mood; readonly table: TableSize }) {
  const { settings, palette, rig, requestFrame } = useRenderContext();
  const { scene, gl } = useDrawing();
  const wide = Math.max(72, table.width, table.depth);
  const sky = useMemo(() => skyMaterial(mood), [mood]);
  const dome = useMemo(() => new SphereGeometry(wide * SKY_RADIUS, 32, 24), [wide]);
  useDisposed(sky);
  useDisposed(dome);

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

  return <Piece geometry={dome} material={sky} order={-10} isEverywhere />;
}
