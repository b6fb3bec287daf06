import { cleanName, cleanNameOf } from '../../kernel/names';
import type { Kinds } from '../../kernel/system';
import type { Match } from '../../match/match';
import { fileOf } from '../../match/resume';

/** Downloads the match as a replay file. */
export const exportReplay = <K extends Kinds>(match: Match<K>, name: string): void =>
  handOver(new Blob([fileOf(match)], { type: 'application/json' }), name || 'battle', 'json');

/** Names that Windows reserves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST_LETTERS = 80;

/** A safe file name: letters of every language, digits, spaces and hyphens. */
export function fileNameOf(name: string, ending: string): string {
  const seen = cleanName(name).replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '');
  const short = cleanNameOf(seen, MOST_LETTERS);
  return `${short === '' || RESERVED.test(short) ? 'realmtable' : short}.${ending}`;
}

/** Downloads a file. */
export function handOver(content: Blob, name: string, ending: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name, ending);
  link.click();
  URL.revokeObjectURL(address);
}
