import { useEffect } from 'react';
import { isInLens } from '../camera/eye-view';
import { type TableSize, toScene } from '../space';
import { useBackstage } from '../use-backstage';
import { Shown, useFrame } from '../use-drawing';
import { chooseDetail } from './detail';
import type { MiniView } from './mini-view';

/** Puts the minis on the table and decides, whenever the camera rests, who is drawn in full and who is in its way. */
export function Minis({ minis, table }: { readonly minis: readonly MiniView[]; readonly table: TableSize }) {
  const { troupe, rig, settings } = useBackstage();
  useEffect(() => troupe.setViews(minis, table), [troupe, minis, table]);
  useEffect(() => {
    const choose = () => {
      const triangles = troupe.trianglesOf.bind(troupe);
      chooseDetail(troupe.all(), rig.camera, rig.pixelsHigh, table, settings, triangles);
      for (const actor of troupe.all()) {
        const { stance, view } = actor;
        actor.isInLens = rig.lens !== undefined && isInLens(rig.lens, toScene(table, stance, stance.z), view.height);
      }
      troupe.redraw();
    };
    void troupe.ready().then(choose);
    return rig.onRest(choose);
  }, [troupe, rig, settings, table]);
  useFrame(() => troupe.draw(rig.pixelAtInch));
  return <Shown object={troupe.object} />;
}
