import { useFrame } from '@react-three/fiber';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { MiniPicture } from '../../table/picture';
import { isInLens } from '../camera/eye-view';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { toScene } from '../space';
import { chooseDetail } from './detail';
import { Figures } from './figures/Figures';
import { Badges, Contact, MiniBatch } from './MiniMeshes';
import { ViewCone } from './view-cone';

const NONE: readonly MiniPicture[] = [];
/** After the camera has moved (-1), before the meshes are written (0). */
const AFTER_CAMERA = -0.5;

/** The minis on the table. Who they are and where they stand is kept by the store; React renders a mesh for each sculpt. */
export function Minis() {
  const { miniStore, tableCamera } = useRenderContext();
  const cone = useMemo(() => new ViewCone(), []);
  const views = useLive(state => state.minis);
  const own = useLive(state => state.ownFigures);
  const castings = useCastings(views);
  const plan = useStore(miniStore.plan);
  useLayoutEffect(() => miniStore.setViews(views), [miniStore, views]);
  useDetail();
  useFrame(() => cone.update(tableCamera.camera), AFTER_CAMERA);
  return (
    <>
      {/* deferred: a figure that arrives later must not hide those that stand there while it loads */}
      <Figures castings={useDeferredValue(castings)} own={useDeferredValue(own)} />
      {plan.batches.map(({ sculpt, room }) => (
        <MiniBatch key={`${sculpt.uuid} ${room}`} sculpt={sculpt} room={room} cone={cone} />
      ))}
      {plan.minis > 0 && <Contact key={`contact ${plan.minis}`} room={plan.minis} />}
      {plan.badges > 0 && <Badges key={`badges ${plan.badges}`} room={plan.badges} />}
    </>
  );
}

/** One view of each figure: the same list for as long as the same figures stand there. */
function useCastings(views: readonly MiniPicture[]): readonly MiniPicture[] {
  const names = [...new Set(views.map(view => view.figure))].toSorted().join();
  const [known, setKnown] = useState({ names: '', castings: NONE });
  if (known.names === names) return known.castings;
  const castings = [...new Map(views.map(view => [view.figure, view])).values()];
  setKnown({ names, castings });
  return castings;
}

/** Chooses, when the camera rests or sculpts arrive, the minis drawn in full and the minis too close to the camera. */
function useDetail(): void {
  const context = useRenderContext();
  const { miniStore, tableCamera, settings } = context;
  useEffect(() => {
    const choose = () => {
      const { table } = context;
      const triangles = miniStore.trianglesOf.bind(miniStore);
      const { camera, pixelsHigh, lens } = tableCamera;
      let hasChanged = chooseDetail(miniStore.all(), camera, pixelsHigh, table, settings, triangles);
      for (const mini of miniStore.all()) {
        const { transform, view } = mini;
        const foot = toScene(table, transform, transform.z);
        const isHidden = lens !== undefined && isInLens(lens, foot, view.height);
        hasChanged ||= isHidden !== mini.isInLens;
        mini.isInLens = isHidden;
      }
      // most rests change nothing, and drawing all shadows again is as much as the picture
      if (!hasChanged) return;
      miniStore.regroup();
      miniStore.redraw();
    };
    choose();
    const stopWatchingPlan = miniStore.plan.subscribe(choose);
    const stopWatchingCamera = tableCamera.onRest(choose);
    return () => {
      stopWatchingPlan();
      stopWatchingCamera();
    };
  }, [context, miniStore, tableCamera, settings]);
}
