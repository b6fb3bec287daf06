import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { goes } from '../../scripted-commands';

export const climb: Lesson = {
  id: 'climb',
  group: 'moving',
  title: 'Over hills and walls',
  gives: 'Climb scenery and count the height as part of the move.',
  minutes: 3,
  position: {
    scenery: [
      { piece: 'stair-hill', x: 18, y: 12, turn: 180 },
      { piece: 'field-wall', x: 30, y: 7.5, turn: 90 },
    ],
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(18, 4.2, 1, 0) },
      { id: 'relictor', warscroll: 'lord-relictor', models: 1, at: row(31.5, 4.6, 1, 0) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 22, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Models move *over* scenery, not through it. The first step of this hill is *1½″* high.',
      why: 'Going up and coming down count as moving, inch by inch.',
      rules: ['TMOVE-01', 'TMOVE-02', 'TERR-02', 'FIELD-03'],
      point: { spot: { x: 18, y: 7, radius: 1.2, word: '1½″ up' } },
      goal: { is: 'read' },
    },
    {
      say: 'Move the *Lord-Celestant* up to the *marked place* on the hill. Watch the number: it is more than the distance along the ground.',
      why: '2.8″ along and 1.5″ up make 4.3″ of his 5″.',
      rules: ['TMOVE-02', 'TMOVE-03'],
      point: { units: ['lord'], spot: { x: 18, y: 7, radius: 1.2, word: 'here' } },
      goal: { is: 'at', unit: 'lord', x: 18, y: 7, within: 1.2 },
      hint: 'Drag him straight ahead onto the hill and press {move lord}.',
      almost: 'He should come to the marked place on the hill.',
      solution: [goes('move', 'lord', ['lord/1', 18, 7])],
      wrong: goes('move', 'lord', ['lord/1', 18, 8.6]),
    },
    {
      say: 'A move must end *standing*: on flat ground, on a step or a gentle slope, never half-way up a wall. The Lord-Relictor has a Move of 4″. Move him *next to the field wall*.',
      why: 'A wall also gives cover to units behind it. Another lesson shows how.',
      rules: ['TMOVE-03', 'MOVE-05'],
      point: { units: ['relictor'], spot: { x: 31.5, y: 5.8, radius: 1, word: 'here' } },
      goal: { is: 'at', unit: 'relictor', x: 31.5, y: 5.8, within: 1 },
      hint: 'Drag him about an inch towards the wall and press {move relictor}.',
      almost: 'Nearer to the wall: the marked place.',
      solution: [goes('move', 'relictor', ['relictor/1', 31.5, 6.1])],
      wrong: goes('move', 'relictor', ['relictor/1', 31.5, 9.4]),
    },
    {
      say: 'The wall is 1.3″ high: to cross it you add 1.3″ up and 1.3″ down to the distance along the ground. Sometimes it is shorter to go round it.',
      rules: ['TMOVE-02', 'TERR-01'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Move the Lord-Celestant onto the *marked place* on the hill. His Move is 5″.',
    position: {
      scenery: [{ piece: 'stair-hill', x: 10, y: 12, turn: 180 }],
      azure: [{ id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(10, 4, 1, 0) }],
    },
    point: { spot: { x: 10, y: 7, radius: 0.8, word: 'here' } },
    goal: { is: 'at', unit: 'lord', x: 10, y: 7, within: 0.8 },
    solution: [goes('move', 'lord', ['lord/1', 10, 6.9])],
    wrong: [goes('move', 'lord', ['lord/1', 12, 4])],
  },
};
