import { useEffect, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import type { Solid } from '../../geometry/shape';
import type { TableSize } from '../space';
import { Piece } from '../use-drawing';
import { areaMaterial } from './area-material';
import { distanceField } from './distance-field';
import { drapedGeometry } from './draped-geometry';
import type { AreaView } from './overlay-view';

interface AreasProps {
  readonly areas: readonly AreaView[];
  readonly table: TableSize;
  readonly solids: readonly Solid[];
}

/** Marked ground, draped over cloth and scenery; one draw call an area. */
export function Areas({ areas, table, solids }: AreasProps) {
  const sheet = useMemo(() => drapedGeometry(table, solids), [table, solids]);
  useEffect(() => () => sheet.dispose(), [sheet]);
  return areas.map((area, i) => <Area key={area.id} area={area} table={table} sheet={sheet} order={3 + i * 0.01} />);
}

interface AreaProps {
  readonly area: AreaView;
  readonly table: TableSize;
  readonly sheet: BufferGeometry;
  readonly order: number;
}

function Area({ area, table, sheet, order }: AreaProps) {
  // the same ground comes in a new object with every move of the pointer; sampling it anew would cost the frame
  const ground = JSON.stringify(area);
  const material = useMemo(() => {
    const same = JSON.parse(ground) as AreaView;
    const field = distanceField(same);
    return field && areaMaterial(same.look, field, table);
  }, [ground, table]);
  useEffect(() => () => material?.dispose(), [material]);
  return material && <Piece geometry={sheet} material={material} order={order} isEverywhere />;
}
