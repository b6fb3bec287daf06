import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered, shifts } from '../../scripted-commands';

export const aCharge: Lesson = {
  id: 'a-charge',
  group: 'charging',
  title: 'A charge',
  gives: 'Roll for a charge and bring your unit into the fight.',
  minutes: 3,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 9, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(34, 1, 1, 0) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 15.5, 10, 1.2) }],
    from: { asked: 'act', phase: 'charge', seat: 'azure' },
    dice: [4, 3],
  },
  steps: [
    {
      say: 'It is your *charge phase*: the only way to come within 3″ of the enemy. A unit may try if an enemy is within *12″*. Click the *Liberators*.',
      why: 'The tape on the table shows how far the nearest enemy is: that is how much you need.',
      rules: ['CHARGE-01', 'MOVE-04'],
      point: { units: ['liberators'] },
      goal: { is: 'selected', unit: 'liberators' },
      hint: 'They stand in the middle, facing the Chainrasps.',
    },
    {
      say: 'Can the Lord-Celestant charge too? Click *him* and read what the bar says.',
      why: 'He is more than 12″ from every enemy.',
      rules: ['CHARGE-01'],
      point: { units: ['lord'] },
      goal: { is: 'refused', rule: 'CHARGE-01' },
      hint: 'He stands far away on the right.',
      solution: [{ type: 'tryCharge', unit: 'lord' }],
      otherwise: 'First see why the Lord-Celestant cannot charge.',
    },
    {
      say: 'Back to the Liberators: click them and press {tryCharge}. You roll *two dice* and add them up.',
      why: 'You need not say whom you charge before you roll.',
      rules: ['CHARGE-02', 'CHARGE-06', 'DICE-02'],
      point: { units: ['liberators'], panel: 'bar' },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'liberators' } },
      hint: 'Click a Liberator, then press {tryCharge}.',
      wrong: { type: 'tryCharge', unit: 'lord' },
    },
    {
      say: 'A 4 and a 3: *7″*. The first model that moves must end *within ½″ of an enemy*. The table shows a way for each model. Change it if you like, and press {chargeMove}.',
      why: 'If no model can come so near, the charge fails and nobody moves.',
      rules: ['CHARGE-05', 'CHARGE-07', 'CHARGE-09'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
      hint: 'Press {chargeMove}: the way that the table shows is a good one.',
      solution: [offered({ type: 'chargeMove', unit: 'liberators' })],
      wrong: shifts('chargeMove', 'liberators', 0, 1),
      otherwise: 'You may give up a charge. But seven inches are enough here: charge!',
    },
    {
      say: 'The charge is done. A unit tries to charge *once* a turn, and not at all if it ran or retreated, or if an enemy is within 3″ already.',
      why: 'A unit that charged may fight, even if every enemy near it is slain before you pick it.',
      rules: ['CHARGE-03', 'CHARGE-04', 'CHARGE-08'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Charge with *the unit that may try it*.',
    goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
    solution: [{ type: 'tryCharge', unit: 'liberators' }, offered({ type: 'chargeMove', unit: 'liberators' })],
    wrong: [{ type: 'endPhase' }],
  },
};
