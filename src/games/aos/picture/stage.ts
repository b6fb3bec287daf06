import type { Point } from '../../../geometry/gaps/tape';
import type { Inches, Spot } from '../../../geometry/shapes/shape';
import type { Face } from '../../../kernel/dice';
import type { ModelId } from '../types';

/** One model's way over the table. */
export interface Way {
  readonly id: ModelId;
  readonly path: readonly (Spot & { readonly z?: Inches })[];
  readonly facing?: number;
}

/** Ways to look at the table. */
export type View =
  | { readonly kind: 'table' }
  | { readonly kind: 'top' }
  | { readonly kind: 'play' | 'focus'; readonly at: Spot }
  | EyeView;

/** From a model's eyes, or a garrison's, towards what it looks at. */
export interface EyeView {
  readonly kind: 'eye';
  readonly from: Point;
  readonly to: Point;
  /** Half the width of what the looker stands on. */
  readonly girth: Inches;
}

/** Magic at work on models: of one who casts, unbinds or uses an ability, or on those whom a spell harms. */
export interface Magic {
  readonly kind: 'cast' | 'unbind' | 'ability' | 'strike';
  readonly models: readonly ModelId[];
}

/** What the table can be asked to show. Each settles when it has come to rest. */
export interface Stage {
  show(view: View): Promise<void>;
  /** From a model's eyes back to how the table was looked at before. */
  lookBack(): Promise<void>;
  march(ways: readonly Way[]): Promise<void>;
  slay(models: readonly ModelId[]): Promise<void>;
  /** Shows magic at work, if the table can; nobody waits for it. */
  conjure(magic: Magic): void;
  /** Where a spot of the table lies on the page. */
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined;
  /** Brings everything that moves to its end at once. */
  hurry(): void;
  /** What the last frame cost. */
  readonly stats?: FrameStats;
}

/** Draw calls, triangles and milliseconds of script in the last frame, and how many frames there have been. */
export interface FrameStats {
  readonly calls: number;
  readonly triangles: number;
  readonly frames: number;
  readonly scriptMs: number;
}

/** A handful of dice as the table throws it; the faces are decided already. */
export interface Thrown {
  readonly id: string;
  readonly dice: readonly { readonly face: Face; readonly seat: 0 | 1; readonly failed?: boolean }[];
}
