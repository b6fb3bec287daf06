import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const scoring: Lesson = {
  id: 'scoring',
  group: 'first-blood',
  title: 'Scoring',
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
      hint: 'Click them, press {shoot castigators}, then {attack chainrasps}.',
      otherwise: 'The Judicators come next. First the Castigators.',
      almost: 'The Judicators come next. First the Castigators.',
      solution: [offered({ type: 'shoot', unit: 'castigators' }), offered({ type: 'attack', unit: 'castigators' })],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'A Chainrasp is slain: 1 for you, and *first blood*. The first army to slay a model gains a command point; see it in the ribbon.',
      why: 'Only slain models count for that, not models that flee or are removed in other ways.',
      rules: ['FB-06', 'FB-07'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'The battle ends after *round 5*, or at once when a player has nobody left on the table. Three Chainrasps remain. Slay them with the *Judicators*.',
      rules: ['FB-08'],
      point: { units: ['judicators'] },
      goal: { is: 'over' },
      also: [
        { type: 'shoot', unit: 'judicators' },
        { type: 'attack', unit: 'judicators' },
      ],
      hint: 'Click them, press {shoot judicators}, then {attack chainrasps}.',
      solution: [offered({ type: 'shoot', unit: 'judicators' }), offered({ type: 'attack', unit: 'judicators' })],
    },
    {
      say: 'You win! The higher score wins. If it is *at least one and a half times* the other’s, it is a *major* victory, else a *minor* victory. Equal scores are a draw. Even an army that is destroyed can win, if it has slain enough before.',
      why: 'If a battleplan does not say how to win, you win by destroying the enemy army, or else by having slain the larger part of it.',
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
  unaided: {
    say: 'Win the battle *in this phase*: slay all Chainrasps.',
    position: { dice: Array<number>(40).fill(4) },
    goal: { is: 'over' },
    solution: [
      { type: 'shoot', unit: 'judicators' },
      offered({ type: 'attack', unit: 'judicators' }),
      { goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } },
      { type: 'shoot', unit: 'castigators' },
      offered({ type: 'attack', unit: 'castigators' }),
      { goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } },
    ],
    wrong: [{ type: 'endPhase' }],
  },
};
