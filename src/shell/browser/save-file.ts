import { cleanName, cleanNameOf } from '../../kernel/names';
import type { Kinds } from '../../kernel/system';
import type { Match } from '../../match/match';
import { fileOf } from '../../match/resume';

/** Hands the battle to the player as a replay file. */
export const exportReplay = <K extends Kinds>(match: Match<K>, name: string): void =>
  handOver(new Blob([fileOf(match)], { type: 'application/json' }), name || 'battle', 'json');

/** What systems of files keep for themselves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST_LETTERS = 80;

/** A name for a file: letters of every language, figures, spaces and hyphens. */
export function fileNameOf(name: string, ending: string): string {
  const seen = cleanName(name).replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '');
  const short = cleanNameOf(seen, MOST_LETTERS);
  return `${short === '' || RESERVED.test(short) ? 'realmtable' : short}.${ending}`;
}

/** Hands something to the player as a file. */
export function handOver(content: Blob, name: string, ending: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name, ending);
  link.click();
  URL.revokeObjectURL(address);
}
