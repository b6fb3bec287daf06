import type { Field, Polygon } from '../geometry/shapes/shape';
import type { DiceThrow } from './dice';
import type { TableHands } from './hands';
import type { MatMarkPicture, MiniPicture, OverlayPicture, SlainPicture, TableTheme } from './picture';
import type { Stage, View } from './stage';

/** How many pixels of the picture panels cover, from each edge. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
}

/** A box of the page, in pixels. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Everything on one table: what is drawn, who touches it, and what lies over it. */
export interface TablePicture {
  readonly field: Field;
  readonly theme: TableTheme;
  readonly minis: readonly MiniPicture[];
  /** The slain, laid out beside the table. */
  readonly slain?: readonly SlainPicture[];
  /** What has happened here and can still be seen on the mat, the oldest first. */
  readonly matMarks?: readonly MatMarkPicture[];
  readonly overlays?: Partial<OverlayPicture>;
  readonly dice?: DiceThrow | undefined;
  readonly hands?: Partial<TableHands>;
  /** Pixels at the edges that panels cover: views keep what they show between them. */
  readonly insets?: Insets | undefined;
  /** Panels that lie over the picture: labels keep clear of them. */
  readonly panels?: (() => readonly PageBox[]) | undefined;
  /** Flown to whenever it changes; the player may leave it by hand. */
  readonly view?: View | undefined;
  /** Read to those who cannot see the table. */
  readonly label: string;
  readonly onDiceRest?: (id: string) => void;
  /** Called with the table once it can be asked something, and with nothing when it is gone. */
  readonly onReady?: (stage: Stage | undefined) => void;
}

/** A table to look at, such as the one behind the start page. The scene knows the ground of each piece of scenery. */
export type Backdrop = (footprintOf: (figure: string) => Polygon | undefined) => TablePicture;
