import type { Ability } from '../../abilities/types';

/** CMDM-01: the leader of a unit strikes once more. */
export const oneMoreAttack = (unit: string, leader: string): Ability => ({
  id: `${unit}-prime`,
  name: leader,
  text: `The ${leader} makes 1 more attack.`,
  when: 'always',
  given: [{ is: 'modelRole', role: 'champion' }, { is: 'melee' }],
  effects: [{ do: 'attacks', by: 1 }],
});

/** A shield in the ranks guards them all. */
export const shields = (unit: string, name: string, wargear: string): Ability => ({
  id: `${unit}-shields`,
  name,
  text: 'Save rolls of 1 may be re-rolled while any model carries a shield.',
  when: 'always',
  against: true,
  given: [{ is: 'unitCarries', wargear }],
  effects: [{ do: 'reroll', roll: 'save', which: 'ones' }],
});
