import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal } from './shared';

export const myrmournBanshees: Warscroll = {
  id: 'myrmourn-banshees',
  name: 'Myrmourn Banshees',
  army: 'Nighthaunt',
  move: 8,
  wounds: 1,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 1.8,
  size: { least: 4, step: 4, most: 12 },
  points: 80,
  weapons: [melee('chill-dagger', 'Chill Dagger', [1, 1, 4, 3, -2, 'D3'])],
  loadouts: [{ id: 'dagger', name: 'Chill dagger', weapons: ['chill-dagger'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'myrmourn-banshees-spell-eaters',
      name: 'Spell-eaters',
      text: 'In each enemy hero phase this unit may try to unbind one spell cast within 18″, with +1 for every 4 models.',
      when: 'always',
      effects: [{ do: 'rollPerModels', roll: 'unbind', per: 4 }],
    },
    {
      id: 'myrmourn-banshees-fed-on-magic',
      name: 'Spell-eaters',
      text: 'After it unbinds a spell its chill daggers make 1 more attack until the next enemy hero phase.',
      when: 'afterUnbind',
      limit: 'none',
      isAutomatic: true,
      choices: [
        {
          name: 'Feed on the spell',
          deals: [
            {
              do: 'grant',
              effect: { do: 'attacks', by: 1 },
              until: 'enemyHero',
              given: [{ is: 'weapon', any: ['chill-dagger'] }],
            },
          ],
        },
      ],
    },
  ],
  wizard: { casts: 0, unbinds: 1, spells: [], unbindRange: 18 },
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'MYRMOURN BANSHEES'],
};
