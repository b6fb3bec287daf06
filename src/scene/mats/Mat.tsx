import { useThree } from '@react-three/fiber';
import { use, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { THEME_LIGHTS } from '../surroundings/theme-light';
import { bakeMat, type MatMaps } from './bake-mat';
import { groundOf } from './ground';
import { addGrain } from './mat-material';

/** The cloth of a realm, painted once when the realm or the table changes. */
export function Mat() {
  const { width, depth } = useLive(state => state.table);
  const { glow } = THEME_LIGHTS[useLive(state => state.theme)];
  const { reflections } = useRenderContext().settings;
  const maps = useMatMaps();
  if (!maps) return undefined;
  const { map, emissiveMap, normalMap } = maps;
  const cloth = { map, emissiveMap, emissive: '#fff', emissiveIntensity: glow };
  return (
    <mesh rotation-x={-Math.PI / 2} receiveShadow>
      <planeGeometry args={[width, depth]} />
      {normalMap && reflections ? (
        <meshStandardMaterial
          {...cloth}
          normalMap={normalMap}
          normalScale={1.1}
          roughness={0.95}
          envMapIntensity={0.35}
          onBeforeCompile={addGrain}
        />
      ) : (
        <meshLambertMaterial {...cloth} />
      )}
    </mesh>
  );
}

/** Paints the pictures on the GPU. In an effect: rendering may happen twice, and each painting must be disposed of. */
function useMatMaps(): MatMaps | undefined {
  const table = useLive(state => state.table);
  // the old mat lies there until the ground of another theme has been loaded
  const ground = use(groundOf(useDeferredValue(useLive(state => state.theme))));
  const { settings, palette } = useRenderContext();
  const gl = useThree(state => state.gl);
  const [maps, setMaps] = useState<MatMaps>();
  useLayoutEffect(() => {
    const baked = bakeMat(gl, ground, table, settings.matPixels, settings.reflections);
    palette.mat.value = baked.map;
    palette.matSize.value.set(table.width, table.depth);
    setMaps(baked);
    return () => baked.dispose();
  }, [gl, ground, table, settings, palette]);
  return maps;
}
