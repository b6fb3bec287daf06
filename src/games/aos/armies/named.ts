import type { Ability } from '../abilities/types';
import { REALMS } from '../battleplans/realms';
import { WARSCROLLS } from '.';
import { ALLEGIANCES } from './allegiances';
import { BATTALIONS } from './parts/battalion-scrolls';
import { findSpell } from './parts/spells';

const ABILITIES: Map<string, Ability> = new Map(
  [
    ...Object.values(WARSCROLLS).flatMap(({ abilities }) => abilities),
    ...Object.values(ALLEGIANCES).flatMap(
      ({ battleTraits, commandTraits, artefacts, mountTraits = [], prayers = [], hosts = [] }) => [
        ...battleTraits,
        ...commandTraits,
        ...artefacts,
        ...prayers.flatMap(prayer => prayer.abilities),
        ...mountTraits.flatMap(trait => trait.abilities),
        ...hosts.flatMap(({ abilities, commands, trait, artefact }) => [...abilities, ...commands, trait, artefact]),
      ],
    ),
    ...BATTALIONS.flatMap(({ abilities }) => abilities),
    ...REALMS.flatMap(({ features, commands, regions }) => [
      ...features,
      ...commands,
      ...regions.flatMap(region => region.features),
    ]),
  ]
    .flatMap(ability => [ability, ...(ability.also ?? [])])
    .map(ability => [ability.id, ability]),
);

const CORE: Readonly<Record<string, string>> = {
  'at-the-double': 'At the Double',
  'forward-to-victory': 'Forward to Victory',
  'inspiring-presence': 'Inspiring Presence',
  damned: 'the Damned feature',
  'ride-the-winds': 'Ride the Winds Aetheric',
};

/** Prayers and mount traits, which group several abilities under one name. */
const HOLDERS: ReadonlyMap<string, string> = new Map(
  Object.values(ALLEGIANCES).flatMap(({ prayers = [], mountTraits = [] }) =>
    [...prayers, ...mountTraits].map(({ id, name }) => [id, name] as const),
  ),
);

/** Lets the abilities of a further warscroll be found. */
export const addAbilities = (abilities: readonly Ability[]): void => {
  for (const ability of abilities) ABILITIES.set(ability.id, ability);
};

/** The ability with this id, from any source. */
export const findAbility = (id: string): Ability | undefined => ABILITIES.get(id);

/** The name of an ability, spell, prayer, mount trait or command ability. */
export const nameOfAbility = (id: string): string =>
  findAbility(id)?.name ?? findSpell(id)?.name ?? HOLDERS.get(id) ?? CORE[id] ?? id;
