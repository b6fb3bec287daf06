import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const presence: Lesson = {
  id: 'presence',
  group: 'command',
  title: 'Inspiring Presence',
  gives: 'Spare a shaken unit its battleshock test.',
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
      say: 'Ember’s turn, and a storm of arrows: *6 wounds* on your Liberators. Three will fall. Choose whom and confirm.',
      rules: ['WND-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'allocate', unit: 'liberators' } },
      hint: 'A choice is laid out already: press the bright button, or click others first.',
      solution: [{ type: 'allocate', unit: 'liberators', models: ['liberators/5', 'liberators/4', 'liberators/3'] }],
      after: [{ goOnTo: { asked: 'inspire', seat: 'azure' } }],
    },
    {
      say: 'We went on to the *battleshock phase*. Three lost: a roll of 5 or 6 would send more of them running. You kept your command point, so use *Inspiring Presence* on the Liberators.',
      why: 'As the phase begins, a unit within 6″ of a HERO, 12″ if it is the general, can be spared its test. You may do this in the enemy’s turn too.',
      rules: ['CMD-12', 'CMD-08', 'ABIL-04', 'ABIL-07'],
      point: { units: ['lord', 'liberators'] },
      goal: { is: 'given', like: { type: 'inspire', unit: 'liberators' } },
      hint: 'Press the button in the bar.',
      otherwise: 'You could save the point. But these two are worth it.',
    },
    {
      say: 'They stand. No test, nobody flees. A point kept for the enemy’s turn is often a point well spent.',
      rules: ['CMD-12', 'SHOCK-01'],
      goal: { is: 'read' },
    },
    {
      say: 'Ember’s turn is over and a new round begins. See who won the roll, and if it is you, *choose*.',
      rules: ['ROUND-03'],
      point: { panel: 'dice' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'azure' } },
      hint: 'Press the button that lets you go first.',
    },
  ],
};
