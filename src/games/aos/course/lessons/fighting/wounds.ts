import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const wounds: Lesson = {
  id: 'wounds',
  group: 'fighting',
  title: 'Wounds and piling in',
  gives: 'Decide which models take wounds, and pile in.',
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
      say: 'It is Ember’s turn, and its Lord Executioner has attacked: *5 wounds* on your Liberators. You decide who takes them.',
      why: 'One of its wound rolls was a 6, and its greataxe then does 2 more damage.',
      rules: ['WND-01', 'WND-02'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'Each Liberator has *2 Wounds*. Click *three of them*, best those far from the enemy, and press {allocate liberators}: two are slain, and the third has one wound left.',
      why: 'Wounds are given one at a time, or all together if you like. A wounded model takes the next wounds until it is slain. It need not be near the enemy, or visible.',
      rules: ['WND-02', 'WND-03', 'WND-04', 'WND-05', 'SLAIN-01', 'SLAIN-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators' } },
      hint: 'Models are chosen already. Click models to change that, and press {allocate liberators}.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] }],
      wrong: { type: 'allocate', unit: 'liberators', models: [] },
      after: [{ goOnTo: { asked: 'pickFighter', seat: 'azure' } }],
    },
    {
      say: 'Now you pick: the *Liberators* attack. Press {fight liberators}.',
      rules: ['COMBAT-01', 'SLAIN-03'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'fight', unit: 'liberators' } },
      hint: 'Press {fight liberators}.',
    },
    {
      say: 'First they *pile in*: each model may move up to *3″*, and must end no further from the enemy that was nearest. Press {pileIn liberators}.',
      why: 'Only those within 1″ can strike, so bring as many as you can. A pile-in may come within 3″ of enemies; a normal move may not.',
      rules: ['PILE-01', 'PILE-02', 'PILE-03', 'PILE-04'],
      point: { units: ['liberators', 'executioner'] },
      goal: { is: 'given', like: { type: 'pileIn', unit: 'liberators' } },
      hint: 'The table shows a good pile-in: press {pileIn liberators}.',
      solution: [offered({ type: 'pileIn', unit: 'liberators' })],
    },
    {
      say: 'Now *attack*: press {attack executioner}.',
      why: 'Spirits are Ethereal: neither Rend nor cover changes their save rolls. Some units may also negate wounds: a negated wound has no effect.',
      rules: ['ATK-17', 'NEG-01', 'NEG-02', 'MULT-03'],
      point: { units: ['executioner'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'liberators' } },
      hint: 'Press {attack executioner}.',
    },
  ],
  unaided: {
    say: 'Five wounds on your Liberators. Allocate them so that *the leader, at the end on the right, is not slain*.',
    goal: { is: 'asked', kind: 'pickFighter', seat: 'azure' },
    miss: { is: 'lost', models: ['liberators/1'] },
    solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] }],
    wrong: [{ type: 'allocate', unit: 'liberators', models: ['liberators/1', 'liberators/2', 'liberators/3'] }],
  },
};
