import { describe, expect, test } from 'vitest';
import type { Ability, Deal } from '../../../src/systems/aos/abilities/types';
import { WARSCROLLS } from '../../../src/systems/aos/armies';
import { ALLEGIANCES } from '../../../src/systems/aos/armies/allegiances';
import { BATTALIONS } from '../../../src/systems/aos/armies/battalion-scrolls';
import { REALMS } from '../../../src/systems/aos/realms';

const abilities: readonly Ability[] = [
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

const flat = (deals: readonly Deal[]): readonly Deal[] =>
  deals.flatMap(deal => [deal, ...('deals' in deal ? flat(deal.deals) : [])]);

describe('what holds for those around a bearer', () => {
  test('lies on the bearer and is measured when it matters: nobody around is marked for good', () => {
    const lasting = abilities.filter(
      ({ reach, choices = [] }) =>
        reach?.isAll &&
        reach.side !== 'enemy' &&
        flat(choices.flatMap(choice => choice.deals)).some(deal => deal.do === 'grant'),
    );
    expect(lasting.map(({ id }) => id)).toEqual([]);
  });

  test('and says so: a text with "while" that is used at a moment grants an aura', () => {
    const used = abilities.filter(({ when, text }) => when !== 'always' && / while /.test(text));
    expect(used.map(({ id }) => id).toSorted()).toEqual([
      'lightshard-of-the-harvest-moon',
      'lord-celestant-furious-retribution',
    ]);
    for (const { reach, choices = [] } of used) {
      expect(reach).toBeUndefined();
      expect(choices.flatMap(choice => choice.deals)).toMatchObject([{ do: 'grant', reach: { within: 12 } }]);
    }
  });
});
