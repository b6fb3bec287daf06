import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const cover: Lesson = {
  id: 'cover',
  group: 'shooting',
  title: 'Cover, and Look Out, Sir!',
  gives: 'Know what protects a target: scenery around it, or a unit beside a hero.',
  minutes: 4,
  position: {
    scenery: [{ piece: 'wood', x: 9, y: 17, turn: 0 }],
    azure: [
      { id: 'judicators-1', warscroll: 'judicators', models: 5, at: row(5, 5, 5, 1.8) },
      { id: 'judicators-2', warscroll: 'judicators', models: 5, at: row(22, 5, 5, 1.8) },
    ],
    ember: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(9.1, 17.6, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(22, 17.5, 5, 1.8) },
      { id: 'relictor', warscroll: 'lord-relictor', models: 1, at: row(26, 15.5, 1, 0) },
    ],
    from: { asked: 'act', phase: 'shooting', seat: 'azure' },
    dice: [6, 4, 3, 6, 6, 6, 6, 4, 4, 4, 1, 3, 3, 2, 3, 5, 5, 5, 3, 4, 2],
  },
  steps: [
    {
      say: 'Ember’s *Lord-Celestant* stands in the wood. A unit that is *wholly* on or in one piece of scenery has *cover*: +1 to its save rolls.',
      why: 'Monsters and war machines have none, and a unit that charged has none in the fight that follows. Cover counts once.',
      rules: ['COVER-01', 'COVER-02', 'COVER-03', 'COVER-04'],
      point: { units: ['lord'] },
      goal: { is: 'read' },
    },
    {
      say: 'Shoot him with the *Judicators on the left*: click them, press {shoot judicators-1}, click the Lord-Celestant.',
      why: 'He saves on 3+. Rend takes 1 from his dice, cover gives 1 back.',
      rules: ['COVER-01', 'SEQ-05'],
      point: { units: ['judicators-1', 'lord'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'judicators-1', aim: 'lord' } },
      also: [{ type: 'shoot', unit: 'judicators-1' }],
      almost: 'For this step aim at the Lord-Celestant in the wood.',
      hint: 'Click the Judicators on the left, press {shoot judicators-1}, click the Lord-Celestant in the wood and press {attack lord}.',
      solution: [
        offered({ type: 'shoot', unit: 'judicators-1' }),
        offered({ type: 'attack', unit: 'judicators-1', aim: 'lord' }),
      ],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Look at the save row: *Rend −1 and cover +1* together change nothing, so a 3 is enough.',
      rules: ['MOD-01', 'COVER-04'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'The *Lord-Relictor* stands beside five Liberators. That is *Look Out, Sir!*: missiles at a HERO within 3″ of a friendly unit of three or more have *−1 to hit*. Try it with your other Judicators.',
      why: 'A HERO that is also a MONSTER does not have this protection.',
      rules: ['LOOK-01', 'LOOK-02', 'KEY-02'],
      point: { units: ['judicators-2', 'relictor'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'judicators-2', aim: 'relictor' } },
      also: [{ type: 'shoot', unit: 'judicators-2' }],
      otherwise: 'First the Judicators on the right: they have not shot yet.',
      almost: 'Possible, but aim at the Lord-Relictor this time.',
      hint: 'Click the Judicators on the right, press {shoot judicators-2}, click the Lord-Relictor in front of the Liberators and press {attack relictor}.',
      solution: [
        offered({ type: 'shoot', unit: 'judicators-2' }),
        offered({ type: 'attack', unit: 'judicators-2', aim: 'relictor' }),
      ],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'The hit row shows the −1: a 3 misses now. Keep your own heroes close to other units.',
      rules: ['LOOK-01'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Shoot with one unit of Judicators at an enemy that has *neither cover nor Look Out, Sir!*',
    goal: { is: 'given', like: { type: 'attack', aim: 'liberators' } },
    miss: { is: 'given', like: { type: 'attack' } },
    solution: [{ type: 'shoot', unit: 'judicators-2' }, offered({ type: 'attack', aim: 'liberators' })],
    wrong: [{ type: 'shoot', unit: 'judicators-1' }, offered({ type: 'attack', aim: 'lord' })],
  },
};
