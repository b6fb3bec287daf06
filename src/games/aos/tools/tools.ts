import { findUnit } from '../facts/units';
import type { Battle, UnitId } from '../types';
import { rangesPicture } from './ranges/picture';
import { type RangesReading, rangesReading } from './ranges/reading';
import { sightPicture } from './sight/picture';
import { type SightReading, sightReading } from './sight/reading';
import { tapePicture } from './tape/picture';
import { type TapeReading, tapeReading } from './tape/reading';
import { type Tool, type ToolKind, unitAt } from './tool';
import type { ToolPicture } from './tool-picture';
import type { ToolWords } from './words';

/** The reading of the current tool. */
export type Reading = TapeReading | SightReading | RangesReading;

/** How a tool reads the battle, and how the reading is drawn. */
export interface ToolParts<R extends Reading> {
  read(battle: Battle, tool: Tool, selected: UnitId | undefined): R | undefined;
  picture(battle: Battle, reading: R, words: ToolWords, nameOf: (unit: UnitId) => string): ToolPicture;
}

/** All tools. A kind of tool without a line here does not compile. */
export const TOOLS: { readonly [K in ToolKind]: ToolParts<Extract<Reading, { readonly kind: K }>> } = {
  tape: {
    read: (battle, { from, to }) => (from && to ? tapeReading(battle, from, to) : undefined),
    picture: tapePicture,
  },
  sight: {
    read: (battle, { from, to }) => (from && to ? sightReading(battle, from, to) : undefined),
    picture: sightPicture,
  },
  ranges: {
    read: (battle, { from, to }, selected) => {
      const unit = unitAt(battle, to) ?? (selected === undefined ? undefined : findUnit(battle, selected));
      return rangesReading(battle, unit ?? unitAt(battle, from));
    },
    picture: rangesPicture,
  },
};
