import type { Material } from 'three';
import type { Solid } from '../geometry/shape';
import { CameraRig } from './camera/rig';
import { createMotion, type Motion, prefersStill } from './frame/motion';
import { MiniStore } from './minis/mini-store';
import { createPalette, paintedMaterial } from './paint/painted-material';
import { type Quality, type QualitySettings, SETTINGS } from './quality';
import type { TableSize } from './space';

/** What one table keeps outside React: everything that changes from frame to frame. */
export class RenderContext {
  readonly settings: QualitySettings;
  readonly palette = createPalette();
  readonly figurePaint: Material;
  readonly sceneryPaint: Material;
  readonly leafPaint: Material;
  readonly motion: Motion;
  readonly rig: CameraRig;
  readonly miniStore: MiniStore;
  /** Draws the table once more. */
  readonly requestFrame: () => void;
  /** Sculpts still on their way; the first frame is not complete without them. */
  readonly awaited = new Set<Promise<void>>();
  /** The table being shown, for all who convert inches. */
  table: TableSize = { width: 72, depth: 48 };
  solids: readonly Solid[] = [];
  /** Set when something that casts a shadow has moved; the next frame draws the shadows anew. */
  shadowsAreStale = true;
  private readonly listeners = new Set<() => void>();

  constructor(quality: Quality, requestFrame: () => void) {
    this.settings = SETTINGS[quality];
    this.requestFrame = requestFrame;
    const { reflections } = this.settings;
    this.figurePaint = paintedMaterial(this.palette, 'figure', reflections);
    this.sceneryPaint = paintedMaterial(this.palette, 'scenery', reflections);
    this.leafPaint = paintedMaterial(this.palette, 'leaves', reflections);
    this.motion = createMotion(requestFrame, prefersStill);
    this.rig = new CameraRig(this.motion, requestFrame);
    this.miniStore = new MiniStore(this.figurePaint, this.motion, hasMoved => {
      if (hasMoved) this.shadowsAreStale = true;
      requestFrame();
    });
  }

  /** Calls back after every drawn frame; returns the way to stop listening. */
  afterFrame(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Told once a frame has been drawn. */
  frameDrawn(): void {
    for (const listener of this.listeners) listener();
  }

  dispose(): void {
    this.miniStore.dispose();
    for (const paint of [this.figurePaint, this.sceneryPaint, this.leafPaint]) paint.dispose();
  }
}
