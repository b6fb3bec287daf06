import type { Lesson } from '../../lesson';
import { shifts } from '../../lines';
import { row } from '../../position';

export const atTheDouble: Lesson = {
  id: 'at-the-double',
  group: 'command',
  title: 'Command points',
  gives: 'Earn command points, and turn a bad run into the best.',
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
      why: 'Battalions bring one each at the start, and first blood one more.',
      rules: ['CMD-06', 'CMD-08', 'CMD-05', 'HERO-01'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Points buy *command abilities*, one point each. They need a *HERO*: yours is the Lord-Celestant, and he is your general. End the hero phase.',
      why: 'Three abilities are everyone’s; others stand on warscrolls. One that names no moment is used in your hero phase, and as often as points last.',
      rules: ['CMD-01', 'CMD-02', 'CMD-04', 'CMD-07', 'CMD-09'],
      point: { units: ['lord'] },
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'The button is in the bar.',
    },
    {
      say: 'Now *run* with the Liberators.',
      rules: ['RUN-01'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'run', unit: 'liberators' } },
      hint: 'Click them and press Run.',
      otherwise: 'Let them run this time, before they move.',
    },
    {
      say: 'A *1*. Shameful! Use *At the Double*: the roll counts as *6*.',
      why: 'The unit must be within 6″ of a HERO, or within 12″ of a HERO who is the general. A hero is in range of himself, too.',
      rules: ['CMD-10', 'CMD-13', 'GENL-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'atTheDouble', unit: 'liberators' } },
      hint: 'The button stands in the bar.',
      otherwise: 'Wait: with a command point the run becomes much longer.',
    },
    {
      say: '5″ and 6″ make *11″*. Bring them to the marked place.',
      rules: ['RUN-02', 'CMD-04'],
      point: { spot: { x: 16.6, y: 14, radius: 2, word: 'here' } },
      goal: { is: 'at', unit: 'liberators', x: 16.6, y: 14, within: 2 },
      hint: 'Drag them 10″ straight ahead.',
      almost: 'Further: they can go 11″.',
      solution: [shifts('move', 'liberators', 0, 10)],
      wrong: shifts('move', 'liberators', 0, 11.5),
    },
  ],
};
