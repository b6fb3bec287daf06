import type { Inches, Spot } from '../geometry/shape';
import type { View } from './camera/views';
import type { March } from './minis/motions';
import { project } from './overlays/chips/projection';
import { takePicture } from './picture';
import { type RenderStats, renderStats } from './render-stats';
import { toScene } from './space';
import type { StageMount } from './use-stage';

/** What the rest of the page may ask of the table. */
export interface TableHandle {
  show(view: View): Promise<void>;
  /** From a figure's eyes back to how the table was looked at before. */
  lookBack(): Promise<void>;
  march(marches: readonly March[]): Promise<void>;
  slay(models: readonly string[]): Promise<void>;
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
export function handleOf({ canvas, backstage }: StageMount): TableHandle {
  const { rig, troupe, motion } = backstage;
  return {
    show: view => rig.show(view),
    lookBack: () => rig.lookBack(),
    march: marches => troupe.march(marches),
    slay: models => troupe.slay(models),
    hurry: () => motion.finish(),
    stats: renderStats,
    turn: byAzimuth => rig.orbit(byAzimuth, 0),
    picture: () => takePicture(canvas, backstage),
    pixelOf(spot, z) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const on = project(toScene(backstage.table, spot, z), rig.camera, width, height);
      return on && { left: left + on.left, top: top + on.top };
    },
  };
}
