import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const cast: Lesson = {
  id: 'cast',
  group: 'magic',
  title: 'Casting spells',
  gives: 'Cast the two spells that every wizard knows.',
  minutes: 4,
  position: {
    azure: [
      { id: 'incantor-1', warscroll: 'knight-incantor', models: 1, at: row(11, 8, 1, 0) },
      { id: 'incantor-2', warscroll: 'knight-incantor', models: 1, at: row(25, 8, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14.4, 10.8, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12.6, 17, 10, 1.2) }],
    from: { asked: 'act', phase: 'hero', seat: 'azure' },
    dice: [1, 2, 4, 4],
  },
  steps: [
    {
      say: 'Wizards cast in *your hero phase*. Select the *Knight-Incantor on the left* and look at the card: her spells are at the end.',
      why: 'A warscroll says how many spells a wizard may try in a phase and which ones it knows. Almost all know Arcane Bolt and Mystic Shield.',
      rules: ['HERO-02', 'WIZ-01', 'WIZ-04', 'WIZ-05'],
      point: { units: ['incantor-1'] },
      goal: { is: 'selected', unit: 'incantor-1' },
      hint: 'She stands to the left of the Liberators.',
    },
    {
      say: 'Cast *Arcane Bolt*: press {cast incantor-1 arcane-bolt}. Two dice must reach *5*.',
      why: 'The bolt does 1 mortal wound to a visible enemy within 18″, or D3 if the casting roll is 10 or more.',
      rules: ['CAST-02', 'SPELL-01', 'DICE-03'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'cast', unit: 'incantor-1', spell: 'arcane-bolt' } },
      hint: 'Click the Incantor on the left and press {cast incantor-1 arcane-bolt}. If you do not see it, press {more}.',
      almost: 'This step is about Arcane Bolt, cast by the Incantor on the left.',
    },
    {
      say: '1 and 2 make 3: the spell *fails*. Each spell may be tried *once per turn*, so your other Incantor cannot try it again. Let her cast *Mystic Shield* instead.',
      why: 'Mystic Shield needs a 6. You choose its target after the roll. The order is: roll, unbinding, target, effect.',
      rules: ['CAST-01', 'CAST-07', 'SPELL-02'],
      point: { units: ['incantor-2'] },
      goal: { is: 'given', like: { type: 'cast', unit: 'incantor-2', spell: 'mystic-shield' } },
      almost: 'That is another spell. Here cast Mystic Shield with the Incantor on the right.',
      hint: 'Click the Incantor on the right and press {cast incantor-2 mystic-shield}.',
      wrong: { type: 'cast', unit: 'incantor-2', model: 'incantor-2/1', spell: 'arcane-bolt' },
    },
    {
      say: '4 and 4 make 8: the spell is cast. Now choose the *Liberators* as its target.',
      why: 'Until your next hero phase they re-roll save rolls of 1.',
      rules: ['SPELL-02', 'RR-01', 'RR-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'aimSpell', target: 'liberators' } },
      hint: 'Click the Liberators and press {aimSpell liberators}.',
      almost: 'She could protect herself. But the Liberators will fight first: choose them.',
      solution: [offered({ type: 'aimSpell', target: 'liberators' })],
    },
    {
      say: 'Look at the Liberators’ card: the spell is written there. Some units cast together, from one model that you pick. Some units that are no wizards can cast too, in the same way.',
      rules: ['WIZ-02', 'WIZ-03'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Cast the spell that *protects* a unit, and choose the *Liberators* as its target.',
    position: { dice: [4, 4] },
    goal: { is: 'given', like: { type: 'aimSpell', target: 'liberators' } },
    solution: [
      offered({ type: 'cast', unit: 'incantor-2', spell: 'mystic-shield' }),
      offered({ type: 'aimSpell', target: 'liberators' }),
    ],
    wrong: [{ type: 'endPhase' }],
  },
};
