import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const unbind: Lesson = {
  id: 'unbind',
  group: 'magic',
  title: 'Unbinding',
  gives: 'Unbind an enemy’s spell, and see how the enemy tries to unbind yours.',
  minutes: 4,
  position: {
    first: 'ember',
    azure: [
      { id: 'incantor', warscroll: 'knight-incantor', models: 1, at: row(18, 7, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14.4, 10.8, 5, 1.8) },
    ],
    ember: [
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, at: row(18, 20, 1, 0) },
      { id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12.6, 17, 10, 1.2) },
    ],
    before: [{ type: 'cast', unit: 'guardian', model: 'guardian/1', spell: 'arcane-bolt' }],
    from: { asked: 'unbind', seat: 'azure' },
    dice: [3, 3, 4, 4, 6, 4, 2, 3, 5],
  },
  steps: [
    {
      say: 'Ember’s hero phase. The Guardian of Souls has cast Arcane Bolt with a roll of *6*. Your Incantor is within *30″* of it, so she may try to *unbind* it.',
      why: 'You get one attempt against each spell, made by one wizard of yours.',
      rules: ['CAST-03', 'CAST-05', 'WIZ-01'],
      point: { units: ['guardian', 'incantor'] },
      goal: { is: 'read' },
    },
    {
      say: 'Unbinding needs *more* than the casting roll: 7 or better with two dice. Press {unbind incantor}.',
      why: 'She also has a scroll that unbinds without a roll, once per battle. Keep it for a more dangerous spell.',
      rules: ['CAST-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'unbind', unit: 'incantor' } },
      hint: 'Press {unbind incantor}.',
      otherwise: 'You may do that. But this time roll the dice: press {unbind incantor}.',
      after: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'azure' } }],
    },
    {
      say: '8 is more than 6: the spell is *unbound*, and nothing happens. We skipped the rest of Ember’s turn. Now it is your hero phase: cast *Arcane Bolt*: press {cast incantor arcane-bolt}.',
      rules: ['CAST-06', 'HERO-02'],
      point: { units: ['incantor'] },
      goal: { is: 'given', like: { type: 'cast', unit: 'incantor', spell: 'arcane-bolt' } },
      hint: 'Click the Knight-Incantor and press {cast incantor arcane-bolt}.',
      almost: 'A good spell, but cast Arcane Bolt here.',
    },
    {
      say: 'You rolled *10*. Now Ember’s Guardian tries to unbind the spell, and rolls 5. That is not enough.',
      rules: ['CAST-04', 'CAST-07'],
      point: { units: ['guardian'] },
      goal: { is: 'watch', lines: [offered({ type: 'unbind', unit: 'guardian' })] },
    },
    {
      say: 'Choose the *Chainrasps* as the target: press {aimSpell chainrasps}. With 10 or more it does *D3* mortal wounds: half of a die, rounded up.',
      why: 'Mortal wounds need no hit, wound or save roll. They are allocated at once, like any other wounds.',
      rules: ['SPELL-01', 'MW-01', 'MW-03', 'MW-04', 'DICE-03'],
      point: { units: ['chainrasps'] },
      goal: { is: 'given', like: { type: 'aimSpell', target: 'chainrasps' } },
      almost: 'That is a good target too. But choose the Chainrasps this time.',
      hint: 'Click the Chainrasps and press {aimSpell chainrasps}.',
      solution: [offered({ type: 'aimSpell', target: 'chainrasps' })],
      after: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'azure' } }],
    },
    {
      say: 'A 5 made 3 mortal wounds: three Chainrasps are slain without a save roll. Wizards are dangerous.',
      rules: ['MW-01', 'WIZ-04'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'The Guardian of Souls has cast a spell. *Try to unbind it*, with two dice.',
    goal: { is: 'given', like: { type: 'unbind', unit: 'incantor' } },
    solution: [offered({ type: 'unbind', unit: 'incantor' })],
    wrong: [{ type: 'pass' }],
  },
};
