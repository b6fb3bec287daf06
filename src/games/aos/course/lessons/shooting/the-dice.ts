import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const theDice: Lesson = {
  id: 'the-dice',
  group: 'shooting',
  title: 'Hit, wound, save, damage',
  gives: 'Follow every attack from the first die to the last wound.',
  minutes: 3,
  position: {
    azure: [
      { id: 'judicators', warscroll: 'judicators', models: 5, at: row(10, 6, 5, 1.8) },
      { id: 'prosecutors', warscroll: 'prosecutors', models: 3, at: row(26, 6, 3, 1.8) },
    ],
    ember: [{ id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 17, 5, 1.8) }],
    from: { asked: 'act', phase: 'shooting', seat: 'azure' },
    dice: [2, 3, 4, 6, 4, 3, 2, 5, 2, 1, 6],
  },
  steps: [
    {
      say: 'Every attack in the game goes the same way: *hit, wound, save, damage*. Click the *Judicators* and press {shoot judicators}.',
      why: 'Their card says: 1 attack each, To Hit 3+, To Wound 3+, Rend −1, Damage 1. “3+” means 3 or more.',
      rules: ['SEQ-08', 'DICE-04', 'ATK-12'],
      point: { units: ['judicators'] },
      goal: { is: 'given', like: { type: 'shoot', unit: 'judicators' } },
      hint: 'They are the archers on the left. Click one, then press {shoot judicators}.',
      otherwise: 'They come later. Begin with the Judicators.',
    },
    {
      say: 'Shoot at the *Liberators* of Ember: press {attack liberators} and watch the dice.',
      why: 'Attacks of one unit with one weapon on one target are rolled together.',
      rules: ['MULT-01', 'ATK-13'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'judicators' } },
      hint: 'There is only one target: press {attack liberators}.',
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Read the dice panel row by row. *Hit*: each die that reaches 3 goes on. A natural 1 always misses, a natural 6 always hits.',
      why: 'The leader rolled a 2, but has +1 to hit: 3, and that is a hit. Modifiers add up, and never take a roll below 1.',
      rules: ['SEQ-01', 'SEQ-02', 'MOD-01', 'MOD-02', 'RR-04'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: '*Wound*: the hits are rolled again, and those that reach 3 wound. *Save*: now the defender rolls. Liberators save on 4+, but Rend −1 takes one from their dice.',
      why: 'So the 4 became a 3 and failed; the 6 became a 5 and saved. A natural 1 never saves.',
      rules: ['SEQ-03', 'SEQ-04', 'SEQ-05', 'SEQ-06', 'MULT-02'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: '*Damage*: one attack was not saved and does 1 damage. Ember gave the wound to a Liberator. They have 2 Wounds each, so nobody is slain.',
      rules: ['SEQ-07', 'WND-01', 'SLAIN-01'],
      point: { units: ['liberators'] },
      goal: { is: 'read' },
    },
    {
      say: 'Now without help: shoot with the *Prosecutors* at the same target, and read the panel yourself.',
      why: 'Two hammers each: six dice to hit on 4+. Ones may be re-rolled, once, because they have two hammers each.',
      rules: ['SHOOT-01', 'RR-01', 'RR-03', 'ATK-16'],
      point: { units: ['prosecutors'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'prosecutors' } },
      also: [{ type: 'shoot', unit: 'prosecutors' }],
      hint: 'Click the figures with wings, press {shoot prosecutors}, then {attack liberators}.',
      solution: [
        { type: 'shoot', unit: 'prosecutors' },
        { type: 'attack', unit: 'prosecutors', orders: [{ weapon: 'celestial-hammer-thrown', target: 'liberators' }] },
      ],
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
  ],
  unaided: {
    say: 'Read the cards of your two units. Shoot with *the one that hits on lower rolls*.',
    goal: { is: 'given', like: { type: 'attack', unit: 'judicators' } },
    miss: { is: 'given', like: { type: 'shoot', unit: 'prosecutors' } },
    solution: [{ type: 'shoot', unit: 'judicators' }, offered({ type: 'attack', unit: 'judicators' })],
    wrong: [{ type: 'shoot', unit: 'prosecutors' }],
  },
};
