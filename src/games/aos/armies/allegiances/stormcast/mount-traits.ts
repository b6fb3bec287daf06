import type { MountTrait } from '../types';

const onlyFor = 'GRYPH-CHARGER';
const STALKER = 'aethereal-stalker';

/** UNIQ-01, MOUNT-01: traits for the Gryph-charger of a hero. */
export const mountTraits: readonly MountTrait[] = [
  {
    id: 'wind-runner',
    name: 'Wind Runner',
    onlyFor,
    abilities: [
      {
        id: 'wind-runner',
        name: 'Wind Runner',
        text: 'One more die is rolled for Ride the Winds Aetheric.',
        when: 'always',
        effects: [{ do: 'rideWinds', dice: 1 }],
      },
    ],
  },
  {
    id: STALKER,
    name: 'Aethereal Stalker',
    onlyFor,
    abilities: [
      {
        id: STALKER,
        name: 'Aethereal Stalker',
        text: 'Before the battle, choose an enemy unit as the prey of the mount.',
        when: 'beforeBattle',
        limit: 'battle',
        isForced: true,
        reach: { side: 'enemy' },
        choices: [{ name: 'Mark the prey', deals: [{ do: 'remember', until: 'battle' }] }],
      },
      {
        id: 'aethereal-stalker-hunt',
        name: 'Aethereal Stalker',
        text: 'Failed hit and wound rolls of the mount against its prey may be re-rolled.',
        when: 'always',
        given: [
          { is: 'not', condition: { is: 'ridersWeapon' } },
          { is: 'targetMarkedBy', ability: STALKER },
        ],
        effects: [
          { do: 'reroll', roll: 'hit', which: 'failed' },
          { do: 'reroll', roll: 'wound', which: 'failed' },
        ],
      },
    ],
  },
  {
    id: 'indefatigable',
    name: 'Indefatigable',
    onlyFor,
    abilities: [
      {
        id: 'indefatigable',
        name: 'Indefatigable',
        text: 'Run rolls may be re-rolled.',
        when: 'always',
        effects: [{ do: 'reroll', roll: 'run', which: 'failed' }],
      },
    ],
  },
];
