import type { Ability } from '../../abilities/types';
import type { Muster } from '../../battle-setup';
import { chaos, death, destruction, order } from './grand-alliances';
import { nighthaunt } from './nighthaunt';
import { stormcastEternals } from './stormcast-eternals';
import type { Allegiance, Host } from './types';

export const ALLEGIANCES: Readonly<Record<string, Allegiance>> = {
  [stormcastEternals.id]: stormcastEternals,
  [nighthaunt.id]: nighthaunt,
  [order.id]: order,
  [death.id]: death,
  [chaos.id]: chaos,
  [destruction.id]: destruction,
};

/** ALG-01: the allegiance with this id, if any. */
export const findAllegiance = (id: string): Allegiance | undefined =>
  Object.hasOwn(ALLEGIANCES, id) ? ALLEGIANCES[id] : undefined;

/** KEY-03: the host of a unit, if it has the keyword of one. */
export function hostOf({ hosts = [] }: Allegiance, { keywords = [] }: Muster): Host | undefined {
  const assigned = keywords.map(keyword => keyword.toUpperCase());
  return hosts.find(({ keyword }) => assigned.includes(keyword));
}

/** TRAIT-02: every command trait of a set, including those of its hosts. */
export const traitsIn = ({ commandTraits, hosts = [] }: Allegiance): readonly Ability[] => [
  ...commandTraits,
  ...hosts.map(({ trait }) => trait),
];

/** ART-01: every artefact of a set, including those of its hosts. */
export const artefactsIn = ({ artefacts, hosts = [] }: Allegiance): readonly Ability[] => [
  ...artefacts,
  ...hosts.map(({ artefact }) => artefact),
];
