import type { Ability } from '../../../abilities/types';

/** ART-01: artefacts of the tempest. */
export const tempest: readonly Ability[] = [
  {
    id: 'talisman-of-endurance',
    name: 'Talisman of Endurance',
    text: 'The bearer has 1 more Wound.',
    when: 'always',
    effects: [{ do: 'wounds', by: 1 }],
  },
  {
    id: 'obsidian-amulet',
    name: 'Obsidian Amulet',
    text: 'A spell, whosever it is, has no effect on the bearer on a 4+.',
    when: 'always',
    effects: [{ do: 'ignoreSpells', on: 4 }],
  },
  {
    id: 'luckstone',
    name: 'Luckstone',
    text: 'Once per battle, change one hit, wound, save or damage roll of the bearer to the number you choose.',
    when: 'always',
    limit: 'battle',
    effects: [{ do: 'changeDie', rolls: ['hit', 'wound', 'save', 'damage'], into: 'chosen' }],
  },
  {
    id: 'seed-of-rebirth',
    name: 'Seed of Rebirth',
    text: 'In your hero phase the bearer heals 1 wound on a 4+.',
    when: 'hero',
    turn: 'your',
    given: [{ is: 'wounded' }],
    choices: [{ name: 'Seed of Rebirth', deals: [{ do: 'heal', amount: 1, on: 4 }] }],
  },
  {
    id: 'sigmarite-pendant',
    name: 'Sigmarite Pendant',
    text: 'A unit whose attacks slay the bearer suffers D6 mortal wounds on a 4+.',
    when: 'always',
    effects: [{ do: 'avenge', on: 4, mortals: 'D6' }],
  },
  {
    id: 'quicksilver-draught',
    name: 'Quicksilver Draught',
    text: 'Once per battle, as the combat phase begins, the bearer fights before anyone is picked.',
    when: 'combatStart',
    limit: 'battle',
    choices: [{ name: 'Drink the draught', deals: [{ do: 'grant', effect: { do: 'fightsFirst' }, until: 'phase' }] }],
  },
];
