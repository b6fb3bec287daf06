import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BufferGeometry, InstancedMesh } from 'three';
import { degrees } from '../camera/pose';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { COPY_ATTRIBUTES, placeCopies, thinLeaves } from './copies';
import type { Piece } from './recognise';

/** A figure this near to a wood's middle stands under its leaves. */
const SHELTER = 4.6;
/** From steeper than this the crowns would hide the ground below. */
const STEEP = degrees(60);
/** How much of the leaves is taken away: a quarter stays. */
const THIN = 0.75;

interface WoodFadingProps {
  readonly crowns: BufferGeometry;
  readonly pieces: readonly Piece[];
}

/** The leaves of woods, thinned wherever they would hide a figure. */
export function WoodFading({ crowns, pieces }: WoodFadingProps) {
  const context = useRenderContext();
  const { leafPaint, tableCamera, miniStore, requestFrame } = context;
  const table = useLive(state => state.table);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    if (mesh.current) placeCopies(mesh.current, pieces, table);
    context.shadowsAreStale = true;
  }, [pieces, table, context]);
  useEffect(() => {
    const look = () => {
      const bodies = miniStore.bodies();
      const isSteep = tableCamera.pose.pitch > STEEP;
      const hides = (piece: Piece) => bodies.some(({ x, y }) => (x - piece.x) ** 2 + (y - piece.y) ** 2 < SHELTER ** 2);
      if (mesh.current) thinLeaves(mesh.current, pieces, piece => (isSteep || hides(piece) ? THIN : 0));
      requestFrame();
    };
    look();
    const stopWatchingMinis = miniStore.onChange(look);
    const stopWatchingCamera = tableCamera.onRest(look);
    return () => {
      stopWatchingMinis();
      stopWatchingCamera();
    };
  }, [pieces, tableCamera, miniStore, requestFrame]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, leafPaint, pieces.length]}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <instancedSculpt args={[crowns, pieces.length, COPY_ATTRIBUTES]} />
    </instancedMesh>
  );
}
