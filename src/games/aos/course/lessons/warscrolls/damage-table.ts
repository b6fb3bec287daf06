import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { goes } from '../../scripted-commands';

export const damageTable: Lesson = {
  id: 'damage-table',
  group: 'warscrolls',
  title: 'Damage tables',
  gives: 'Read a damage table, and play a large model that is wounded.',
  minutes: 3,
  position: {
    first: 'ember',
    azure: [{ id: 'coach', warscroll: 'black-coach', models: 1, at: row(18, 4, 1, 0) }],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 10, at: row(9, 22.6, 10, 1.8) }],
    before: [
      { type: 'shoot', unit: 'judicators' },
      { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'coach' }] },
    ],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
    dice: [1, 1, 1, 6, 6, 2, ...Array<number>(9).fill(5), ...Array<number>(9).fill(5), 2, 2, 2, 2, 2, 6, 6, 6, 6],
  },
  steps: [
    {
      say: 'This time you play the other army. Your *Black Coach* has 12 Wounds, and Ember’s arrows have taken *6*. Click it.',
      rules: ['DTAB-01'],
      point: { units: ['coach'] },
      goal: { is: 'selected', unit: 'coach' },
      hint: 'It is your only model.',
    },
    {
      say: 'Large models have a *damage table*: the more wounds they have suffered, the weaker they are. Without wounds the Coach flies 14″. With 6 wounds it is *10″*.',
      why: 'The table uses the wounds that the model has now. If it is healed, it is strong again.',
      rules: ['DTAB-01', 'HEAL-01', 'SLAIN-01'],
      point: { panel: 'card' },
      goal: { is: 'read' },
    },
    {
      say: 'Move it to the *marked place*, 8″ ahead. Further than 10″ is no longer allowed.',
      rules: ['DTAB-01', 'MOVE-12', 'MOVE-09'],
      point: { spot: { x: 18, y: 12, radius: 1.5, word: 'here' } },
      goal: { is: 'at', unit: 'coach', x: 18, y: 12, within: 1.5 },
      almost: 'It should come to the marked place.',
      hint: 'Drag it 8″ straight ahead and press {move coach}.',
      solution: [goes('move', 'coach', ['coach/1', 18, 11.6])],
      wrong: goes('move', 'coach', ['coach/1', 29.5, 4]),
    },
  ],
  unaided: {
    say: 'Move the Black Coach to the *marked place*, if its damage table allows so long a move. If not, end the phase.',
    point: { spot: { x: 18, y: 17, radius: 1, word: '13″' } },
    goal: { is: 'left', phase: 'movement' },
    miss: { is: 'given', like: { type: 'move' } },
    solution: [{ type: 'endPhase' }],
    wrong: [goes('move', 'coach', ['coach/1', 18, 10])],
  },
};
