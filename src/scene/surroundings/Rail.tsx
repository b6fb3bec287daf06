import { use, useMemo } from 'react';
import { SRGBColorSpace } from 'three';
import { fontsReady } from '../fonts';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { RAIL_TOP, RAIL_WIDTH } from './rail-geometry';
import { paintWood } from './rail-material';
import { rulerPicture } from './ruler-picture';

/** The wooden rail with its brass lip, and the ruler inlaid on the near side. */
export function Rail() {
  const table = useLive(state => state.table);
  const { reflections } = useRenderContext().settings;
  return (
    <>
      <mesh castShadow receiveShadow>
        <railGeometry args={[table]} />
        {reflections ? (
          <meshStandardMaterial metalness={1} roughness={1} envMapIntensity={0.35} onBeforeCompile={paintWood} />
        ) : (
          <meshLambertMaterial onBeforeCompile={paintWood} />
        )}
      </mesh>
      <Ruler width={table.width} depth={table.depth} />
    </>
  );
}

function Ruler({ width, depth }: { readonly width: number; readonly depth: number }) {
  use(fontsReady());
  const picture = useMemo(() => rulerPicture(width, RAIL_WIDTH), [width]);
  return (
    <mesh position={[0, RAIL_TOP + 0.01, depth / 2 + RAIL_WIDTH / 2]} rotation-x={-Math.PI / 2}>
      <planeGeometry args={[width, RAIL_WIDTH]} />
      <meshBasicMaterial transparent depthWrite={false} polygonOffset polygonOffsetFactor={-2}>
        <canvasTexture attach="map" args={[picture]} colorSpace={SRGBColorSpace} anisotropy={8} />
      </meshBasicMaterial>
    </mesh>
  );
}
