import type { Lesson } from '../../lesson';
import { offered } from '../../lines';
import { row } from '../../position';

export const aFailedCharge: Lesson = {
  id: 'a-failed-charge',
  group: 'charging',
  title: 'When a charge fails',
  gives: 'Weigh the distance before you roll, and live with the dice.',
  minutes: 3,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(8, 9, 5, 1.8) },
      { id: 'prosecutors', warscroll: 'prosecutors', models: 3, at: row(24, 5, 3, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 17, 10, 1.2) }],
    from: { asked: 'act', phase: 'charge', seat: 'azure' },
    dice: [1, 2, 3, 5, 4],
  },
  steps: [
    {
      say: 'The Liberators are almost *7″* from the Chainrasps. Two dice make 7 on average, so this is a gamble. Click them and press *Try a charge*.',
      rules: ['CHARGE-01', 'CHARGE-02', 'DICE-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'liberators' } },
      hint: 'They stand on the left.',
      otherwise: 'They will have their turn. Begin with the Liberators on the left.',
      almost: 'They will have their turn. Begin with the Liberators on the left.',
    },
    {
      say: '1 and 2: only *3″*. Nobody can get within ½″ of an enemy, so the charge *fails*, and nobody moves. Say so in the bar.',
      why: 'You may also call off a charge that would reach. A failed charge is no charge at all.',
      rules: ['CHARGE-07', 'CHARGE-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'declineCharge', unit: 'liberators' } },
      hint: 'Press the bright button.',
      otherwise: 'A command point could roll again; that is a lesson of its own. Here, let it fail.',
    },
    {
      say: 'Click the *Liberators* once more.',
      why: 'One attempt for each unit in a phase.',
      rules: ['CHARGE-08'],
      point: { units: ['liberators'] },
      goal: { is: 'refused', rule: 'CHARGE-08' },
      hint: 'Click one of them and read the bar.',
      solution: [{ type: 'tryCharge', unit: 'liberators' }],
      otherwise: 'In a moment. First click the Liberators once more.',
    },
    {
      say: 'The *Prosecutors* may charge from 18″ and roll three dice: their warscroll says so. Try it.',
      why: 'What a warscroll says goes before the core rules.',
      rules: ['ABIL-01'],
      point: { units: ['prosecutors'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'prosecutors' } },
      hint: 'They stand on the right.',
    },
    {
      say: '*12″* is plenty. Press *Charge*.',
      rules: ['CHARGE-05', 'CHARGE-09'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'prosecutors' } },
      hint: 'The way is laid out already.',
      solution: [offered({ type: 'chargeMove', unit: 'prosecutors' })],
    },
  ],
};
