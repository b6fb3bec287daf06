import { firstBlood } from './first-blood';
import type { Battleplan } from './types';

/** First Blood at close quarters: the same map, with the armies near enough to clash in the first turn. */
export const skirmish: Battleplan = { ...firstBlood, id: 'skirmish', name: 'Skirmish', setUpDistance: 5 };
