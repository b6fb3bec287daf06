import { SaveLostError } from '../../match/save-lost';

const isFull = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'QuotaExceededError' || cause.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** What to tell the player when the browser's store refuses an act. */
export function troubleInWords(cause: unknown): string {
  if (cause instanceof SaveLostError) {
    return cause.isRemoved
      ? 'This battle was deleted in another window: what is done here is no longer saved. Export the replay from the menu to keep it.'
      : 'This battle is being played in another window: what is done here is no longer saved. Reload to go on from there.';
  }
  if (isFull(cause)) {
    return 'The browser’s store is full: what is done from now on is not saved. Export the replay from the menu. It is saved as soon as there is room.';
  }
  return 'This browser saves nothing now: the battle is played from memory and is gone when the page closes. Export the replay from the menu. It is saved as soon as the browser allows it.';
}

/** The same for measuring tables and notes. */
export function notLastingInWords(kept: 'tables' | 'notes', cause: unknown): string {
  const why = isFull(cause) ? 'The browser’s store is full' : 'This browser saves nothing now';
  return kept === 'tables'
    ? `${why}: measuring tables last until the page is closed. They are saved as soon as it works again.`
    : `${why}: settings and progress last until the page is closed. They are saved as soon as it works again.`;
}
