import type { Match } from '../match/match';
import { fileOf } from '../match/resume';
import type { Aos } from '../systems/aos';

/** Hands the battle to the player as a replay file. */
export function exportReplay(match: Match<Aos>, name: string): void {
  const address = URL.createObjectURL(new Blob([fileOf(match)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\w -]+/g, '').trim() || 'battle'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
