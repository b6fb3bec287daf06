import type { Character } from './seated-words';
import { PLAIN, type Taste } from './value';

/** What each values more than the others do; little enough that it still plays well. */
export const TASTES: Readonly<Record<Character, Taste>> = {
  plain: PLAIN,
  reckless: { ...PLAIN, enemy: 1.3 },
  shieldwall: { ...PLAIN, own: 1.3, objectives: 1.15 },
  hunter: { ...PLAIN, general: 0.05 },
};
