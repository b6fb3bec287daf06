import { unitOf } from '../facts/units';
import type { Interaction } from '../hands/interaction';
import type { Unit } from '../types';
import { readingOf } from './reading';
import { marked, NO_PICTURE, type ToolPicture } from './tool-picture';
import { type Reading, TOOLS, type ToolParts } from './tools';

/** The picture of the current tool; before it has a reading, its start. */
export function toolPicture(interaction: Interaction, nameOf: (unit: Unit) => string): ToolPicture {
  const { battle, tool, words } = interaction;
  const reading = readingOf(interaction);
  if (!tool || !words) return NO_PICTURE;
  if (!reading) return { ...NO_PICTURE, rings: marked(battle, tool.from, 'select') };
  const parts: ToolParts<Reading> = TOOLS[reading.kind];
  return parts.picture(battle, reading, words, unit => nameOf(unitOf(battle, unit)));
}
