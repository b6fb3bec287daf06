import type { Muster } from '../../battle-setup';
import type { Battle, Unit } from '../../types';

/** The unit's line in its army list. */
export const musterOf = (battle: Battle, { seat, id }: Pick<Unit, 'seat' | 'id'>): Muster | undefined =>
  battle.musters[seat].find(muster => muster.id === id);
