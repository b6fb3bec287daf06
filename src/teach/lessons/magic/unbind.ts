import type { Lesson } from '../../lesson';
import { offered } from '../../lines';
import { row } from '../../position';

export const unbind: Lesson = {
  id: 'unbind',
  group: 'magic',
  title: 'Unbinding',
  gives: 'Tear an enemy’s spell apart, and have yours torn.',
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
      say: 'Unbinding needs *more* than the casting roll: 7 or better with two dice. Try it with the *Knight-Incantor*.',
      why: 'She also has a scroll that unbinds without a roll, once per battle. Keep it for worse than this.',
      rules: ['CAST-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'unbind', unit: 'incantor' } },
      hint: 'Press the button to unbind.',
      otherwise: 'You may do that. But try the dice first: let her unbind it.',
      after: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'azure' } }],
    },
    {
      say: '8 beats 6: *unbound*, and nothing happens. We let the rest of Ember’s turn pass. Now it is your hero phase: cast *Arcane Bolt* yourself.',
      rules: ['CAST-06', 'HERO-02'],
      point: { units: ['incantor'] },
      goal: { is: 'given', like: { type: 'cast', unit: 'incantor', spell: 'arcane-bolt' } },
      hint: 'Select the Knight-Incantor and choose Arcane Bolt.',
      almost: 'A good spell, but cast Arcane Bolt here.',
    },
    {
      say: 'A *10*! Ember answers: the Guardian tries to unbind it, and rolls 5. Not enough.',
      rules: ['CAST-04', 'CAST-07'],
      point: { units: ['guardian'] },
      goal: { is: 'watch', lines: [offered({ type: 'unbind', unit: 'guardian' })] },
    },
    {
      say: 'Aim it at the *Chainrasps*. With 10 or more it does *D3* mortal wounds: a die halved, rounding up.',
      why: 'Mortal wounds need no hit, wound or save roll. They are allocated at once, like any other wounds.',
      rules: ['SPELL-01', 'MW-01', 'MW-03', 'MW-04', 'DICE-03'],
      point: { units: ['chainrasps'] },
      goal: { is: 'given', like: { type: 'aimSpell', target: 'chainrasps' } },
      almost: 'A tempting target. But aim at the Chainrasps for now.',
      hint: 'Click the Chainrasps and press the bright button.',
      solution: [offered({ type: 'aimSpell', target: 'chainrasps' })],
      after: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'azure' } }],
    },
    {
      say: 'A 5 made 3 mortal wounds: three Chainrasps gone without a save. That is why wizards are watched closely.',
      rules: ['MW-01', 'WIZ-04'],
      goal: { is: 'read' },
    },
  ],
};
