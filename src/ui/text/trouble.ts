import { SaveLostError } from '../../match/saves';

/** What to tell the player when the browser's store refuses an act. */
export function troubleInWords(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : '';
  if (cause instanceof SaveLostError) {
    return 'This battle is being played in another window: what is done here is no longer saved. Reload to go on from there.';
  }
  if (name === 'QuotaExceededError') {
    return 'The browser’s store is full: what is done from now on is not saved. Export the replay from the menu.';
  }
  return 'The browser does not save this battle any more. Export the replay from the menu.';
}
