import { death, order } from './grand-alliances';
import { nighthaunt } from './nighthaunt';
import { stormcastEternals } from './stormcast-eternals';
import type { Allegiance } from './types';

export const ALLEGIANCES: Readonly<Record<string, Allegiance>> = {
  [stormcastEternals.id]: stormcastEternals,
  [nighthaunt.id]: nighthaunt,
  [order.id]: order,
  [death.id]: death,
};

/** ALG-01: the allegiance of this name, if there is one. */
export const findAllegiance = (id: string): Allegiance | undefined =>
  Object.hasOwn(ALLEGIANCES, id) ? ALLEGIANCES[id] : undefined;
