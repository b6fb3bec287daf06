import { Color, type InstancedMesh } from 'three';
import type { RingLook, RingPicture } from '../../table/picture';
import { OVERLAY_COLOURS } from '../colours';
import { uprightMatrix, writeInstances } from '../instances';
import { spanOf } from '../minis/bases/footing';
import type { TableSize } from '../space';
import { RING_NUMBERS } from './ring-material';

const INKS: Readonly<Record<RingLook, Color>> = {
  select: new Color(OVERLAY_COLOURS.ivory),
  hover: new Color(OVERLAY_COLOURS.ivory),
  target: new Color(OVERLAY_COLOURS.amber),
  can: new Color(OVERLAY_COLOURS.ivory),
  ghost: new Color(OVERLAY_COLOURS.azure),
  foul: new Color(OVERLAY_COLOURS.amber),
  aura: new Color(OVERLAY_COLOURS.jade),
  seen: new Color(OVERLAY_COLOURS.ivory),
  hit: new Color(OVERLAY_COLOURS.amber),
};

/** Above marked ground, below the tops of bases. */
const HEIGHT = 0.07;

/** Where a followed mini is now. */
export type WhereIs = (
  id: string,
) => { readonly x: number; readonly y: number; readonly z: number; readonly facing: number } | undefined;

/** What each ring has of its own: half its span, and its colour with the number of its look. */
export const RING_ATTRIBUTES = { halfSpan: 2, mark: 4 };

/** Writes how the rings look and where they lie: followed minis may have moved. */
export function writeRings(
  mesh: InstancedMesh,
  rings: readonly RingPicture[],
  table: TableSize,
  whereIs: WhereIs,
): void {
  const halfSpan = mesh.geometry.getAttribute('halfSpan');
  const mark = mesh.geometry.getAttribute('mark');
  writeInstances(mesh, rings, (ring, i) => {
    const { long, wide } = spanOf(ring.outline);
    const ink = INKS[ring.look];
    halfSpan.setXY(i, wide / 2, long / 2);
    mark.setXYZW(i, ink.r, ink.g, ink.b, RING_NUMBERS[ring.look]);
    const at = (ring.follow === undefined ? undefined : whereIs(ring.follow)) ?? ring;
    return uprightMatrix(table, at, at.facing ?? 0, (at.z ?? 0) + HEIGHT);
  });
}
