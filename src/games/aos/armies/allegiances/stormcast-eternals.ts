import { armour } from './stormcast/armour';
import { commandTraits } from './stormcast/command-traits';
import { hosts } from './stormcast/hosts';
import { loreOfInvigoration, loreOfTheStorm } from './stormcast/lores';
import { mountTraits } from './stormcast/mount-traits';
import { prayers } from './stormcast/prayers';
import { stavesAndScrolls } from './stormcast/staves-and-scrolls';
import { tempest } from './stormcast/tempest';
import { weapons } from './stormcast/weapons';
import type { Allegiance } from './types';

export const stormcastEternals: Allegiance = {
  id: 'stormcast-eternals',
  name: 'Stormcast Eternals',
  keyword: 'STORMCAST ETERNAL',
  reserves: {
    place: 'the Celestial Realm',
    keyword: 'STORMCAST ETERNAL',
    awayFromEnemies: 9,
    slainFromRound: 4,
    countsAsMove: false,
  },
  battleTraits: [
    {
      id: 'shock-and-awe',
      name: 'Shock and Awe',
      text: 'Attacks against this unit have −1 to hit in a turn in which it was set up on the table.',
      when: 'always',
      against: true,
      given: [{ is: 'arrived' }],
      effects: [{ do: 'modify', roll: 'hit', by: -1 }],
    },
  ],
  commandTraits,
  artefacts: [...weapons, ...armour, ...tempest, ...stavesAndScrolls],
  mountTraits,
  lore: [...loreOfTheStorm, ...loreOfInvigoration],
  prayers,
  hosts,
  allies: ['ORDER'],
};
