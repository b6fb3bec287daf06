import type { Body, Inches, Outline, Polygon, Pose, Spot } from '../geometry/shapes/shape';

/** The looks a table can have. A game chooses one; the scene has cloth, light and sky for each. */
export type TableTheme = 'fire' | 'life' | 'death' | 'metal' | 'beasts' | 'light' | 'shadow';

/** A point over the table; `z` is its height above the cloth. */
export interface TableSpot extends Spot {
  readonly z?: Inches;
}

/** How a mini moves: a walker is lifted and set down, a glider leans forward, a flyer rises. */
export type Gait = 'walk' | 'glide' | 'fly';

/** The signs that the scene can draw on a badge beside a base. A game says what each of them means. */
export type BadgeIcon = 'chevrons' | 'chevronsBack' | 'arrow' | 'bolt' | 'cross' | 'star';

export interface MiniLook {
  readonly hovered?: boolean;
  readonly selected?: boolean;
  /** Cannot be chosen now. */
  readonly dimmed?: boolean;
  /** Slain, and laid out beside the table. */
  readonly fallen?: boolean;
  /** Has done everything it can do in this phase. */
  readonly done?: boolean;
}

/** One model as the scene shows it. */
export interface MiniPicture extends Body {
  readonly id: string;
  /** Name of the sculpt: `models/<figure>.glb`. */
  readonly figure: string;
  /** Number of the pose; poses repeat. */
  readonly pose: number;
  /** A rank of the unit whose sculpt has poses of its own, as `models/manifest.json` names it. */
  readonly rank?: string | undefined;
  /** Number of the side, from 0. */
  readonly seat: number;
  readonly gait?: Gait;
  readonly look?: MiniLook;
  readonly badges?: readonly BadgeIcon[];
  /** Wounds it has suffered. */
  readonly wounds?: number;
}

/** A slain model. The scene finds its place beside the table. */
export type SlainPicture = Omit<MiniPicture, keyof Pose | 'look' | 'badges' | 'wounds' | 'gait'>;

export interface Disc extends Spot {
  readonly radius: Inches;
}

/** reach: may be entered; danger: must not be entered; territory: belongs to `seat`; objective: counts for an objective. */
export type AreaLook = 'reach' | 'danger' | 'territory' | 'objective';

/** Marked ground. `grow` widens every shape. */
export interface AreaPicture {
  readonly id: string;
  readonly look: AreaLook;
  /** The owner of a territory. */
  readonly seat?: number;
  readonly discs?: readonly Disc[];
  readonly polygons?: readonly Polygon[];
  /** Outlines with holes: a loop within a loop is a hole. */
  readonly loops?: readonly Polygon[];
  readonly grow?: Inches;
}

/**
 * tape: with inch ticks; overrun: the part of a path that is too long; sight and blocked: at eye height; link and gap:
 * coherency whole and broken; thread: connects what belongs together.
 */
export type StrokeLook = 'tape' | 'overrun' | 'sight' | 'blocked' | 'link' | 'gap' | 'thread';

/** A line that measures or connects. */
export interface StrokePicture {
  readonly look: StrokeLook;
  readonly points: readonly TableSpot[];
}

/**
 * select: brackets; hover: a thin circle; target: teeth; can: may be chosen; ghost and foul: where a base would stand,
 * legally or not; aura: beads at a true radius; seen: a handle to drag; hit: a cross where something ends.
 */
export type RingLook = 'select' | 'hover' | 'target' | 'can' | 'ghost' | 'foul' | 'aura' | 'seen' | 'hit';

/** A mark around or on a base. */
export interface RingPicture extends TableSpot {
  readonly look: RingLook;
  readonly facing?: number;
  readonly outline: Outline;
  readonly seat?: number;
  /** The id of a mini: the ring moves with it. */
  readonly follow?: string;
}

/** A few words on the table, drawn in the page so that they are sharp and can be read aloud. */
export interface LabelPicture {
  readonly id: string;
  readonly at: TableSpot;
  /** The id of a mini: the label moves with it. */
  readonly follow?: string;
  readonly tone: 'plain' | 'fair' | 'foul' | 'aura';
  readonly number?: string;
  readonly text: string;
}

/** The flag over a unit, shown while the camera is far. The page draws its icon. */
export interface UnitFlagPicture {
  readonly id: string;
  readonly at: TableSpot;
  readonly seat: number;
  readonly icon: string;
  readonly count: number | undefined;
  readonly name: string;
}

/** An objective marker and the side that holds it. */
export interface ObjectivePicture extends Spot {
  readonly id: string;
  readonly numeral: string;
  readonly holder?: number | undefined;
}

/** The side whose banner stands on a piece of scenery. */
export interface BannerPicture {
  readonly feature: string;
  readonly seat: number;
}

/** stain: a dark pool; lightning: a burnt ring; ectoplasm: pale wisps; scorch: soot in all directions. */
export type MatMarkLook = 'stain' | 'lightning' | 'ectoplasm' | 'scorch';

/** A lasting mark on the mat: what happened there can be seen until the end of the game. */
export interface MatMarkPicture extends Spot {
  /** Also decides how it is turned and frayed, so that a mark always looks the same. */
  readonly id: string;
  readonly look: MatMarkLook;
  readonly radius: Inches;
}

/** Everything drawn over the table, in inches. */
export interface OverlayPicture {
  readonly areas: readonly AreaPicture[];
  readonly strokes: readonly StrokePicture[];
  readonly rings: readonly RingPicture[];
  readonly labels: readonly LabelPicture[];
  readonly unitFlags: readonly UnitFlagPicture[];
  readonly objectives?: readonly ObjectivePicture[];
  readonly banners?: readonly BannerPicture[];
}
