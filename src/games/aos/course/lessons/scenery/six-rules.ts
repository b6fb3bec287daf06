import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { goes, offered } from '../../scripted-commands';

export const sixRules: Lesson = {
  id: 'six-rules',
  group: 'scenery',
  title: 'What scenery does',
  gives: 'Know the six rules that a piece of scenery can have.',
  minutes: 5,
  position: {
    scenery: [
      { piece: 'ruined-arcade', x: 18, y: 9, turn: 90, rule: 'damned' },
      { piece: 'arcane-stones', x: 30, y: 6, turn: 0 },
      { piece: 'deadly-briar', x: 5, y: 9, turn: 0 },
    ],
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14.4, 5.9, 5, 1.8) },
      { id: 'incantor', warscroll: 'knight-incantor', models: 1, at: row(30, 2.2, 1, 0) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(5, 2.2, 1, 0) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(20, 17, 10, 1.2) }],
    from: { asked: 'useAbilities', phase: 'hero', seat: 'azure' },
    dice: [2, 2, 2, 1, 3],
  },
  steps: [
    {
      say: 'A piece of scenery may have *one rule*, chosen or rolled for. There are six. The arches here are *Damned*: a unit within 1″ may take wounds and get better hit rolls.',
      why: 'Scenery with a warscroll of its own, such as a wall or a keep, has that instead.',
      rules: ['TERR-03', 'TERR-04', 'SCEN-01'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Your hero phase begins: press {sacrifice liberators}. They suffer *D3 mortal wounds*, and re-roll hit rolls of 1 until your next hero phase.',
      why: 'Each player may do this with one unit in a hero phase.',
      rules: ['SCEN-01', 'ABIL-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'sacrifice', unit: 'liberators' } },
      hint: 'Press {sacrifice liberators} in the bar.',
      after: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'azure' } }],
    },
    {
      say: 'The standing stones are *Arcane*: a wizard within 1″ has +1 to casting and unbinding. Click the Knight-Incantor and press {cast incantor arcane-bolt}.',
      rules: ['SCEN-02', 'CAST-02'],
      point: { units: ['incantor'] },
      goal: { is: 'given', like: { type: 'cast', unit: 'incantor', spell: 'arcane-bolt' } },
      almost: 'Not that spell: cast Arcane Bolt here.',
      hint: 'Click her beside the stones and press {cast incantor arcane-bolt}.',
    },
    {
      say: '2 and 2 would fail, but the stones make it *5*. Press {aimSpell chainrasps}.',
      rules: ['SCEN-02', 'MW-03'],
      point: { units: ['chainrasps'] },
      goal: { is: 'given', like: { type: 'aimSpell', target: 'chainrasps' } },
      hint: 'Press {aimSpell chainrasps}.',
      after: [{ goOnTo: { asked: 'act', phase: 'movement', seat: 'azure' } }],
    },
    {
      say: 'We went on to movement. The briar is *Deadly*: a unit that ends a move within 1″ rolls a die, and on a 1 suffers D3 mortal wounds. Try it: move the *Lord-Celestant* beside it.',
      why: 'After pile-ins and arrivals from reserve there is no roll.',
      rules: ['SCEN-04', 'SCEN-07'],
      point: { units: ['lord'], spot: { x: 5, y: 4.7, radius: 1, word: 'here' } },
      goal: { is: 'at', unit: 'lord', x: 5, y: 4.7, within: 1 },
      almost: 'Nearer to the thorns: the marked place.',
      hint: 'Drag him 2½″ straight ahead and press {move lord}.',
      solution: [goes('move', 'lord', ['lord/1', 5, 4.8])],
    },
    {
      say: 'A 1: he suffers *2 mortal wounds*. The other three rules: *Inspiring* gives +1 Bravery and *Sinister* −1 to units within 1″, and near *Mystical* scenery wounds are negated on a 6.',
      rules: ['SCEN-03', 'SCEN-05', 'SCEN-06', 'NEG-01'],
      point: { units: ['lord'] },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Cast *Arcane Bolt* with the help of the *Arcane* stones.',
    goal: { is: 'given', like: { type: 'cast', unit: 'incantor', spell: 'arcane-bolt' } },
    solution: [{ type: 'pass' }, offered({ type: 'cast', unit: 'incantor', spell: 'arcane-bolt' })],
    wrong: [{ type: 'pass' }, { type: 'endPhase' }],
  },
};
