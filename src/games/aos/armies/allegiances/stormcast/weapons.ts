import type { Ability } from '../../../abilities/types';

/** ART-01: storm-forged weapons, each for one melee weapon of a HERO. */
export const weapons: readonly Ability[] = [
  {
    id: 'strife-ender',
    name: 'Strife-ender',
    text: 'One melee weapon makes 1 more attack, or 2 if all of them are against a Chaos unit.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [
      { do: 'attacks', by: 1 },
      { do: 'attacks', by: 1, given: [{ is: 'targetKeyword', any: ['CHAOS'] }] },
    ],
  },
  {
    id: 'blade-of-heroes',
    name: 'Blade of Heroes',
    text: 'Failed hit rolls with one melee weapon are re-rolled against a Hero or Monster.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }, { is: 'targetKeyword', any: ['HERO', 'MONSTER'] }],
    effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }],
  },
  {
    id: 'hammer-of-might',
    name: 'Hammer of Might',
    text: 'An unmodified wound roll of 6 with one melee weapon doubles its damage.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'onSix', roll: 'wound', what: { kind: 'doubleDamage' } }],
  },
  {
    id: 'fang-of-dracothian',
    name: 'Fang of Dracothian',
    text: 'Wound rolls of 1 with one melee weapon are re-rolled.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'reroll', roll: 'wound', which: 'ones' }],
  },
  {
    id: 'obsidian-blade',
    name: 'Obsidian Blade',
    text: 'One melee weapon has 1 more Rend.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'rend', by: -1 }],
  },
  {
    id: 'gift-of-the-six-smiths',
    name: 'Gift of the Six Smiths',
    text: 'Once per turn, one failed hit or wound roll with one melee weapon may be re-rolled.',
    when: 'always',
    limit: 'turn',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'changeDie', rolls: ['hit', 'wound'], into: 'again' }],
  },
];
