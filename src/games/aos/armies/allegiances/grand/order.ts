import type { Ability } from '../../../abilities/types';
import type { Allegiance } from '../types';

const commandTraits: readonly Ability[] = [
  {
    id: 'strategic-genius',
    name: 'Strategic Genius',
    text: 'You gain 1 command point as the first battle round begins.',
    when: 'roundStart',
    limit: 'battle',
    isAutomatic: true,
    given: [{ is: 'general' }, { is: 'round', number: 1 }],
    choices: [{ name: 'Command', deals: [{ do: 'points', by: 1 }] }],
  },
  {
    id: 'inspiring',
    name: 'Inspiring',
    text: 'Friendly Order units within 6″ of the general take no battleshock tests.',
    when: 'always',
    reach: { side: 'friend', within: 6, keywords: ['ORDER'] },
    bearerGiven: [{ is: 'general' }],
    effects: [{ do: 'spareNerve' }],
  },
  {
    id: 'dauntless',
    name: 'Dauntless',
    text: 'Charge rolls of the general may be re-rolled.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'reroll', roll: 'charge', which: 'failed' }],
  },
  {
    id: 'tenacious',
    name: 'Tenacious',
    text: 'The general has 1 more wound.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'wounds', by: 1 }],
  },
  {
    id: 'legendary-fighter',
    name: 'Legendary Fighter',
    text: 'When the general is picked to fight, one of its melee weapons makes 1 more attack in that fight.',
    when: 'picked',
    given: [{ is: 'general' }],
    choices: [
      {
        name: 'Choose the weapon',
        deals: [{ do: 'grantWeapon', effects: [{ do: 'attacks', by: 1 }], until: 'fight', only: 'ridersMelee' }],
      },
    ],
  },
  {
    id: 'master-of-defence',
    name: 'Master of Defence',
    text: 'Wounds on the general are negated on a 6+.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'negate', on: 6, kind: 'any' }],
  },
];

const artefacts: readonly Ability[] = [
  {
    id: 'quicksilver-potion',
    name: 'Quicksilver Potion',
    text: 'Once per battle, as a combat phase begins: the bearer fights in it before anybody else is picked.',
    when: 'combatStart',
    limit: 'battle',
    given: [{ is: 'enemyNear', inches: 3 }],
    choices: [{ name: 'Drink and fight', deals: [{ do: 'grant', effect: { do: 'fightsFirst' }, until: 'phase' }] }],
  },
  {
    id: 'obstinate-blade',
    name: 'Obstinate Blade',
    text: 'One melee weapon of the bearer has 1 more Rend.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'rend', by: -1 }],
  },
  {
    id: 'relic-blade',
    name: 'Relic Blade',
    text: 'One melee weapon of the bearer does 1 more damage.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'damage', by: 1 }],
  },
  {
    id: 'hoarfrost',
    name: 'Hoarfrost',
    text: 'A model that one melee weapon of the bearer wounds but does not slay has −1 to hit for the rest of the battle.',
    when: 'always',
    effects: [{ do: 'chill', by: -1 }],
  },
  {
    id: 'talisman-of-blinding-light',
    name: 'Talisman of Blinding Light',
    text: 'Once per battle, as a combat phase begins: attacks against the bearer have −1 to hit in that phase.',
    when: 'combatStart',
    limit: 'battle',
    choices: [
      {
        name: 'Raise the talisman',
        deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'phase', against: true }],
      },
    ],
  },
  {
    id: 'phoenix-stone',
    name: 'Phoenix Stone',
    text: 'In each hero phase 1 wound of the bearer is healed.',
    when: 'hero',
    given: [{ is: 'wounded' }],
    choices: [{ name: 'Heal', deals: [{ do: 'heal', amount: 1 }] }],
  },
];

/** ALG-03, ALG-04: an army of any ORDER units. */
export const order: Allegiance = {
  id: 'order',
  name: 'Order',
  keyword: 'ORDER',
  reserves: undefined,
  battleTraits: [
    {
      id: 'defiant-avengers',
      name: 'Defiant Avengers',
      text: 'Failed battleshock tests may be re-rolled.',
      when: 'always',
      effects: [{ do: 'reroll', roll: 'nerve', which: 'failed' }],
    },
  ],
  commandTraits,
  artefacts,
  lore: [],
  allies: ['ORDER'],
};
