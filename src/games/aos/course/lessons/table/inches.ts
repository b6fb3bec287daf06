import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const inches: Lesson = {
  id: 'inches',
  group: 'table',
  title: 'Inches and bases',
  gives: 'Find your way on the table and measure anything on it.',
  minutes: 3,
  position: {
    azure: [{ id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 5, 5, 1.8) }],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 17, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Welcome! Two armies share this table. Yours has the *blue rims* and is called Azure; the orange one is Ember, your enemy.',
      why: 'Wherever a rule says friend it means your own army, and enemy means the other.',
      rules: ['GEN-03', 'GEN-04', 'FIELD-01', 'FIELD-02'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Drag the ground to move the table. Turn it with the right mouse button or two fingers. Come closer with the mouse wheel, or by moving two fingers apart. Then *click one of your Liberators*.',
      why: 'A figure on its base is a model. Models that fight together are a unit, and you always choose whole units.',
      rules: ['UNIT-01'],
      point: { units: ['liberators'] },
      goal: { is: 'selected', unit: 'liberators' },
      hint: 'The five knights with blue rims are the Liberators. Click any of them, or press Tab until they are marked.',
    },
    {
      say: 'Everything here is measured in *inches*. Press {measure} in the bar below.',
      why: 'Anyone may measure anything at any time, even in the enemy’s turn. It costs nothing.',
      rules: ['MEAS-05'],
      point: { panel: 'measure' },
      goal: { is: 'took', tool: 'tape' },
      hint: 'It is the button with the ruler, beside {undo}. The key T does the same.',
    },
    {
      say: 'Point at the Chainrasps and read the tape. It measures from the *edge of a base to the edge of a base*, between the two models that are closest.',
      why: 'Arms, swords and banners do not count, only the round bases. The distance between two units is that of the closest two models.',
      rules: ['MEAS-01', 'MEAS-03', 'MEAS-02'],
      point: { units: ['chainrasps'] },
      goal: { is: 'read' },
    },
    {
      say: 'Press {measure} again to put the tape away. Now drag your Liberators forward until they are *within 8″ of the Chainrasps*, and press {move liberators}.',
      why: 'Within 8″ means 8″ or less: exactly 8″ is enough.',
      rules: ['MEAS-04', 'MOVE-12'],
      point: { units: ['liberators', 'chainrasps'] },
      goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 8 },
      hint: 'They start almost 11″ away and may move 5″. Drag a Liberator about 3″ towards the enemy and press {move liberators}.',
      almost: 'They moved, but they are still more than 8″ from the Chainrasps. Drag them a little further.',
      solution: [shifts('move', 'liberators', 0, 3)],
      wrong: shifts('move', 'liberators', 0, 6),
    },
    {
      say: 'You measured, and the table checked it. *Wholly within* means that the whole base is within, and the whole base of every model of a unit.',
      why: 'Some abilities use it. If any part of a base is outside, the unit is not wholly within.',
      rules: ['MEAS-06'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Move the Liberators so that they are *within 6″* of the Chainrasps.',
    goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 6 },
    solution: [shifts('move', 'liberators', 0, 4.9)],
    wrong: [shifts('move', 'liberators', 0, 3)],
  },
};
