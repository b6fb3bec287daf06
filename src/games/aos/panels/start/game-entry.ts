import type { GameEntry } from '../../../../shell/parts/game-entry';
import type { Aos } from '../../game';
import { startEntries } from './start-entries';

/** Age of Sigmar as the page knows it before any of it is loaded. */
export const ageOfSigmarEntry: GameEntry<Aos> = {
  id: 'aos',
  startEntries,
  load: () => import('../face').then(face => face.aosFace),
  loadPages: () => import('../Pages').then(pages => pages.aosPages),
  loadBackdrop: () => import('../../picture/duel').then(duel => duel.duelPicture),
};
