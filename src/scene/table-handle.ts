import type { Stage } from '../table/stage';
import { renderStats } from './frame/render-stats';
import { takeScreenshot } from './frame/screenshot';
import { project } from './overlays/labels/projection';
import { toScene } from './space';
import type { TableMount } from './TableCanvas';

/** The handle of a mounted table. */
export function handleOf({ canvas, context }: TableMount): Stage {
  const { tableCamera, miniStore, motion } = context;
  return {
    show: view => tableCamera.show(view),
    lookBack: () => tableCamera.lookBack(),
    march: marches => miniStore.march(marches),
    slay: models => miniStore.slay(models),
    conjure: magic => context.magic.setState(magic, true),
    hurry() {
      motion.finish();
      tableCamera.finish();
    },
    stats: renderStats,
    turn: byAzimuth => tableCamera.turn(byAzimuth),
    picture: () => takeScreenshot(canvas, context),
    pixelOf(spot, z) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const on = project(toScene(context.table, spot, z), tableCamera.camera, width, height);
      return on && { left: left + on.left, top: top + on.top };
    },
  };
}
