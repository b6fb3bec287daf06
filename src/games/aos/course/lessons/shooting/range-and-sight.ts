import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

const GREATBOW = 'thunderhead-greatbow';

export const rangeAndSight: Lesson = {
  id: 'range-and-sight',
  group: 'shooting',
  title: 'Range and sight',
  gives: 'Know whom you can shoot, and why not the others.',
  minutes: 4,
  position: {
    scenery: [{ piece: 'watch-keep', x: 26, y: 9.5, turn: 0 }],
    azure: [{ id: 'castigators', warscroll: 'castigators', models: 3, at: row(16.2, 2, 3, 1.8) }],
    ember: [
      { id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(11, 14.5, 10, 1.2) },
      { id: 'reapers', warscroll: 'grimghast-reapers', models: 10, at: row(11, 22.4, 10, 1.4) },
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, at: row(30, 13.2, 1, 0) },
    ],
    from: { asked: 'act', phase: 'shooting', seat: 'azure' },
  },
  steps: [
    {
      say: 'Your *shooting phase*. A missile needs two things: the target *within range*, and *in sight*. Look at the ranges: press {measure}, then {ranges}. The key *G* does the same.',
      why: 'The greatbow on the card reaches 18″. Each model measures for itself.',
      rules: ['ATK-07', 'ATK-08'],
      point: { units: ['castigators'] },
      goal: { is: 'took', tool: 'ranges' },
      hint: 'Press {measure} in the bar, then {ranges} in the row of buttons that appears. Or press the key G.',
    },
    {
      say: 'Press {measure} again to put the ranges away. Click the *Castigators* and press {shoot castigators}.',
      why: 'You shoot with as many units as you like, one after another, each once.',
      rules: ['SHOOT-01', 'SHOOT-04', 'ATK-01'],
      point: { units: ['castigators'] },
      goal: { is: 'given', like: { type: 'shoot', unit: 'castigators' } },
      hint: 'They are your three archers. Click one, then press {shoot castigators}.',
    },
    {
      say: 'Now you pick a target. Try the *Grimghast Reapers* at the far edge: click one of them.',
      why: 'More than 18″ from every bow: too far.',
      rules: ['ATK-07', 'ATK-05'],
      point: { units: ['reapers'] },
      goal: { is: 'refused', rule: 'ATK-07' },
      hint: 'Click a Reaper in the last row. The bar tells how far it is.',
      solution: [{ type: 'attack', unit: 'castigators', orders: [{ weapon: GREATBOW, target: 'reapers' }] }],
      otherwise: 'That is the right target later. First see why you cannot shoot at the Reapers.',
    },
    {
      say: 'Now the *Guardian of Souls* behind the keep. It is near enough. Click it.',
      why: 'A model must see at least a part of the target. Stone hides it; models of your own unit never do.',
      rules: ['ATK-08', 'ATK-09'],
      point: { units: ['guardian'] },
      goal: { is: 'refused', rule: 'ATK-08' },
      hint: 'It stands on the right, behind the keep.',
      solution: [{ type: 'attack', unit: 'castigators', orders: [{ weapon: GREATBOW, target: 'guardian' }] }],
      otherwise: 'That comes next. First see why you cannot shoot at the Guardian.',
    },
    {
      say: 'The *Chainrasps* stand in the open, 11″ away. Press {attack chainrasps}.',
      why: 'All targets are picked before the first die is rolled.',
      rules: ['ATK-04', 'SHOOT-02'],
      point: { units: ['chainrasps'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'castigators' } },
      hint: 'Click the Chainrasps and press {attack chainrasps}.',
      solution: [{ type: 'attack', unit: 'castigators', orders: [{ weapon: GREATBOW, target: 'chainrasps' }] }],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Ember chose which models were slain. Two more things: with an enemy *within 3″* a unit may still shoot, but only at enemies within 3″; and you may shoot at an enemy that is close to your own units without any penalty.',
      why: 'Some weapons also have a minimum range: they cannot shoot at a unit that is wholly inside it.',
      rules: ['SHOOT-05', 'SHOOT-06', 'ATK-10'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Shoot with the Castigators at *a unit that they can reach and see*.',
    goal: { is: 'given', like: { type: 'attack', unit: 'castigators' } },
    solution: [{ type: 'shoot', unit: 'castigators' }, offered({ type: 'attack', unit: 'castigators' })],
    wrong: [{ type: 'endPhase' }],
  },
};
