import { firstClash } from '../armies/lists';
import type { Setup } from '../battle-setup';
import { proposed, sceneryOf } from './choices';

/** A quick skirmish of two small armies, without any choices. */
export const justPlay = (layout = 'old-road'): Setup => ({
  ...firstClash,
  terrain: sceneryOf({ ...proposed(0), layout }),
});
