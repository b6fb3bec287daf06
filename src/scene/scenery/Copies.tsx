import { useLayoutEffect, useRef } from 'react';
import type { BufferGeometry, InstancedMesh, Material } from 'three';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import type { Piece } from './recognise';
import { COPY_ATTRIBUTES, type CopyLook, writeCopies } from './write-copies';

interface CopiesProps {
  readonly sculpt: BufferGeometry;
  readonly paint: Material;
  readonly pieces: readonly Piece[];
  /** Another function when a piece looks different. */
  readonly lookOf: (piece: Piece) => CopyLook;
}

/** The same sculpt in several places: one draw call. */
export function Copies({ sculpt, paint, pieces, lookOf }: CopiesProps) {
  const context = useRenderContext();
  const table = useLive(state => state.table);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    if (mesh.current) writeCopies(mesh.current, pieces, table, lookOf);
    context.shadowsAreStale = true;
    context.requestFrame();
  }, [pieces, table, lookOf, context]);
  return (
    <instancedMesh ref={mesh} args={[undefined, paint, pieces.length]} castShadow receiveShadow frustumCulled={false}>
      <instancedSculpt args={[sculpt, pieces.length, COPY_ATTRIBUTES]} />
    </instancedMesh>
  );
}
