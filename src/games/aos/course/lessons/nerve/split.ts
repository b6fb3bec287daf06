import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const split: Lesson = {
  id: 'split',
  group: 'nerve',
  title: 'A split unit',
  gives: 'Take losses so that a unit stays one group, and know what happens if it does not.',
  minutes: 3,
  position: {
    first: 'ember',
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(12, 6, 5, 2.3) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(33, 2, 1, 0) },
    ],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 10, at: row(9, 18, 10, 1.8) }],
    before: [
      { type: 'shoot', unit: 'judicators' },
      { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'liberators' }] },
    ],
    from: { asked: 'allocate', seat: 'azure' },
    dice: [1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 2, 2, 2],
  },
  steps: [
    {
      say: 'Two wounds on your Liberators: one of them will be slain. They stand in a line, each just near enough to the next.',
      rules: ['UNIT-02', 'WND-02'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Make a mistake on purpose: click the one *in the middle* and press {allocate liberators}.',
      why: 'Without it there are two groups, 3″ apart.',
      rules: ['UNIT-05', 'SLAIN-02'],
      point: { spot: { x: 16.6, y: 6, radius: 1.1, word: 'this one' } },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators', models: ['liberators/3'] } },
      almost: 'That would be better. But for this lesson choose the one in the middle.',
      hint: 'Click the third in the line so that only this one is marked, then press {allocate liberators}.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/3'] }],
      after: [{ goOnTo: { asked: 'testNerve', seat: 'azure' } }],
    },
    {
      say: 'A unit may be split *until the turn ends*. First comes the battleshock test: press {testNerve liberators}.',
      why: 'A die and 1 for the slain model, against Bravery 7: this test cannot fail.',
      rules: ['SHOCK-03', 'UNIT-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'testNerve', unit: 'liberators' } },
      hint: 'Press {testNerve liberators}.',
      after: [{ goOnTo: { asked: 'keepGroup', seat: 'azure' } }],
    },
    {
      say: 'The test is passed. But the turn ends, and a unit in several groups *keeps only one*. Choose the group with your leader: the *two on the left*.',
      why: 'The others count as slain. If the unit had moved before the end of the turn, it could have joined up again.',
      rules: ['SPLIT-01', 'SPLIT-02', 'ROUND-08'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'keepGroup', unit: 'liberators' } },
      hint: 'Click a model on the left, or press {keepGroup liberators liberators/1} in the bar.',
    },
    {
      say: 'Two more models are lost. When you choose losses, take them from the *ends* of the line.',
      rules: ['SPLIT-01'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Two wounds: one Liberator will be slain. Choose one so that *the unit stays one group*.',
    goal: { is: 'asked', kind: 'testNerve', seat: 'azure' },
    miss: { is: 'lost', models: ['liberators/2', 'liberators/3', 'liberators/4'] },
    lasts: 'battleshock',
    solution: [
      { type: 'allocate', unit: 'liberators', models: ['liberators/5'] },
      { goOnTo: { asked: 'testNerve', seat: 'azure' } },
    ],
    wrong: [{ type: 'allocate', unit: 'liberators', models: ['liberators/3'] }],
  },
};
