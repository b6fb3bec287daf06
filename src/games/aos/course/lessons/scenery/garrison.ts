import type { Lesson } from '../../lesson';
import { block, row } from '../../position';
import { offered } from '../../scripted-commands';

export const garrison: Lesson = {
  id: 'garrison',
  group: 'scenery',
  title: 'Holding a keep',
  gives: 'Enter a building, fight from inside, and leave again.',
  minutes: 4,
  position: {
    scenery: [{ piece: 'watch-keep', x: 18, y: 7.5, turn: 0 }],
    azure: [{ id: 'judicators', warscroll: 'judicators', models: 5, at: block(11, 6, 2, 5, 1.7) }],
    ember: [{ id: 'castigators', warscroll: 'castigators', models: 3, at: row(16, 20, 3, 1.8) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'This keep *can be garrisoned*. Instead of moving, a unit with all its models within *6″* of it may go inside, if no enemy is within 3″ of it or in it. Click the *Judicators* and press {garrison judicators @0}.',
      why: 'A unit may also begin the battle inside, if the building lies in its own territory.',
      rules: ['GARR-01', 'GARR-02', 'GARR-03'],
      point: { units: ['judicators'] },
      goal: { is: 'given', like: { type: 'garrison', unit: 'judicators' } },
      hint: 'Click the Judicators and press {garrison judicators @0}. If you do not see it, press {more}.',
      otherwise: 'They may move. But this time let them garrison the keep.',
    },
    {
      say: 'They are *off the table and inside*. Measure and look from the keep, or to the keep. Where the figures stand has no effect.',
      why: 'They can shoot, cast and fight from there. They do not move, and nobody else may stand on the keep. To the enemy it now counts as an enemy model.',
      rules: ['GARR-04', 'GARR-05', 'GARR-06', 'GARR-07', 'GARR-08', 'GARR-12', 'GARR-13'],
      goal: { is: 'read' },
    },
    {
      say: 'Press {endPhase movement}. Nobody shoots from the keep this time; we go on to Ember’s turn.',
      rules: ['ROUND-02'],
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase movement} in the bar.',
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'ember' } }],
    },
    {
      say: 'Now Ember’s Castigators shoot at the keep.',
      why: 'A garrison is in cover, and attacks on it have −1 to hit.',
      rules: ['GARR-09', 'GARR-10'],
      goal: {
        is: 'watch',
        lines: [
          { type: 'shoot', unit: 'castigators' },
          offered({ type: 'attack', unit: 'castigators' }),
          { goOnTo: { asked: 'chooseFirst' } },
          { type: 'chooseFirst', first: 'azure' },
          { goOnTo: { asked: 'act', phase: 'movement', seat: 'azure' } },
        ],
      },
    },
    {
      say: 'A new round, and your movement phase again. A garrison *leaves* in its movement phase: click the Judicators and press {leaveGarrison judicators}.',
      why: 'They are set up within 6″ of the keep and more than 3″ from enemies. This counts as their move.',
      rules: ['GARR-11'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'leaveGarrison', unit: 'judicators' } },
      hint: 'Click them and press {leaveGarrison judicators}. The table shows places for them.',
      solution: [offered({ type: 'leaveGarrison', unit: 'judicators' })],
    },
  ],
  unaided: {
    say: 'Make sure that attacks on the Judicators have *−1 to hit* in Ember’s turn.',
    goal: { is: 'given', like: { type: 'garrison', unit: 'judicators' } },
    solution: [offered({ type: 'garrison', unit: 'judicators' })],
    wrong: [{ type: 'endPhase' }],
  },
};
