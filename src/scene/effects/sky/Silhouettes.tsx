import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Mesh } from 'three';
import { degrees } from '../../camera/pose';
import { useLive } from '../../live';
import { useRenderContext } from '../../render-context';

/** In table widths: nearer than the sky. */
const RADIUS = 2.1;
/** Compared to the radius; above and below there is only air. */
const HEIGHT = 0.6;
/** From steeper than this no horizon is seen. */
const STEEP = degrees(40);

/** Far peaks, woods or ruins around the table: one ring, seen when the camera looks low. */
export function Silhouettes() {
  const { width, depth } = useLive(state => state.table);
  const realm = useLive(state => state.theme);
  const { tableCamera } = useRenderContext();
  const ring = useRef<Mesh>(null);
  useFrame(() => {
    if (ring.current) ring.current.visible = tableCamera.pose.pitch < STEEP;
  });
  const radius = Math.max(72, width, depth) * RADIUS;
  return (
    <mesh ref={ring} renderOrder={-9} frustumCulled={false}>
      <cylinderGeometry args={[radius, radius, radius * HEIGHT, 64, 1, true]} />
      <silhouetteMaterial key={realm} args={[realm]} />
    </mesh>
  );
}
