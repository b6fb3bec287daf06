import { firstBlood } from './first-blood';
import type { Battleplan } from './types';

/** First Blood at close range: the armies can fight in the first turn. */
export const skirmish: Battleplan = { ...firstBlood, id: 'skirmish', name: 'Skirmish', setUpDistance: 5 };
