import { useMemo } from 'react';
import type { AreaPicture } from '../../table/picture';
import { useLive } from '../live';
import { distanceField } from './distance-field';

const NONE: readonly AreaPicture[] = [];

/** Marked ground, draped over cloth and scenery; one draw call an area. */
export function Areas() {
  const areas = useLive(state => state.overlays.areas ?? NONE);
  return areas.map((area, i) => <Area key={area.id} area={area} order={3 + i * 0.01} />);
}

function Area({ area, order }: { readonly area: AreaPicture; readonly order: number }) {
  const table = useLive(state => state.table);
  const solids = useLive(state => state.solids);
  // each pointer move brings the same ground in a new object; sampling it again would cost a frame
  const { look, seat = 0 } = area;
  const ground = JSON.stringify(area);
  const style = useMemo(() => ({ look, seat }), [look, seat]);
  const field = useMemo(() => distanceField(JSON.parse(ground) as AreaPicture), [ground]);
  return (
    field && (
      <mesh renderOrder={order} frustumCulled={false}>
        <drapedGeometry args={[table, solids]} />
        <areaMaterial args={[style, field, table]} />
      </mesh>
    )
  );
}
