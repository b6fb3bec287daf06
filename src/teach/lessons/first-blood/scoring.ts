import type { Lesson } from '../../lesson';
import { offered } from '../../lines';
import { row } from '../../position';

export const scoring: Lesson = {
  id: 'scoring',
  group: 'first-blood',
  title: 'First blood, and the last',
  gives: 'Know how First Blood is scored, and win one.',
  minutes: 4,
  position: {
    azure: [
      { id: 'castigators', warscroll: 'castigators', models: 3, at: row(7, 6, 3, 1.8) },
      { id: 'judicators', warscroll: 'judicators', models: 5, at: row(18, 6, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 4, at: row(16, 16, 4, 1.2) }],
    from: { asked: 'act', phase: 'shooting', seat: 'azure' },
    dice: [4, 4, 2, 2, 2, 5, 5, 2, 5, 5, 5, 5, 5, 5, 5, 5, 2, 2, 2, 2],
  },
  steps: [
    {
      say: 'In First Blood you score the *Wounds of every enemy model slain*: 1 for a Chainrasp, 5 for a Guardian. The scores are in the ribbon. Shoot with the *Castigators*.',
      rules: ['FB-09'],
      point: { units: ['castigators'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'castigators' } },
      also: [{ type: 'shoot', unit: 'castigators' }],
      hint: 'Pick them, press Shoot, then the bright button.',
      otherwise: 'They come next. First the Castigators.',
      almost: 'They come next. First the Castigators.',
      solution: [offered({ type: 'shoot', unit: 'castigators' }), offered({ type: 'attack', unit: 'castigators' })],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'A Chainrasp fell: 1 for you, and *first blood*. The first army to slay a model gains a command point; see it in the ribbon.',
      why: 'Only slaying counts for that, not models that flee or are lost in other ways.',
      rules: ['FB-06', 'FB-07'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'The battle ends after *round 5*, or at once when a player has nobody left on the table. Three Chainrasps remain. End it with the *Judicators*.',
      rules: ['FB-08'],
      point: { units: ['judicators'] },
      goal: { is: 'over' },
      also: [
        { type: 'shoot', unit: 'judicators' },
        { type: 'attack', unit: 'judicators' },
      ],
      hint: 'Pick them, press Shoot, then the bright button.',
      solution: [offered({ type: 'shoot', unit: 'judicators' }), offered({ type: 'attack', unit: 'judicators' })],
    },
    {
      say: 'Victory! With half as much again as the other’s score it is a *major* victory; with more it is a *minor* one; equal scores are a draw. Even a destroyed army can win, if it slew enough before.',
      why: 'Where a plan names no way to win, destroying the enemy does it, or having slain the greater share.',
      rules: ['FB-10', 'FB-11', 'FB-12', 'VICT-01', 'VICT-02', 'VICT-03'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Other battleplans have *objectives*: markers that count for whoever has more models within 6″ at the end of a turn, and stay theirs until the enemy takes them.',
      rules: ['OBJ-01', 'OBJ-02', 'OBJ-03', 'OBJ-04', 'OBJ-05', 'OBJ-06'],
      goal: { is: 'read' },
    },
  ],
};
