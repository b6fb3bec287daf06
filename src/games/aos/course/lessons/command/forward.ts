import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const forward: Lesson = {
  id: 'forward',
  group: 'command',
  title: 'Forward to Victory',
  gives: 'Roll a failed charge again.',
  minutes: 3,
  position: {
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(25, 9, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 9, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 17, 10, 1.2) }],
    from: { asked: 'act', phase: 'charge', seat: 'azure' },
    dice: [3, 1, 5, 4],
  },
  steps: [
    {
      say: 'You have one command point. Try a *charge* with the Liberators: they need almost 7″.',
      rules: ['CHARGE-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'liberators' } },
      almost: 'He could charge too. But first the Liberators.',
      hint: 'Click them and press {tryCharge}.',
    },
    {
      say: 'Only *4″*. The Lord-Celestant is near, so use *Forward to Victory*: the charge is rolled again, *both dice*. Press {forwardToVictory}.',
      why: 'A re-roll of added dice rolls all of them; you cannot keep the 3. The second roll counts, and no die is rolled a third time.',
      rules: ['CMD-11', 'RR-01', 'RR-02', 'RR-03'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'forwardToVictory', unit: 'liberators' } },
      hint: 'Press {forwardToVictory} in the bar. If you do not see it, press {more}.',
      otherwise: 'Do not give up the charge: a command point rolls the dice again.',
    },
    {
      say: '5 and 4: *9″*. The point is spent: the ribbon above shows it. Now press {chargeMove}.',
      why: 'You decide after the roll whether to spend the point.',
      rules: ['CMD-04', 'CHARGE-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
      hint: 'The table shows a way already: press {chargeMove}.',
      otherwise: 'Nine inches are enough: charge!',
      solution: [offered({ type: 'chargeMove', unit: 'liberators' })],
    },
    {
      say: 'Some command abilities are on a warscroll, and only a model of that warscroll can use them. Some of these need that model to be your general.',
      rules: ['CMD-02', 'CMD-03'],
      point: { units: ['lord'] },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'You have one command point. *Charge with the Liberators*, whatever the first roll is.',
    goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
    solution: [
      { type: 'tryCharge', unit: 'liberators' },
      offered({ type: 'forwardToVictory', unit: 'liberators' }),
      offered({ type: 'chargeMove', unit: 'liberators' }),
    ],
    wrong: [
      { type: 'tryCharge', unit: 'liberators' },
      { type: 'declineCharge', unit: 'liberators' },
    ],
  },
};
