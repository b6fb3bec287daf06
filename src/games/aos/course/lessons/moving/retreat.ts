import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const retreat: Lesson = {
  id: 'retreat',
  group: 'moving',
  title: 'Retreating',
  gives: 'Leave a fight, and know what it costs.',
  minutes: 3,
  position: {
    azure: [{ id: 'judicators', warscroll: 'judicators', models: 5, at: row(14, 10.5, 5, 1.8) }],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 13.5, 10, 1.2) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'The Chainrasps are less than *3″* from your Judicators. A unit so near to an enemy may only *stay* or *retreat*.',
      why: 'One model within 3″ of an enemy is enough; it counts for the whole unit.',
      rules: ['RETR-01', 'RETR-04'],
      point: { units: ['judicators', 'chainrasps'] },
      goal: { is: 'read' },
    },
    {
      say: 'Drag the Judicators *straight back*, away from the enemy, and press {retreat judicators}. They must end *more than 3″* from every enemy.',
      why: 'On the way they may pass near enemies; only the place where they end counts.',
      rules: ['RETR-02'],
      point: { units: ['judicators'] },
      goal: { is: 'far', unit: 'judicators', other: 'chainrasps', beyond: 3 },
      hint: 'Two inches back is enough; their Move is 5″. Then press {retreat judicators}.',
      solution: [shifts('retreat', 'judicators', 0, -3)],
      wrong: shifts('retreat', 'judicators', 0, -0.5),
      after: [{ type: 'endPhase' }],
    },
    {
      say: 'They are safe. We went on to your shooting phase. *Click the Judicators* and see whether they may shoot.',
      why: 'A unit that retreated neither shoots nor charges this turn.',
      rules: ['SHOOT-03', 'RETR-03'],
      point: { units: ['judicators'] },
      goal: { is: 'refused', rule: 'SHOOT-03' },
      hint: 'Click one of them and read the bar.',
      solution: [{ type: 'shoot', unit: 'judicators' }],
      otherwise: 'Before you end the phase: click the Judicators.',
    },
    {
      say: 'Had they stayed, they could have shot at the Chainrasps, even this close, but not charged. Staying is often the better choice for archers.',
      rules: ['RETR-05', 'SHOOT-05'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'The Judicators are within 3″ of the enemy. They should *shoot this turn*: come to the shooting phase and press the button to shoot.',
    goal: { is: 'given', like: { type: 'shoot', unit: 'judicators' } },
    lasts: 'shooting',
    solution: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }, { type: 'shoot', unit: 'judicators' }],
    wrong: [shifts('retreat', 'judicators', 0, -3)],
  },
};
