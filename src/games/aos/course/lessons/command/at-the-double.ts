import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { shifts } from '../../scripted-commands';

export const atTheDouble: Lesson = {
  id: 'at-the-double',
  group: 'command',
  title: 'Command points',
  gives: 'Gain command points, and make a low roll for a run count as 6.',
  minutes: 3,
  position: {
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(24, 4, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(13, 4, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 21, 10, 1.2) }],
    from: { asked: 'act', phase: 'hero', seat: 'azure' },
    dice: [1],
  },
  steps: [
    {
      say: 'At the start of each of your hero phases you gain *one command point*: see it in the ribbon, beside your name. Points that are not spent are kept.',
      why: 'Each battalion brings one at the start, and first blood one more.',
      rules: ['CMD-06', 'CMD-08', 'CMD-05', 'HERO-01'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Points buy *command abilities*, one point each. They need a *HERO*: yours is the Lord-Celestant, and he is your general. Press {endPhase hero}.',
      why: 'Three of them can be used by every army; others are on warscrolls. If it does not say when, it is used in your hero phase. You may use as many as you have points.',
      rules: ['CMD-01', 'CMD-02', 'CMD-04', 'CMD-07', 'CMD-09'],
      point: { units: ['lord'] },
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase hero} in the bar below.',
    },
    {
      say: 'Now *run* with the Liberators: click them and press {run liberators}.',
      rules: ['RUN-01'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'run', unit: 'liberators' } },
      hint: 'Click a Liberator, then press {run liberators}.',
      otherwise: 'Let them run this time, before they move.',
    },
    {
      say: 'A *1*: the lowest roll. Use *At the Double*, and the roll counts as *6*: press {atTheDouble liberators}.',
      why: 'The unit must be within 6″ of a HERO, or within 12″ of a HERO who is the general. A hero is in range of itself, too.',
      rules: ['CMD-10', 'CMD-13', 'GENL-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'atTheDouble', unit: 'liberators' } },
      hint: 'Press {atTheDouble liberators} in the bar.',
      otherwise: 'Wait: with a command point the run becomes much longer.',
    },
    {
      say: '5″ and 6″ make *11″*. Bring them to the marked place.',
      rules: ['RUN-02', 'CMD-04'],
      point: { spot: { x: 16.6, y: 14, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'liberators', x: 16.6, y: 14, within: 2 },
      hint: 'Drag a Liberator 10″ straight ahead, then press {move liberators}.',
      almost: 'Further: they can go 11″.',
      solution: [shifts('move', 'liberators', 0, 10)],
      wrong: shifts('move', 'liberators', 0, 11.5),
    },
  ],
  unaided: {
    say: 'You have one command point. Bring the Liberators *within 6″ of the Chainrasps* this turn.',
    goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 6 },
    lasts: 'movement',
    solution: [
      { goOnTo: { asked: 'act', phase: 'movement', seat: 'azure' } },
      { type: 'run', unit: 'liberators' },
      { type: 'atTheDouble', unit: 'liberators' },
      shifts('move', 'liberators', 0, 10.8),
    ],
    wrong: [{ goOnTo: { asked: 'act', phase: 'movement', seat: 'azure' } }, shifts('move', 'liberators', 0, 5)],
  },
};
