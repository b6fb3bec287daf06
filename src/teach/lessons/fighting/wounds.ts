import type { Lesson } from '../../lesson';
import { offered } from '../../lines';
import { row } from '../../position';

export const wounds: Lesson = {
  id: 'wounds',
  group: 'fighting',
  title: 'Wounds and piling in',
  gives: 'Decide who takes the wounds, and close the ranks.',
  minutes: 4,
  position: {
    first: 'ember',
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 10.6, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(33, 2, 1, 0) },
    ],
    ember: [{ id: 'executioner', warscroll: 'lord-executioner', models: 1, at: row(14.4, 12.9, 1, 0) }],
    before: [
      { type: 'fight', unit: 'executioner' },
      { type: 'pileIn', unit: 'executioner', steps: [] },
      { type: 'attack', unit: 'executioner', orders: [{ weapon: 'decapitating-greataxe', target: 'liberators' }] },
    ],
    from: { asked: 'allocate', seat: 'azure' },
    dice: [4, 5, 6, 6, 3, 4, 2, 2, 3],
  },
  steps: [
    {
      say: 'It is Ember’s turn, and its Lord Executioner has struck: *5 wounds* on your Liberators. You decide who takes them.',
      why: 'One of its wound rolls was a 6, and its greataxe then does 2 more damage.',
      rules: ['WND-01', 'WND-02'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'Each Liberator has *2 Wounds*. Click *three of them*, best those far from the fight, and confirm: two fall, the third is left with one wound.',
      why: 'Wounds go one at a time, whole rows of them in one go if you like, and a wounded model takes the next ones until it falls. It need not be near or in sight.',
      rules: ['WND-02', 'WND-03', 'WND-04', 'WND-05', 'SLAIN-01', 'SLAIN-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators' } },
      hint: 'A choice is laid out already; click models to change it, and press the bright button.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] }],
      wrong: { type: 'allocate', unit: 'liberators', models: [] },
      after: [{ goOnTo: { asked: 'pickFighter', seat: 'azure' } }],
    },
    {
      say: 'Now your pick: the *Liberators* strike back.',
      rules: ['COMBAT-01', 'SLAIN-03'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'fight', unit: 'liberators' } },
      hint: 'Press the bright button.',
    },
    {
      say: 'First they *pile in*: each model may move up to *3″*, never further from the enemy that was nearest. Lay them close and confirm.',
      why: 'Only those within 1″ can strike, so bring in as many as you can. The 3″ ban of normal moves does not hold here.',
      rules: ['PILE-01', 'PILE-02', 'PILE-03', 'PILE-04'],
      point: { units: ['liberators', 'executioner'] },
      goal: { is: 'given', like: { type: 'pileIn', unit: 'liberators' } },
      hint: 'A good pile-in is laid out already: press the bright button.',
      solution: [offered({ type: 'pileIn', unit: 'liberators' })],
    },
    {
      say: 'And *strike*.',
      why: 'Spirits are Ethereal: Rend and cover change nothing in their saves. And skulls may negate wounds as they are allocated: a negated wound has no effect.',
      rules: ['ATK-17', 'NEG-01', 'NEG-02', 'MULT-03'],
      point: { units: ['executioner'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'liberators' } },
      hint: 'Press the bright button.',
    },
  ],
};
