import type { Lesson } from '../../lesson';
import { goes, shifts } from '../../lines';
import { row } from '../../position';

export const units: Lesson = {
  id: 'units',
  group: 'table',
  title: 'Units stay together',
  gives: 'Keep a unit in one group, and know what the table says when you do not.',
  minutes: 3,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(11, 5, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(23, 5, 1, 0) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 21, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Five Liberators are *one unit*. They move, shoot and fight together, and they must stay together.',
      why: 'All models of a unit have the same warscroll, the page that says what they can do.',
      rules: ['UNIT-01', 'GEN-02'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Let us break a rule on purpose. Hold *Alt* and drag the *Liberator at the end of the row* 3″ away from the others, then press *Move*.',
      why: 'When a move ends, each model must be within 1″ of another of its unit, and all must hang together.',
      rules: ['UNIT-02', 'UNIT-04', 'MOVE-11'],
      point: { units: ['liberators'] },
      goal: { is: 'refused', rule: 'UNIT-02' },
      hint: 'By key: select the unit, press M until only the model at the end is marked, and push it away with the arrows. With a finger, press Show me.',
      otherwise: 'That move keeps them together, so it would be allowed. Pull one model well away from its mates.',
      solution: [goes('move', 'liberators', ['liberators/5', 18.2, 8])],
    },
    {
      say: 'The bar shows the rule that was broken and by how much. Nothing has moved. Now move *all five* at least 3″ forward as one group.',
      why: 'A move that cannot end as one group is not made at all.',
      rules: ['UNIT-04'],
      point: { spot: { x: 14.6, y: 9, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'liberators', x: 14.6, y: 9, within: 2 },
      hint: 'Press Reset, then drag one Liberator without Alt: the others follow in formation. Bring them to the marked place and press Move.',
      almost: 'They kept together, but they should come to the marked place. Drag them a little further.',
      solution: [shifts('move', 'liberators', 0, 4)],
      wrong: goes('move', 'liberators', ['liberators/5', 18.2, 8]),
    },
    {
      say: 'The Lord-Celestant is a unit of *one*. Move him anywhere you like.',
      why: 'A single model is always one group, so nothing holds him back but his Move of 5″.',
      rules: ['UNIT-03'],
      point: { units: ['lord'] },
      goal: { is: 'given', like: { type: 'move', unit: 'lord' } },
      hint: 'Drag the Lord-Celestant at the right and press Move.',
      solution: [shifts('move', 'lord', 1, 3)],
      wrong: shifts('move', 'lord', 0, 7),
    },
    {
      say: 'Well kept together! When losses tear a unit apart it may stay so until the turn ends. If it moves before that, it must join up again.',
      rules: ['UNIT-05', 'UNIT-06'],
      goal: { is: 'read' },
    },
  ],
};
