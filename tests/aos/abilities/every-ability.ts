import type { Ability, Deal } from '../../../src/games/aos/abilities/types';
import { WARSCROLLS } from '../../../src/games/aos/armies';
import { ALLEGIANCES } from '../../../src/games/aos/armies/allegiances';
import { BATTALIONS } from '../../../src/games/aos/armies/parts/battalion-scrolls';
import { REALMS } from '../../../src/games/aos/battleplans/realms';

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
