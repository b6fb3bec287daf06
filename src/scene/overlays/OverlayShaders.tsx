import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Solid } from '../../geometry/shapes/shape';
import type { AreaPicture } from '../../table/picture';
import { useLive } from '../live';
import type { DistanceField } from './distance-field';

const AREAS: readonly Pick<AreaPicture, 'look' | 'seat'>[] = [
  { look: 'reach' },
  { look: 'danger' },
  { look: 'objective' },
  { look: 'territory', seat: 0 },
  { look: 'territory', seat: 1 },
];
const NO_SOLIDS: readonly Solid[] = [];
const NO_GROUND: DistanceField = {
  left: 0,
  bottom: 0,
  width: 1,
  depth: 1,
  columns: 1,
  rows: 1,
  distances: new Float32Array(1),
};

/**
 * Compiles the shaders of everything on the table and of the areas, which appear with the first drag: its first frame
 * does not wait for them. Areas that are never drawn stand here for those to come.
 */
export function OverlayShaders() {
  const gl = useThree(state => state.gl);
  const scene = useThree(state => state.scene);
  const camera = useThree(state => state.camera);
  const table = useLive(state => state.table);
  useEffect(() => {
    void gl.compileAsync(scene, camera);
  }, [gl, scene, camera]);
  return AREAS.map(area => (
    <mesh key={`${area.look} ${area.seat}`} visible={false}>
      <drapedGeometry args={[table, NO_SOLIDS]} />
      <areaMaterial args={[area, NO_GROUND, table]} />
    </mesh>
  ));
}
