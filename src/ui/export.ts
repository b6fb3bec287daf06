import type { Match } from '../match/match';
import { fileOf } from '../match/resume';
import type { Aos } from '../systems/aos';

/** Hands the battle to the player as a replay file. */
export const exportReplay = (match: Match<Aos>, name: string): void =>
  handOver(new Blob([fileOf(match)], { type: 'application/json' }), name || 'battle', 'json');

/** Hands something to the player as a file. */
export function handOver(content: Blob, name: string, ending: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\w -]+/g, '').trim() || 'realmtable'}.${ending}`;
  link.click();
  URL.revokeObjectURL(address);
}
