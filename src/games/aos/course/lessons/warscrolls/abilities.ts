import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const abilities: Lesson = {
  id: 'abilities',
  group: 'warscrolls',
  title: 'Abilities and healing',
  gives: 'Use what only your units can do, at the right time.',
  minutes: 4,
  position: {
    first: 'ember',
    azure: [
      { id: 'relictor', warscroll: 'lord-relictor', models: 1, at: row(18, 4, 1, 0) },
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14.4, 7, 5, 1.8) },
      { id: 'castigators', warscroll: 'castigators', models: 3, at: row(27, 7, 3, 1.8) },
    ],
    ember: [{ id: 'judicators', warscroll: 'judicators', models: 5, at: row(14, 19, 5, 1.8) }],
    before: [
      { type: 'shoot', unit: 'judicators' },
      { type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'liberators' }] },
    ],
    from: { asked: 'act', phase: 'hero', seat: 'azure' },
    dice: [1, 6, 1, 1, 1, 6, 2, 4, 3],
  },
  steps: [
    {
      say: 'Ember’s arrows have *wounded* a Liberator. Your Lord-Relictor knows a prayer. Click *him* and read Healing Storm on his card.',
      why: 'Where an ability and the core rules differ, the ability holds.',
      rules: ['ABIL-01', 'HERO-01'],
      point: { units: ['relictor'] },
      goal: { is: 'selected', unit: 'relictor' },
      hint: 'He stands behind the Liberators.',
    },
    {
      say: 'Use *Healing Storm* on the Liberators: press {useAbility relictor lord-relictor-healing-storm liberators}. On a 3+ it heals D3 wounds.',
      why: 'Each wound healed takes one wound away. It does not bring back slain models.',
      rules: ['HEAL-01', 'HEAL-02', 'ABIL-03', 'ABIL-06'],
      point: { panel: 'bar' },
      goal: {
        is: 'given',
        like: { type: 'useAbility', unit: 'relictor', ability: 'lord-relictor-healing-storm', target: 'liberators' },
      },
      almost: 'He can use one of his two prayers in a turn. This time use Healing Storm.',
      hint: 'Click the Lord-Relictor and press {useAbility relictor lord-relictor-healing-storm liberators}. If you do not see it, press {more}.',
    },
    {
      say: 'A 4: the wound is healed. Now press {endPhase hero}, and we go on to your shooting phase.',
      rules: ['HEAL-01', 'ABIL-08', 'GEN-05'],
      why: 'An ability that helps friendly units nearby helps its own unit too. If an ability says units, without friendly or enemy, it means those of both sides.',
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase hero}.',
      after: [{ goOnTo: { asked: 'useAbilities', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Some abilities are used at the *start of a phase*, before anything else. The Castigators must use theirs now: choose *accuracy or power* in the bar.',
      why: 'Abilities for the end of a phase come last. If both players have one, the player whose turn it is goes first.',
      rules: ['ABIL-04', 'ABIL-05', 'ABIL-07', 'ABIL-02', 'UNIQ-01'],
      point: { units: ['castigators'], panel: 'bar' },
      goal: { is: 'given', like: { type: 'useAbility', unit: 'castigators' } },
      hint: 'There are two buttons. Both are right.',
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Shoot with the *Castigators* and see how the dice change.',
      why: 'Some abilities add attacks or hits. Added attacks never add more.',
      rules: ['ABIL-09', 'RR-05', 'RR-06'],
      point: { units: ['castigators'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'castigators' } },
      also: [{ type: 'shoot', unit: 'castigators' }],
      hint: 'Click them, press {shoot castigators}, then {attack judicators}.',
      solution: [offered({ type: 'shoot', unit: 'castigators' }), offered({ type: 'attack', unit: 'castigators' })],
    },
  ],
  unaided: {
    say: 'One of your Liberators is wounded. *Heal* it.',
    goal: {
      is: 'given',
      like: { type: 'useAbility', unit: 'relictor', ability: 'lord-relictor-healing-storm', target: 'liberators' },
    },
    miss: { is: 'given', like: { type: 'useAbility' } },
    solution: [offered({ type: 'useAbility', ability: 'lord-relictor-healing-storm', target: 'liberators' })],
    wrong: [{ type: 'endPhase' }],
  },
};
