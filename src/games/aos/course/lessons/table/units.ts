import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { goes, shifts } from '../../scripted-commands';

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
      say: 'Break a rule on purpose: click the Liberators and press {oneModel}. Then drag the *Liberator at the end of the row* 3″ away from the others, and press {move liberators}.',
      why: 'When a move ends, each model must be within 1″ of another of its unit, so that all of them make one group.',
      rules: ['UNIT-02', 'UNIT-04', 'MOVE-11'],
      point: { units: ['liberators'] },
      goal: { is: 'refused', rule: 'UNIT-02' },
      hint: 'Click a Liberator, press {oneModel}, and drag the one at the end of the row. By key: press M until only the model at the end is marked, and move it with the arrow keys. With the mouse you can also hold Alt.',
      otherwise: 'That move keeps them together, so it would be allowed. Drag one model 3″ away from the others.',
      solution: [goes('move', 'liberators', ['liberators/5', 18.2, 8])],
    },
    {
      say: 'The bar shows the rule that was broken and by how much. Nothing has moved. Now move *all five* at least 3″ forward as one group.',
      why: 'A move that cannot end as one group is not made at all.',
      rules: ['UNIT-04'],
      point: { spot: { x: 14.6, y: 9, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'liberators', x: 14.6, y: 9, within: 2 },
      hint: 'Press {putBack}, and switch {oneModel} off. Then drag one Liberator: the others follow. Bring them to the marked place and press {move liberators}.',
      almost: 'They are one group, but they should come to the marked place. Drag them a little further.',
      solution: [shifts('move', 'liberators', 0, 4)],
      wrong: goes('move', 'liberators', ['liberators/5', 18.2, 8]),
    },
    {
      say: 'The Lord-Celestant is a unit of *one*. Move him anywhere you like.',
      why: 'A single model is always one group, so only his Move of 5″ limits him.',
      rules: ['UNIT-03'],
      point: { units: ['lord'] },
      goal: { is: 'given', like: { type: 'move', unit: 'lord' } },
      hint: 'Drag the Lord-Celestant on the right and press {move lord}.',
      solution: [shifts('move', 'lord', 1, 3)],
      wrong: shifts('move', 'lord', 0, 7),
    },
    {
      say: 'Well done. When losses split a unit, it may stay split until the turn ends. If it moves before that, it must become one group again.',
      rules: ['UNIT-05', 'UNIT-06'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Move the Liberators so that one of them stands at the *marked place*. They must stay one group.',
    point: { spot: { x: 25, y: 9.6, radius: 0.6, word: 'here' } },
    goal: { is: 'at', unit: 'liberators', x: 25, y: 9.6, within: 0.6 },
    solution: [shifts('move', 'liberators', 0, 4.6)],
    wrong: [shifts('move', 'liberators', 0, 2)],
  },
};
