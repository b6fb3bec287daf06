import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { InstancedMesh } from 'three';
import { useLive } from '../../live';
import type { EffectsLevel } from '../../quality';
import { useRenderContext } from '../../render-context';
import { BaseMask } from './base-mask';
import { writeCover } from './cover-instances';
import { coverPlaces } from './cover-places';
import { type CoverLook, GROWTH } from './growth';
import { NearCover } from './NearCover';

/** Tufts of six triangles and stones of ten. At medium quality a crowded table leaves room for 4,400 triangles of them. */
const MOST: Readonly<Record<EffectsLevel, { readonly tufts: number; readonly stones: number }>> = {
  none: { tufts: 0, stones: 0 },
  some: { tufts: 560, stones: 100 },
  all: { tufts: 4500, stones: 900 },
};
const CLUMPS = { tufts: 14, stones: 5 };

/** What grows and lies on the mat. It takes its colours from the mat, keeps off scenery and bends under no base. */
export function GroundCover() {
  const { settings } = useRenderContext();
  const { tufts, stones } = GROWTH[useLive(state => state.theme)];
  const bases = useBaseMask();
  const most = MOST[settings.effects];
  return (
    <>
      <Cover kind="tufts" look={tufts} count={Math.round(most.tufts * tufts.share)} bases={bases} />
      <Cover kind="stones" look={stones} count={Math.round(most.stones * stones.share)} bases={bases} />
      <NearCover look={tufts} bases={bases} />
    </>
  );
}

/** The bases on the table, redrawn on frames after a model has moved. */
function useBaseMask(): BaseMask {
  const { miniStore } = useRenderContext();
  const table = useLive(state => state.table);
  const mask = useMemo(() => new BaseMask(table), [table]);
  const written = useRef<readonly [BaseMask, number]>(undefined);
  useEffect(() => () => mask.dispose(), [mask]);
  useFrame(() => {
    const [last, version] = written.current ?? [];
    if (last === mask && version === miniStore.version) return;
    written.current = [mask, miniStore.version];
    mask.write(miniStore.all());
  });
  return mask;
}

interface CoverProps {
  readonly kind: 'tufts' | 'stones';
  readonly look: CoverLook;
  readonly count: number;
  readonly bases: BaseMask;
}

/** All of one kind in one draw call. It casts no shadow: the shadow map is too coarse for blades. */
function Cover({ kind, look, count, bases }: CoverProps) {
  const { palette, requestFrame } = useRenderContext();
  const table = useLive(state => state.table);
  const features = useLive(state => state.features);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    if (mesh.current)
      writeCover(mesh.current, coverPlaces({ seed: kind, count, clump: CLUMPS[kind] }, table, features), look, table);
    requestFrame();
  }, [kind, look, count, table, features, requestFrame]);
  return (
    <instancedMesh key={count} ref={mesh} args={[undefined, undefined, count]} receiveShadow frustumCulled={false}>
      {kind === 'tufts' ? <tuftGeometry /> : <stoneGeometry />}
      <coverMaterial args={[palette, bases, look]} />
    </instancedMesh>
  );
}
