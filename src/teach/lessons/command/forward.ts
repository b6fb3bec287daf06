import type { Lesson } from '../../lesson';
import { offered } from '../../lines';
import { row } from '../../position';

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
      almost: 'He could. But first the Liberators.',
      hint: 'Click them and press Try a charge.',
    },
    {
      say: 'Only *4″*. The Lord-Celestant is near, so use *Forward to Victory*: the charge is rolled again, *both dice*.',
      why: 'A re-roll of added dice rolls all of them; you cannot keep the 3. The second roll counts, and no die is rolled a third time.',
      rules: ['CMD-11', 'RR-01', 'RR-02', 'RR-03'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'forwardToVictory', unit: 'liberators' } },
      hint: 'The button stands in the bar, or behind More.',
      otherwise: 'Do not give up yet: a command point rolls again.',
    },
    {
      say: '5 and 4: *9″*. The point is spent; look at the ribbon. Now *charge*.',
      why: 'Whether to spend it is judged after the roll, never before.',
      rules: ['CMD-04', 'CHARGE-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
      hint: 'The way is laid out already.',
      otherwise: 'Nine inches are enough: charge!',
      solution: [offered({ type: 'chargeMove', unit: 'liberators' })],
    },
    {
      say: 'Some command abilities stand on a warscroll and need that very model; those marked for a general need it to be the general.',
      rules: ['CMD-02', 'CMD-03'],
      point: { units: ['lord'] },
      goal: { is: 'read' },
    },
  ],
};
