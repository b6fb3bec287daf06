import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const run: Lesson = {
  id: 'run',
  group: 'moving',
  title: 'Running',
  gives: 'Run when distance matters more than shooting or charging.',
  minutes: 3,
  position: {
    azure: [{ id: 'judicators', warscroll: 'judicators', models: 5, at: row(14, 3, 5, 1.8) }],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 21, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
    dice: [4],
  },
  steps: [
    {
      say: 'A unit that *runs* adds a die to its Move, for all its models. You must say so before it moves. Click the *Judicators*.',
      rules: ['RUN-01', 'RUN-02'],
      point: { units: ['judicators'] },
      goal: { is: 'selected', unit: 'judicators' },
      hint: 'They are your only unit.',
    },
    {
      say: 'Now press {run judicators}.',
      why: 'The die is rolled at once, and you cannot take it back.',
      rules: ['RUN-01'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'run', unit: 'judicators' } },
      hint: 'Click the Judicators and press {run judicators}. If you do not see it, press {more}.',
    },
    {
      say: 'A 4: their Move of 5″ becomes *9″*. Bring them to the *marked place*.',
      rules: ['RUN-02', 'RAND-01'],
      point: { spot: { x: 17.6, y: 11, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'judicators', x: 17.6, y: 11, within: 2 },
      hint: 'Drag them 8″ straight ahead and press {move judicators}.',
      almost: 'Go further: they can move 9″ now.',
      solution: [shifts('move', 'judicators', 0, 8)],
      wrong: shifts('move', 'judicators', 0, 9.5),
      after: [{ type: 'endPhase' }],
    },
    {
      say: 'We ended the movement phase for you. The enemy is in reach of your bows. *Click the Judicators* and try to shoot.',
      why: 'A unit that ran neither shoots nor charges this turn.',
      rules: ['SHOOT-03', 'RUN-03'],
      point: { units: ['judicators'] },
      goal: { is: 'refused', rule: 'SHOOT-03' },
      hint: 'Click one of them and read the bar.',
      solution: [{ type: 'shoot', unit: 'judicators' }],
      otherwise: 'First see whether they may shoot: click the Judicators.',
    },
    {
      say: 'Run early in the battle, when nothing is in range anyway, or to reach a place that matters.',
      rules: ['RUN-03', 'CHARGE-03'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Bring the Judicators *within 10″ of the Chainrasps* in this phase.',
    goal: { is: 'near', unit: 'judicators', other: 'chainrasps', within: 10 },
    solution: [{ type: 'run', unit: 'judicators' }, shifts('move', 'judicators', 0, 8)],
    wrong: [shifts('move', 'judicators', 0, 5)],
  },
};
