import { firstClash } from '../../systems/aos/armies/lists';
import type { Setup } from '../../systems/aos/setup';
import { sceneryOf } from './choices';

/** A quick skirmish of two small bands, without a question asked. */
export const justPlay = (layout = 'old-road'): Setup => ({
  ...firstClash,
  terrain: sceneryOf({ layout, layoutSeed: 0 }),
});
