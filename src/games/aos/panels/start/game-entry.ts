import type { GameEntry } from '../../../../shell/parts/game-entry';
import type { Aos } from '../../game';
import { startEntries } from './start-entries';

/** Age of Sigmar as the page knows it before any of it is loaded. */
export const ageOfSigmarEntry: GameEntry<Aos> = {
  id: 'aos',
  startEntries,
  load: async () => (await import('../face')).aosFace,
  loadPages: async () => (await import('../Pages')).aosPages,
  loadBackdrop: async () => (await import('../../picture/duel')).duelPicture,
};
