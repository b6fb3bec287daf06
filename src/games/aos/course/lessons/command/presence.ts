import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const presence: Lesson = {
  id: 'presence',
  group: 'command',
  title: 'Inspiring Presence',
  gives: 'Let a unit with losses skip its battleshock test.',
  minutes: 3,
  position: {
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(24, 5, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(13, 6, 5, 1.8) },
    ],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 10, at: row(9, 18, 10, 1.8) }],
    before: [
      { goOnTo: { asked: 'act', phase: 'shooting', seat: 'ember' } },
      { type: 'shoot', unit: 'judicators' },
      { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'liberators' }] },
    ],
    from: { asked: 'allocate', seat: 'azure' },
    dice: [1, 6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 2],
  },
  steps: [
    {
      say: 'It is Ember’s turn. Its archers caused *6 wounds* on your Liberators, so three will be slain. Choose which and press {allocate liberators}.',
      rules: ['WND-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators' } },
      hint: 'Three models are chosen already: press {allocate liberators}, or click other models first.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] }],
      after: [{ goOnTo: { asked: 'inspire', seat: 'azure' } }],
    },
    {
      say: 'We went on to the *battleshock phase*. Three models are lost: on a roll of 5 or 6 more of them would flee. You kept your command point, so use *Inspiring Presence* on the Liberators: press {inspire liberators}.',
      why: 'As the phase begins, a unit within 6″ of a HERO, 12″ if it is the general, need not take the test. You may do this in the enemy’s turn too.',
      rules: ['CMD-12', 'CMD-08', 'ABIL-04', 'ABIL-07'],
      point: { units: ['lord', 'liberators'] },
      goal: { is: 'given', like: { type: 'inspire', unit: 'liberators' } },
      hint: 'Press {inspire liberators} in the bar.',
      otherwise: 'You could keep the point. But this time use it for these two.',
    },
    {
      say: 'There is no test, and nobody flees. It is often good to keep a command point for the enemy’s turn.',
      rules: ['CMD-12', 'SHOCK-01'],
      goal: { is: 'read' },
    },
    {
      say: 'Ember’s turn is over and a new round begins. You won the roll, so you choose who goes first. Press {chooseFirst azure}.',
      rules: ['ROUND-03'],
      point: { panel: 'dice' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'azure' } },
      hint: 'Press {chooseFirst azure}. If the rules ask something else first, answer that.',
    },
  ],
  unaided: {
    say: 'Three Liberators were slain, and the battleshock phase begins. Make sure that *nobody flees*.',
    position: {
      before: [
        { goOnTo: { asked: 'act', phase: 'shooting', seat: 'ember' } },
        { type: 'shoot', unit: 'judicators' },
        { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'liberators' }] },
        { type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] },
      ],
      from: { asked: 'inspire', seat: 'azure' },
    },
    goal: { is: 'given', like: { type: 'inspire', unit: 'liberators' } },
    solution: [{ type: 'inspire', unit: 'liberators' }],
    wrong: [{ type: 'pass' }],
  },
};
