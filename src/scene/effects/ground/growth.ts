import type { TableTheme } from '../../../table/picture';

/** How one kind of cover looks; colours are shares of the mat's own colour below it, so it belongs to its table. */
export interface CoverLook {
  /** Red, green and blue at the top; the foot is darker than the mat. */
  readonly top: readonly [number, number, number];
  /** Inches, from the smallest to the largest. */
  readonly height: readonly [number, number];
  /** How wide it is, compared to its height. */
  readonly girth: number;
  /** The share of the most that the quality allows. */
  readonly share: number;
  readonly soil: Soil;
}

/** Where it stands: there the mat's green or blue, divided by its red, has gone from `none` to `full`. */
export interface Soil {
  readonly channel: 'green' | 'blue';
  readonly none: number;
  readonly full: number;
}

const ANYWHERE: Soil = { channel: 'green', none: -1, full: 0 };

/** What grows and lies on the mat of a realm. */
export interface Growth {
  readonly tufts: CoverLook;
  readonly stones: CoverLook;
}

export const GROWTH: Readonly<Record<TableTheme, Growth>> = {
  // scorched stalks and splinters of basalt
  fire: {
    tufts: { top: [2.3, 1.7, 1.3], height: [0.16, 0.42], girth: 0.7, share: 0.35, soil: ANYWHERE },
    stones: { top: [2.6, 2.8, 3.1], height: [0.07, 0.24], girth: 1.6, share: 1, soil: ANYWHERE },
  },
  // grass on the meadow, pebbles on the path
  life: {
    tufts: {
      top: [2.1, 2.4, 1.5],
      height: [0.16, 0.44],
      girth: 1,
      share: 1,
      soil: { channel: 'green', none: 0.88, full: 1.05 },
    },
    stones: {
      top: [2.8, 3.1, 3.5],
      height: [0.05, 0.16],
      girth: 2,
      share: 1,
      soil: { channel: 'green', none: 1.15, full: 0.95 },
    },
  },
  // dead grass and shards of gravestones
  death: {
    tufts: { top: [2.1, 2.05, 1.7], height: [0.14, 0.4], girth: 0.75, share: 0.6, soil: ANYWHERE },
    stones: { top: [2.7, 2.7, 2.6], height: [0.06, 0.22], girth: 1.6, share: 0.8, soil: ANYWHERE },
  },
  // wire and cut bronze where silt lies
  metal: {
    tufts: {
      top: [2.4, 2, 1.2],
      height: [0.16, 0.44],
      girth: 0.5,
      share: 0.4,
      soil: { channel: 'green', none: 1.1, full: 0.95 },
    },
    stones: { top: [2.4, 2.1, 1.6], height: [0.04, 0.16], girth: 1.5, share: 0.45, soil: ANYWHERE },
  },
  // tall straw, and bones
  beasts: {
    tufts: {
      top: [1.9, 1.85, 1.5],
      height: [0.18, 0.56],
      girth: 0.9,
      share: 1,
      soil: { channel: 'green', none: 0.7, full: 0.8 },
    },
    stones: { top: [2.9, 3.2, 3.8], height: [0.06, 0.18], girth: 1.9, share: 0.6, soil: ANYWHERE },
  },
  // bleached grass between blocks of travertine
  light: {
    tufts: { top: [2.3, 2.15, 1.5], height: [0.16, 0.42], girth: 0.8, share: 0.6, soil: ANYWHERE },
    stones: { top: [2.5, 2.4, 2.3], height: [0.05, 0.2], girth: 1.6, share: 0.5, soil: ANYWHERE },
  },
  // sedge and slate, none of it in the pools
  shadow: {
    tufts: {
      top: [2, 2.3, 2.1],
      height: [0.18, 0.5],
      girth: 0.7,
      share: 0.7,
      soil: { channel: 'blue', none: 1.7, full: 1.4 },
    },
    stones: {
      top: [2.7, 2.75, 2.8],
      height: [0.05, 0.26],
      girth: 1.6,
      share: 0.8,
      soil: { channel: 'blue', none: 1.7, full: 1.4 },
    },
  },
};
