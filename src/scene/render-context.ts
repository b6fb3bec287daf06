import { createContext, useContext } from 'react';
import type { Material } from 'three';
import { createStore, type StoreApi } from 'zustand';
import type { MagicPicture } from '../table/stage';
import { TableCamera } from './camera/table-camera';
import { createMotion, type Motion, prefersStill } from './frame/motion';
import type { Live, LiveState } from './live';
import { MiniStore } from './minis/mini-store';
import { createPalette, paintedMaterial } from './paint/painted-material';
import type { QualitySettings } from './quality';
import type { TableSize } from './space';

/** Draws the scene in place of the renderer, for effects on the whole picture. */
export interface Composer {
  render(): void;
}

/** What the components of one table share and React does not keep: everything that changes from frame to frame. */
export class RenderContext {
  readonly live: Live;
  readonly settings: QualitySettings;
  readonly palette = createPalette();
  readonly figurePaint: Material;
  readonly sceneryPaint: Material;
  readonly leafPaint: Material;
  readonly motion: Motion;
  readonly tableCamera: TableCamera;
  readonly miniStore: MiniStore;
  /** The magic shown last; ornament shows it while it lasts. */
  readonly magic: StoreApi<MagicPicture | undefined> = createStore<MagicPicture | undefined>(() => undefined);
  /** Set when something that casts a shadow has moved; the next frame redraws the shadows. */
  shadowsAreStale = true;
  composer: Composer | undefined;
  /** Called when frames take too long while something moves. */
  onSlow: () => void = () => undefined;
  /** The size of a pixel one inch from the eye, for shaders that keep lines and badges legible. */
  readonly pixel = { value: 0.001 };
  /** The root's own; before there is a root its first frame is still to come. */
  private invalidate: () => void = () => undefined;
  private readonly stopFollowing: () => void;
  private readonly listeners = new Set<() => void>();

  constructor(live: Live, settings: QualitySettings) {
    this.live = live;
    this.settings = settings;
    const { reflections } = this.settings;
    this.figurePaint = paintedMaterial(this.palette, 'figure', reflections);
    this.sceneryPaint = paintedMaterial(this.palette, 'scenery', reflections);
    this.leafPaint = paintedMaterial(this.palette, 'leaves', reflections);
    this.motion = createMotion(this.requestFrame, prefersStill);
    this.tableCamera = new TableCamera(this.motion, this.requestFrame, prefersStill);
    this.miniStore = new MiniStore(this.motion, hasMoved => {
      if (hasMoved) this.shadowsAreStale = true;
      this.requestFrame();
    });
    this.stopFollowing = live.subscribe((now, before) => {
      if (now.table !== before.table || now.features !== before.features) this.shadowsAreStale = true;
      if (Object.entries(before).some(([name, value]) => now[name as keyof LiveState] !== value)) this.requestFrame();
    });
  }

  /** The table being shown, for everything that converts inches. */
  get table(): TableSize {
    return this.live.getState().table;
  }

  /** Draws the table once more. */
  readonly requestFrame = (): void => this.invalidate();

  /** From now on frames are asked of this root. */
  drawBy(invalidate: () => void): void {
    this.invalidate = invalidate;
  }

  /** Calls `listener` after every drawn frame; returns a function that removes it. */
  afterFrame(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Called once a frame has been drawn. */
  frameDrawn(): void {
    for (const listener of this.listeners) listener();
  }

  /** Ends every motion, so that no promise of a removed table stays open. */
  dispose(): void {
    this.invalidate = () => undefined;
    this.stopFollowing();
    this.motion.stop();
    for (const paint of [this.figurePaint, this.sceneryPaint, this.leafPaint]) paint.dispose();
  }
}

const SharedContext = createContext<RenderContext | undefined>(undefined);
export const RenderContextProvider = SharedContext.Provider;

/** What the components of one table share. */
export function useRenderContext(): RenderContext {
  const context = useContext(SharedContext);
  if (!context) throw new Error('This component belongs inside a Table.');
  return context;
}
