import type { StrokePicture } from '../../table/picture';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';

const NONE: readonly StrokePicture[] = [];

/** Tapes, sight lines and coherency links: all of them in one draw call. */
export function Strokes() {
  const strokes = useLive(state => state.overlays.strokes ?? NONE);
  const table = useLive(state => state.table);
  const { pixel } = useRenderContext();
  return (
    <mesh visible={strokes.length > 0} renderOrder={5} frustumCulled={false}>
      <strokeGeometry args={[strokes, table]} />
      <strokeMaterial args={[pixel]} />
    </mesh>
  );
}
