import { useEffect } from 'react';
import { isInLens } from '../camera/eye-view';
import { type TableSize, toScene } from '../space';
import { Shown, useFrame } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { chooseDetail } from './detail';
import type { MiniView } from './mini-view';

/** Puts the minis on the table and decides, whenever the camera rests, who is drawn in full and who is in its way. */
export function Minis({ minis, table }: { readonly minis: readonly MiniView[]; readonly table: TableSize }) {
  const { miniStore, rig, settings } = useRenderContext();
  useEffect(() => miniStore.setViews(minis, table), [miniStore, minis, table]);
  useEffect(() => {
    const choose = () => {
      const triangles = miniStore.trianglesOf.bind(miniStore);
      chooseDetail(miniStore.all(), rig.camera, rig.pixelsHigh, table, settings, triangles);
      for (const mini of miniStore.all()) {
        const { transform, view } = mini;
        mini.isInLens =
          rig.lens !== undefined && isInLens(rig.lens, toScene(table, transform, transform.z), view.height);
      }
      miniStore.redraw();
    };
    void miniStore.ready().then(choose);
    return rig.onRest(choose);
  }, [miniStore, rig, settings, table]);
  useFrame(() => miniStore.draw(rig.pixelAtInch));
  return <Shown object={miniStore.object} />;
}
