import { lastingSaves } from '../../match/lasting-saves';
import { openSaves, type Saves } from '../../match/saves';
import { keptAgain, notKept } from '../notices/storage';

/** The games in the browser's store, or in memory while it refuses; the page says which. */
export function savesHere(): Saves {
  const saves = lastingSaves(openSaves, cause => {
    if (cause === undefined) keptAgain('battles');
    else notKept('battles', cause, () => void saves.retry());
  });
  return saves;
}
