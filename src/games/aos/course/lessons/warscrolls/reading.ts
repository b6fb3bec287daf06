import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const reading: Lesson = {
  id: 'reading',
  group: 'warscrolls',
  title: 'Reading a warscroll',
  gives: 'Find everything a unit can do on its card.',
  minutes: 2,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(9, 7, 5, 1.8) },
      { id: 'arcanum', warscroll: 'lord-arcanum-on-gryph-charger', models: 1, at: row(24, 7, 1, 0) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(13, 18, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Everything about a unit is on its *warscroll*, the card on the right. Click the *Liberators*.',
      rules: ['GEN-02', 'WS-01'],
      point: { units: ['liberators'] },
      goal: { is: 'selected', unit: 'liberators' },
      hint: 'They stand on the left.',
    },
    {
      say: 'At the top: *Move*, *Wounds*, *Bravery*, *Save*. Below, the weapons: their range, attacks (A), to hit, to wound (Wnd), rend (Rnd) and damage (D).',
      why: 'A Save of “–” would need a 7, and a roll that cannot succeed is not rolled.',
      rules: ['WS-01', 'WS-02', 'WS-03', 'ATK-03'],
      point: { panel: 'card' },
      goal: { is: 'read' },
    },
    {
      say: 'The first of them is the *Liberator-Prime*. He makes one more attack: for himself, not for the others.',
      why: 'Some models are leaders, or carry a banner or a drum. They have the same weapons as the others, and no other model takes their place when they are slain.',
      rules: ['CMDM-01', 'CMDM-02', 'CMDM-03', 'SIZE-01', 'SIZE-02'],
      point: { panel: 'card' },
      goal: { is: 'read' },
    },
    {
      say: 'Now click the *Lord-Arcanum*.',
      rules: ['MOUNT-01'],
      point: { units: ['arcanum'] },
      goal: { is: 'selected', unit: 'arcanum' },
      hint: 'The rider on the right of your army.',
    },
    {
      say: 'Rider and mount are *one model*. The mount attacks with beak and claws, the rider with the staff. The staff does *D3* damage: rolled for each attack that is not saved.',
      why: 'Any value may be random. A random Move is rolled when the unit is picked, random attacks before targets are picked, and modifiers are added after the roll.',
      rules: ['MOUNT-01', 'ATK-01', 'RAND-01', 'RAND-02', 'RAND-03', 'RAND-04', 'MOD-03'],
      point: { panel: 'card' },
      goal: { is: 'read' },
    },
    {
      say: 'At the end are the *keywords*, such as HERO and WIZARD. A rule that names a keyword is for units that have it. Last, click the *Chainrasps* and find theirs.',
      why: 'You may read the enemy’s cards at any time, too.',
      rules: ['KEY-01', 'KEY-02', 'KEY-03'],
      point: { units: ['chainrasps'] },
      goal: { is: 'selected', unit: 'chainrasps' },
      hint: 'The ghosts on the far side of the table.',
    },
  ],
  unaided: {
    say: 'Three units are on the table, of both armies. Click *the one with the best Save*: the lowest number. Your first click on a unit that is not selected counts.',
    goal: { is: 'selected', unit: 'arcanum' },
    solution: [],
    wrong: [],
  },
};
