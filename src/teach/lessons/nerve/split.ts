import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const split: Lesson = {
  id: 'split',
  group: 'nerve',
  title: 'A unit torn apart',
  gives: 'Take losses without breaking the chain, and know what happens if it breaks.',
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
      say: 'Two wounds on your Liberators: one of them will fall. They stand in a line, each just near enough to the next.',
      rules: ['UNIT-02', 'WND-02'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Do what one should not: click the one *in the middle* and confirm.',
      why: 'Without it the two halves are 3″ apart.',
      rules: ['UNIT-05', 'SLAIN-02'],
      point: { spot: { x: 16.6, y: 6, radius: 1.1, word: 'this one' } },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators', models: ['liberators/3'] } },
      almost: 'Wise, but for this lesson let the one in the middle fall.',
      hint: 'Click the third in the line so that only this one is marked, then press the bright button.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/3'] }],
      after: [{ goOnTo: { asked: 'testNerve', seat: 'azure' } }],
    },
    {
      say: 'A unit may be split *until the turn ends*. First comes the test of nerve: roll it.',
      why: 'A die and 1 for the fallen, against Bravery 7: no die can fail.',
      rules: ['SHOCK-03', 'UNIT-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'testNerve', unit: 'liberators' } },
      hint: 'Press the bright button.',
      after: [{ goOnTo: { asked: 'keepGroup', seat: 'azure' } }],
    },
    {
      say: 'They hold. But the turn ends, and a unit in several groups *keeps only one*. Choose the group with your leader: the *two on the left*.',
      why: 'The others count as slain. Had they moved before, they could have closed up.',
      rules: ['SPLIT-01', 'SPLIT-02', 'ROUND-08'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'keepGroup', unit: 'liberators' } },
      hint: 'Click a model on the left, or press one of the buttons in the bar.',
    },
    {
      say: 'Two good soldiers lost for nothing. When you take losses, take them from the *ends* of the line.',
      rules: ['SPLIT-01'],
      goal: { is: 'read' },
    },
  ],
};
