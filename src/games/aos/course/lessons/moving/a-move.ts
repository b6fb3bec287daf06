import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const aMove: Lesson = {
  id: 'a-move',
  group: 'moving',
  title: 'A normal move',
  gives: 'Move units as far as they may, and keep the distance that the rules ask for.',
  minutes: 3,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(8, 6, 5, 1.8) },
      { id: 'judicators', warscroll: 'judicators', models: 5, at: row(22, 6, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(8, 14, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'This is your *movement phase*. You move as many of your units as you like, one after another, each once.',
      why: 'The ribbon above shows the phase that is on.',
      rules: ['MOVE-01', 'MOVE-02', 'MOVE-03'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Click the *Judicators* and look at their card: Move says 5″. That is how far each of them may go.',
      why: 'The light on the ground shows all places that are in reach.',
      rules: ['MOVE-12', 'WS-01'],
      point: { units: ['judicators'], panel: 'card' },
      goal: { is: 'selected', unit: 'judicators' },
      hint: 'They are the archers on the right. Click one of them.',
    },
    {
      say: 'Drag the Judicators to the *marked place* and press {move judicators}. They may take any way and turn as they like.',
      why: 'The length of the way counts. It is measured at the part of the base that moves furthest, or of the model if it has no base.',
      rules: ['MOVE-05', 'MOVE-08', 'MOVE-09', 'MOVE-10'],
      point: { spot: { x: 25.6, y: 10, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'judicators', x: 25.6, y: 10, within: 2 },
      hint: 'Drag one of them 4″ straight ahead, then press {move judicators}. The number beside it is the distance.',
      almost: 'A good move, but not to the marked place. Drag them there.',
      solution: [shifts('move', 'judicators', 0, 4)],
      wrong: shifts('move', 'judicators', 0, 5.5),
    },
    {
      say: 'Now the Liberators. The *red ground* around the Chainrasps is 3″ wide. Drag them straight at the enemy, until they stop at the edge of the red ground. Then press {move liberators}.',
      why: 'A normal move stays more than 3″ from every enemy, all the way. To come closer you must charge.',
      rules: ['MOVE-13', 'MOVE-04', 'MOVE-06', 'MOVE-07'],
      point: { units: ['liberators', 'chainrasps'] },
      goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 4 },
      hint: 'Between 2.8″ and 3.7″ forward is right. Then press {move liberators}.',
      almost: 'That is allowed, but still more than 4″ away. Move a little nearer.',
      solution: [shifts('move', 'liberators', 0, 3.2)],
      wrong: shifts('move', 'liberators', 0, 5),
    },
    {
      say: 'Try to move the Judicators *again*.',
      why: 'Each unit moves once in a movement phase.',
      rules: ['MOVE-02'],
      point: { units: ['judicators'] },
      goal: { is: 'refused', rule: 'MOVE-02' },
      hint: 'Drag a Judicator. The bar says why it stays where it is.',
      solution: [shifts('move', 'judicators', 0, 1)],
      otherwise: 'Not now: try to drag the Judicators once more.',
    },
    {
      say: 'Both units have moved. Press {endPhase movement}.',
      rules: ['ROUND-07'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase movement} in the bar below.',
    },
  ],
  unaided: {
    say: 'Move the Liberators *as near to the Chainrasps as a normal move may come*: not more than ½″ further than that.',
    goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 3.5 },
    solution: [shifts('move', 'liberators', 0, 3.5)],
    wrong: [shifts('move', 'liberators', 0, 1)],
  },
};
