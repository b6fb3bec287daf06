import type { Ability, Deal } from '../../../src/systems/aos/abilities/types';
import { WARSCROLLS } from '../../../src/systems/aos/armies';
import { ALLEGIANCES } from '../../../src/systems/aos/armies/allegiances';
import { BATTALIONS } from '../../../src/systems/aos/armies/battalion-scrolls';
import { REALMS } from '../../../src/systems/aos/realms';

/** Every ability that an army, an allegiance, a battalion or a realm has. */
export const EVERY_ABILITY: readonly Ability[] = [
  ...Object.values(WARSCROLLS).flatMap(warscroll => warscroll.abilities),
  ...Object.values(ALLEGIANCES).flatMap(set => [
    ...set.battleTraits,
    ...set.commandTraits,
    ...set.artefacts,
    ...(set.prayers ?? []).flatMap(prayer => prayer.abilities),
    ...(set.mountTraits ?? []).flatMap(trait => trait.abilities),
    ...(set.hosts ?? []).flatMap(host => [...host.abilities, ...host.commands, host.trait, host.artefact]),
  ]),
  ...BATTALIONS.flatMap(battalion => battalion.abilities),
  ...REALMS.flatMap(realm => [...realm.features, ...realm.commands]),
];

/** What an ability does, deals within deals included. */
export const flat = (deals: readonly Deal[]): readonly Deal[] =>
  deals.flatMap(deal => [deal, ...('deals' in deal ? flat(deal.deals) : [])]);
