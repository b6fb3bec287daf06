import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const aFailedCharge: Lesson = {
  id: 'a-failed-charge',
  group: 'charging',
  title: 'When a charge fails',
  gives: 'Compare the distance with the dice before you try a charge.',
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
      say: 'The Liberators are almost *7″* from the Chainrasps. Two dice make 7 on average, so this can fail. Click them and press {tryCharge}.',
      rules: ['CHARGE-01', 'CHARGE-02', 'DICE-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'liberators' } },
      hint: 'They stand on the left. Click one of them, then press {tryCharge}.',
      otherwise: 'They come later. Begin with the Liberators on the left.',
      almost: 'They come later. Begin with the Liberators on the left.',
    },
    {
      say: '1 and 2: only *3″*. Nobody can get within ½″ of an enemy, so the charge *fails*, and nobody moves. Press {declineCharge}.',
      why: 'You may also give up a charge that would reach. A unit whose charge failed has not charged.',
      rules: ['CHARGE-07', 'CHARGE-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'declineCharge', unit: 'liberators' } },
      hint: 'Press {declineCharge}.',
      otherwise: 'A command point could roll again; another lesson shows it. Here, let the charge fail.',
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
      say: 'The *Prosecutors* may charge from 18″ and roll three dice: their warscroll says so. Click them and press {tryCharge}.',
      why: 'Where a warscroll differs from the core rules, the warscroll holds.',
      rules: ['ABIL-01'],
      point: { units: ['prosecutors'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'prosecutors' } },
      hint: 'They stand on the right. Click one of them, then press {tryCharge}.',
    },
    {
      say: '*12″* is enough. Press {chargeMove}.',
      rules: ['CHARGE-05', 'CHARGE-09'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'prosecutors' } },
      hint: 'The table shows a way already: press {chargeMove}.',
      solution: [offered({ type: 'chargeMove', unit: 'prosecutors' })],
    },
  ],
  unaided: {
    say: 'The enemy is more than 12″ from both units. Charge with *the one that may still try*.',
    position: {
      azure: [
        { id: 'liberators', warscroll: 'liberators', models: 5, at: row(20, 2.5, 5, 1.8) },
        { id: 'prosecutors', warscroll: 'prosecutors', models: 3, at: row(8, 2.5, 3, 1.8) },
      ],
      dice: [6, 5, 5],
    },
    goal: { is: 'given', like: { type: 'chargeMove', unit: 'prosecutors' } },
    solution: [{ type: 'tryCharge', unit: 'prosecutors' }, offered({ type: 'chargeMove', unit: 'prosecutors' })],
    wrong: [{ type: 'endPhase' }],
  },
};
