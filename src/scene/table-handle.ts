import type { Inches, Spot } from '../geometry/shapes/shape';
import type { View } from './camera/views';
import { type RenderStats, renderStats } from './frame/render-stats';
import type { MagicView } from './magic-view';
import type { March } from './minis/motions';
import { project } from './overlays/labels/projection';
import { takeScreenshot } from './screenshot';
import { toScene } from './space';
import type { TableMount } from './TableCanvas';

/** What the rest of the page may ask of the table. */
export interface TableHandle {
  show(view: View): Promise<void>;
  /** From a figure's eyes back to how the table was looked at before. */
  lookBack(): Promise<void>;
  march(marches: readonly March[]): Promise<void>;
  slay(models: readonly string[]): Promise<void>;
  /** Shows magic at work where ornament is drawn. */
  conjure(magic: MagicView): void;
  /** Brings every motion to its end at once. */
  hurry(): void;
  /** Where a spot of the table lies on the page, in CSS pixels; nothing when it is behind the camera. */
  pixelOf(spot: Spot, z?: Inches): { readonly left: number; readonly top: number } | undefined;
  /** The table as it is seen now, as a PNG. */
  picture(): Promise<Blob | undefined>;
  readonly stats: Readonly<RenderStats>;
  /** Turns the camera a little, for the start page's slow round. */
  turn(byAzimuth: number): void;
}

/** The handle of a mounted table. */
export function handleOf({ canvas, context }: TableMount): TableHandle {
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
