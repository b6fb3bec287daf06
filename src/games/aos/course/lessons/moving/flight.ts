import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const flight: Lesson = {
  id: 'flight',
  group: 'moving',
  title: 'Flying',
  gives: 'Fly over enemies and walls, and land where it is allowed.',
  minutes: 2,
  position: {
    scenery: [{ piece: 'field-wall', x: 17.8, y: 10.5, turn: 90 }],
    azure: [
      { id: 'prosecutors', warscroll: 'prosecutors', models: 3, at: row(16, 7.5, 3, 1.8) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(3, 5, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 14, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Click the *Prosecutors* and find *Fly* on their card. They have wings and a Move of 12″.',
      why: 'A flyer passes over models and scenery as if they were not there.',
      rules: ['FLY-01'],
      point: { units: ['prosecutors'] },
      goal: { is: 'selected', unit: 'prosecutors' },
      hint: 'They are the three winged figures behind the wall.',
    },
    {
      say: 'Fly *over the wall and the Chainrasps* to the marked place behind them, and press {move prosecutors}.',
      why: 'A flyer does not count height. It may pass near enemies, but must end more than 3″ away from them.',
      rules: ['FLY-01', 'FLY-02', 'MOVE-13'],
      point: { spot: { x: 17.8, y: 19, radius: 1.8, word: 'land here' } },
      goal: { is: 'at', unit: 'prosecutors', x: 17.8, y: 19, within: 1.8 },
      hint: 'Drag them 11″ or 12″ straight ahead, then press {move prosecutors}.',
      almost: 'They flew, but not to the marked place behind the enemy.',
      solution: [shifts('move', 'prosecutors', 0, 11.5)],
      wrong: shifts('move', 'prosecutors', 0, 7),
    },
    {
      say: 'The Liberators cannot fly. Move them *anywhere* and see the difference.',
      why: 'No model, flying or not, may end a move on top of another model.',
      rules: ['FLY-03', 'MOVE-06'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'move', unit: 'liberators' } },
      hint: 'They are on the left, and their Move is 5″. Drag them, then press {move liberators}.',
      solution: [shifts('move', 'liberators', 0, 4)],
      wrong: shifts('move', 'liberators', 0, 8),
    },
  ],
  unaided: {
    say: 'Fly over the enemy and land behind the Chainrasps, *within 4″* of them.',
    goal: { is: 'near', unit: 'prosecutors', other: 'chainrasps', within: 4 },
    solution: [shifts('move', 'prosecutors', 0, 11)],
    wrong: [shifts('move', 'prosecutors', 0, -3)],
  },
};
