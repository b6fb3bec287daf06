import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { InstancedMesh } from 'three';
import { useLive } from '../../live';
import type { EffectsLevel } from '../../quality';
import { useRenderContext } from '../../render-context';
import { toSpot } from '../../space';
import type { BaseMask } from './base-mask';
import { writeCover } from './cover-instances';
import type { CoverMaterial } from './cover-material';
import { freeGround } from './cover-places';
import type { CoverLook } from './growth';
import { CELL, nearPlaces } from './near-places';

/** From this near the ground between the large tufts is seen; up to the first distance it is dense. */
const CLOSE = { dense: 11, none: 15 };
/** How far around the focus it reaches, in inches. */
const REACH: Readonly<Record<EffectsLevel, number>> = { none: 0, some: 4, all: 7 };
/** Half as tall as what stands on the whole table. */
const SMALL = 0.5;

interface NearCoverProps {
  readonly look: CoverLook;
  readonly bases: BaseMask;
}

/** Low growth around what the camera looks at, when it comes close. Each tuft has its place on the table for good. */
export function NearCover({ look, bases }: NearCoverProps) {
  const { palette, tableCamera, settings } = useRenderContext();
  const table = useLive(state => state.table);
  const features = useLive(state => state.features);
  const reach = REACH[settings.effects];
  const mesh = useRef<InstancedMesh>(null);
  const material = useRef<CoverMaterial>(null);
  const written = useRef('');
  const isFree = useMemo(() => {
    written.current = '';
    return freeGround(table, features);
  }, [table, features]);
  const small = useMemo(
    (): CoverLook => ({ ...look, height: [look.height[0] * SMALL, look.height[1] * SMALL] }),
    [look],
  );
  useFrame(() => {
    if (!mesh.current || !material.current) return;
    const { target, distance } = tableCamera.pose;
    const closeness = Math.min(1, (CLOSE.none - distance) / (CLOSE.none - CLOSE.dense));
    mesh.current.visible = closeness > 0;
    if (closeness <= 0) return;
    material.current.focus.value.set(target[0], target[2], reach * closeness);
    const focus = toSpot(table, target[0], target[2]);
    const key = `${Math.round(focus.x / CELL)} ${Math.round(focus.y / CELL)} ${small.height}`;
    if (written.current === key) return;
    written.current = key;
    writeCover(mesh.current, nearPlaces(focus, reach, look.share).filter(isFree), small, table);
  });
  const room = Math.ceil((2 * reach) / CELL + 1) ** 2;
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, room]} receiveShadow frustumCulled={false}>
      <tuftGeometry />
      <coverMaterial ref={material} args={[palette, bases, look]} />
    </instancedMesh>
  );
}
