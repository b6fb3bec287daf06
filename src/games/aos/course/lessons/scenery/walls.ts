import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered, shifts } from '../../scripted-commands';

export const walls: Lesson = {
  id: 'walls',
  group: 'scenery',
  title: 'Behind the wall',
  gives: 'Use an obstacle as cover against missiles.',
  minutes: 3,
  position: {
    scenery: [{ piece: 'field-wall', x: 17.5, y: 9, turn: 90 }],
    azure: [{ id: 'castigators', warscroll: 'castigators', models: 3, at: row(15.8, 4, 3, 1.8) }],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 5, at: row(14, 20, 5, 1.8) }],
    from: { asked: 'act', phase: 'movement', seat: 'azure' },
  },
  steps: [
    {
      say: 'Some scenery is an *obstacle*: this wall says so on its warscroll. A unit with all its models *within 1″* of it has cover from missiles that come over it.',
      why: 'The shooter must be nearer to the wall than to the unit. In combat a wall gives no cover.',
      rules: ['OBST-01', 'OBST-02'],
      point: { spot: { x: 17.5, y: 9, radius: 3, word: 'obstacle' } },
      goal: { is: 'read' },
    },
    {
      say: 'Move the *Castigators* close behind the wall, to the marked place.',
      rules: ['OBST-02', 'MOVE-12'],
      point: { units: ['castigators'], spot: { x: 17.6, y: 7.1, radius: 0.8, word: 'here' } },
      goal: { is: 'at', unit: 'castigators', x: 17.6, y: 7.1, within: 0.6 },
      almost: 'Close, but all three must be within 1″ of the wall: the marked place.',
      hint: 'Drag them a little more than 3″ straight ahead, and press {move castigators}.',
      solution: [shifts('move', 'castigators', 0, 3.1)],
    },
    {
      say: 'Press {endPhase movement}. We skip the rest of your turn, and then it is Ember’s turn.',
      rules: ['ROUND-02'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase movement} in the bar.',
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'ember' } }],
    },
    {
      say: 'Now Ember’s Judicators shoot at your Castigators behind the wall.',
      rules: ['OBST-02', 'COVER-04'],
      point: { units: ['judicators'] },
      goal: {
        is: 'watch',
        lines: [
          { type: 'shoot', unit: 'judicators' },
          offered({ type: 'attack', unit: 'judicators' }),
          { goOnTo: { asked: 'act', phase: 'shooting', seat: 'ember' } },
        ],
      },
    },
    {
      say: 'Look at the save row: Rend −1 and *cover +1*. The wall helps one save roll in six.',
      rules: ['COVER-04', 'MOD-01'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Move the Castigators so that the wall gives *all of them* cover from Ember’s archers.',
    goal: { is: 'at', unit: 'castigators', x: 18.4, y: 7.1, within: 0.6 },
    solution: [shifts('move', 'castigators', 0, 3.1)],
    wrong: [shifts('move', 'castigators', 0, 1)],
  },
};
