import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const battleshock: Lesson = {
  id: 'battleshock',
  group: 'nerve',
  title: 'Battleshock',
  gives: 'Take a battleshock test and choose which models flee.',
  minutes: 3,
  position: {
    first: 'ember',
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 6, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(33, 2, 1, 0) },
    ],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 10, at: row(9, 18, 10, 1.8) }],
    before: [
      { type: 'shoot', unit: 'judicators' },
      { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'liberators' }] },
      { type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4'] },
    ],
    from: { asked: 'testNerve', seat: 'azure' },
    dice: [1, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6, 2, 2, 2, 2, 6],
  },
  steps: [
    {
      say: 'Ember’s archers have shot two of your Liberators. In the *battleshock phase*, at the end of every turn, each unit that *lost models this turn* is tested, on both sides.',
      why: 'The player whose turn it is tests first.',
      rules: ['SHOCK-01', 'SHOCK-02'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'You roll a die and add the models slain this turn: *2*. If that is higher than their *Bravery of 7*, some models flee. Press {testNerve liberators}.',
      why: 'So only a 6 fails. For every ten models in a unit, 1 is added to its Bravery.',
      rules: ['SHOCK-03', 'SHOCK-04', 'SHOCK-05'],
      point: { panel: 'card' },
      goal: { is: 'given', like: { type: 'testNerve', unit: 'liberators' } },
      hint: 'Press {testNerve liberators} in the bar.',
    },
    {
      say: 'A 6! 6 and 2 make *8*, one more than 7: *one model flees*. Choose which one, and press {flee}.',
      why: 'One model for each point of difference. It counts as slain, but it is not first blood.',
      rules: ['SHOCK-06', 'SHOCK-07', 'FB-07'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'flee', unit: 'liberators' } },
      hint: 'Click a Liberator, then press {flee}. It is better to keep the leader.',
    },
    {
      say: 'So lost models can cost you more models. Large units and units with high Bravery lose fewer. A hero can help with a command ability; the lesson *Inspiring Presence* shows how.',
      rules: ['SHOCK-04', 'CMD-12'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Take the battleshock test. If somebody flees, *keep the leader*, at the end on the right.',
    goal: { is: 'left', phase: 'battleshock' },
    miss: { is: 'lost', models: ['liberators/1'] },
    solution: [
      { type: 'testNerve', unit: 'liberators' },
      { type: 'flee', unit: 'liberators', models: ['liberators/3'] },
    ],
    wrong: [
      { type: 'testNerve', unit: 'liberators' },
      { type: 'flee', unit: 'liberators', models: ['liberators/1'] },
    ],
  },
};
