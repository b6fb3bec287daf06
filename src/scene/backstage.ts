import type { Material } from 'three';
import type { Solid } from '../geometry/shape';
import { CameraRig } from './camera/rig';
import { Troupe } from './minis/troupe';
import { createMotion, type Motion, prefersStill } from './motion';
import { createPalette, type Palette, paintedMaterial } from './paint/painted-material';
import { type Quality, type QualitySettings, SETTINGS } from './quality';
import type { TableSize } from './space';

/** What one table keeps outside React: everything that changes from frame to frame. */
export interface Backstage {
  readonly settings: QualitySettings;
  readonly palette: Palette;
  readonly figurePaint: Material;
  readonly sceneryPaint: Material;
  readonly leafPaint: Material;
  readonly motion: Motion;
  readonly rig: CameraRig;
  readonly troupe: Troupe;
  /** The table being shown, for all who convert inches. */
  table: TableSize;
  solids: readonly Solid[];
  /** Sculpts still on their way; the first frame is not complete without them. */
  readonly awaited: Set<Promise<void>>;
  /** Set when something that casts a shadow has moved; the next frame draws the shadows anew. */
  shadowsAreStale: boolean;
  requestFrame(): void;
  /** Called after every drawn frame; returns the way to stop listening. */
  afterFrame(listener: () => void): () => void;
  readonly afterFrameListeners: Set<() => void>;
  dispose(): void;
}

/** Builds what a table needs behind its scene; `requestFrame` draws it once more. */
export function createBackstage(quality: Quality, requestFrame: () => void): Backstage {
  const settings = SETTINGS[quality];
  const palette = createPalette();
  const motion = createMotion(requestFrame, prefersStill);
  const figurePaint = paintedMaterial(palette, 'figure', settings.reflections);
  const sceneryPaint = paintedMaterial(palette, 'scenery', settings.reflections);
  const leafPaint = paintedMaterial(palette, 'leaves', settings.reflections);
  const afterFrameListeners = new Set<() => void>();
  const backstage: Backstage = {
    settings,
    palette,
    figurePaint,
    sceneryPaint,
    leafPaint,
    motion,
    rig: new CameraRig(motion, requestFrame),
    troupe: new Troupe(figurePaint, motion, hasMoved => {
      if (hasMoved) backstage.shadowsAreStale = true;
      requestFrame();
    }),
    table: { width: 72, depth: 48 },
    solids: [],
    awaited: new Set(),
    shadowsAreStale: true,
    requestFrame,
    afterFrameListeners,
    afterFrame(listener) {
      afterFrameListeners.add(listener);
      return () => {
        afterFrameListeners.delete(listener);
      };
    },
    dispose() {
      backstage.troupe.dispose();
      figurePaint.dispose();
      sceneryPaint.dispose();
      leafPaint.dispose();
    },
  };
  return backstage;
}
