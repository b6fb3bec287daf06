import type { Lesson } from '../../lesson';
import { goes } from '../../lines';
import { row } from '../../position';

export const damageTable: Lesson = {
  id: 'damage-table',
  group: 'warscrolls',
  title: 'When the mighty weaken',
  gives: 'Read a damage table, and play a great model that is hurt.',
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
      say: 'For once you lead the dead. Your *Black Coach* has 12 Wounds, and Ember’s arrows have taken *6*. Click it.',
      rules: ['DTAB-01'],
      point: { units: ['coach'] },
      goal: { is: 'selected', unit: 'coach' },
      hint: 'You cannot miss it.',
    },
    {
      say: 'Great models have a *damage table*: the more wounds they have suffered, the weaker they are. Unhurt, the Coach flies 14″. With 6 wounds it is *10″*.',
      why: 'The table is read by the wounds the model has now. Heal it, and it is strong again.',
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
      hint: 'Drag it 8″ straight ahead and press Move.',
      solution: [goes('move', 'coach', ['coach/1', 18, 11.6])],
      wrong: goes('move', 'coach', ['coach/1', 29.5, 4]),
    },
  ],
};
