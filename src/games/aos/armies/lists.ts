import type { ArmyList, Setup } from '../battle-setup';
import { DEFAULT_RULINGS } from '../rulings';

/** A captain and five soldiers, for a first clash. */
export const vanguard: ArmyList = {
  player: 'Azure',
  allegiance: 'stormcast-eternals',
  units: [
    { id: 'lord-celestant', warscroll: 'lord-celestant', models: 1 },
    { id: 'liberators', warscroll: 'liberators', models: 5 },
  ],
};

/** A leader with a deadly blade and ten chainrasps, for a first clash. */
export const procession: ArmyList = {
  player: 'Ember',
  allegiance: 'nighthaunt',
  commandTrait: 'hatred-of-the-living',
  units: [
    {
      id: 'guardian-of-souls',
      warscroll: 'guardian-of-souls',
      models: 1,
      lore: 'shademist',
      artefact: 'reaper-of-sorrows',
    },
    { id: 'chainrasp-horde', warscroll: 'chainrasp-horde', models: 10 },
  ],
};

/** 500 points: a mage behind two rows of shields, with archers. */
export const stormcast500: ArmyList = {
  player: 'Azure',
  allegiance: 'stormcast-eternals',
  commandTrait: 'consummate-commander',
  units: [
    {
      id: 'knight-incantor',
      warscroll: 'knight-incantor',
      models: 1,
      lore: 'lightning-blast',
      artefact: 'armour-of-destiny',
    },
    { id: 'castigators', warscroll: 'castigators', models: 6 },
    { id: 'liberators-1', warscroll: 'liberators', models: 5 },
    { id: 'liberators-2', warscroll: 'liberators', models: 5 },
  ],
};

/** 1,000 points: a Sacrosanct chamber led by its Lord-Arcanum, with Liberators in front. */
export const stormcast1000: ArmyList = {
  player: 'Azure',
  allegiance: 'stormcast-eternals',
  commandTrait: 'staunch-defender',
  units: [
    {
      id: 'lord-arcanum',
      warscroll: 'lord-arcanum-on-gryph-charger',
      models: 1,
      lore: 'chain-lightning',
      artefact: 'staff-of-azyr',
    },
    { id: 'knight-incantor', warscroll: 'knight-incantor', models: 1, lore: 'azyrite-halo' },
    { id: 'sequitors-1', warscroll: 'sequitors', models: 5, swaps: [{ id: 'greatmace', count: 2 }] },
    {
      id: 'sequitors-2',
      warscroll: 'sequitors',
      models: 5,
      loadout: 'blades',
      swaps: [
        { id: 'greatmace', count: 2 },
        { id: 'redemption-cache', count: 1 },
      ],
    },
    { id: 'castigators', warscroll: 'castigators', models: 3 },
    { id: 'liberators-1', warscroll: 'liberators', models: 5 },
    { id: 'liberators-2', warscroll: 'liberators', models: 5 },
    { id: 'celestar-ballista', warscroll: 'celestar-ballista', models: 1 },
  ],
};

/** 500 points: a guardian, many scythes, and chainrasps in front. */
export const nighthaunt500: ArmyList = {
  player: 'Ember',
  allegiance: 'nighthaunt',
  commandTrait: 'ruler-of-the-spirit-hosts',
  units: [
    {
      id: 'guardian-of-souls',
      warscroll: 'guardian-of-souls',
      models: 1,
      lore: 'shademist',
      artefact: 'beacon-of-nagashizzar',
    },
    { id: 'grimghast-reapers', warscroll: 'grimghast-reapers', models: 20 },
    { id: 'chainrasp-horde', warscroll: 'chainrasp-horde', models: 10 },
  ],
};

/** 990 points: a Shroudguard with its Knight, scythes, chainrasps, an executioner and a Torment. */
export const nighthaunt1000: ArmyList = {
  player: 'Ember',
  allegiance: 'nighthaunt',
  commandTrait: 'hatred-of-the-living',
  units: [
    {
      id: 'knight-of-shrouds',
      warscroll: 'knight-of-shrouds-on-ethereal-steed',
      models: 1,
      battalion: 'shroudguard',
      artefact: 'balefire-blade',
    },
    { id: 'bladegheists-1', warscroll: 'bladegheist-revenants', models: 5, battalion: 'shroudguard' },
    { id: 'bladegheists-2', warscroll: 'bladegheist-revenants', models: 5, battalion: 'shroudguard' },
    {
      id: 'guardian-of-souls',
      warscroll: 'guardian-of-souls',
      models: 1,
      lore: 'soul-cage',
      artefact: 'beacon-of-nagashizzar',
    },
    { id: 'spirit-torment', warscroll: 'spirit-torment', models: 1 },
    { id: 'grimghast-reapers', warscroll: 'grimghast-reapers', models: 10 },
    { id: 'chainrasp-horde', warscroll: 'chainrasp-horde', models: 10 },
    { id: 'lord-executioner', warscroll: 'lord-executioner', models: 1 },
  ],
};

/** An army list to choose, with its name and a one-sentence description. */
export interface ReadyList {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly list: ArmyList;
}

/** Every ready-made list. The first two make a fair First Blood. */
export const READY_LISTS: readonly ReadyList[] = [
  {
    id: 'stormcast-500',
    name: 'Storm chamber',
    says: 'A mage with shields, bows and lightning.',
    list: stormcast500,
  },
  {
    id: 'nighthaunt-500',
    name: 'Restless night',
    says: 'A warden, many scythes and the chained before them.',
    list: nighthaunt500,
  },
  {
    id: 'stormcast-1000',
    name: 'Sacrosanct host',
    says: 'A chamber of mages and shields behind its Lord-Arcanum.',
    list: stormcast1000,
  },
  {
    id: 'nighthaunt-1000',
    name: 'Shroudguard',
    says: 'A Knight’s guard with scythes, chains and a headsman.',
    list: nighthaunt1000,
  },
  { id: 'vanguard', name: 'Vanguard', says: 'A captain and five shields.', list: vanguard },
  { id: 'procession', name: 'Procession', says: 'A warden and ten of its chained.', list: procession },
];

/** Two small armies that can fight in the first turn. */
export const firstClash: Setup = {
  battleplan: 'skirmish',
  table: { width: 72, depth: 48 },
  terrain: [],
  scenery: 'asPlaced',
  armies: { azure: vanguard, ember: procession },
  rulings: DEFAULT_RULINGS,
};
