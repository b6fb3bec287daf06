import type { Inches, Spot } from '../geometry/shapes/shape';
import type { TableSpot } from './picture';

/** One model's path over the table, and the facing at its end. */
export interface MovePath {
  readonly id: string;
  readonly path: readonly TableSpot[];
  readonly facing?: number;
}

/** Camera views that a game or the page can ask for. */
export type View =
  | { readonly kind: 'table' }
  | { readonly kind: 'top' }
  | { readonly kind: 'play' | 'focus' | 'admire'; readonly at: Spot }
  | EyeView;

/** A point above the table. */
export type EyePoint = Required<TableSpot>;

/** From a model's eyes towards what it looks at. */
export interface EyeView {
  readonly kind: 'eye';
  readonly from: EyePoint;
  readonly to: EyePoint;
  /** Half the width of the viewer's base: the camera stands behind all of it. */
  readonly girth?: Inches;
}

/** Magic shown around models: sparks of the caster, the unbinder or the user of an ability, or on those a spell harms. */
export interface MagicPicture {
  readonly kind: 'cast' | 'unbind' | 'ability' | 'strike';
  readonly models: readonly string[];
}

/** Draw calls, triangles and milliseconds of script in the last frame, and the number of frames so far. */
export interface FrameStats {
  readonly calls: number;
  readonly triangles: number;
  readonly frames: number;
  readonly scriptMs: number;
}

/** What the table can be asked to show. A promise resolves when the motion has ended. */
export interface Stage {
  show(view: View): Promise<void>;
  /** Back from a model's eyes to the camera's last place. */
  lookBack(): Promise<void>;
  march(paths: readonly MovePath[]): Promise<void>;
  slay(models: readonly string[]): Promise<void>;
  /** Shows magic if the drawing settings include effects; callers do not wait for it. */
  conjure(magic: MagicPicture): void;
  /** Ends every motion at once. */
  hurry(): void;
  /** Where a spot of the table lies on the page, in CSS pixels; undefined behind the camera. */
  pixelOf(spot: Spot, z?: Inches): { readonly left: number; readonly top: number } | undefined;
  /** The table as it is seen now, as a PNG. */
  picture(): Promise<Blob | undefined>;
  readonly stats: FrameStats;
  /** Turns the camera a little. */
  turn(byAzimuth: number): void;
}
