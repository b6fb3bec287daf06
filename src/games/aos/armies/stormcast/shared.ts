import type { Ability } from '../../abilities/types';

/** CMDM-01: the leader of a unit makes one more attack. */
export const oneMoreAttack = (unit: string, leader: string): Ability => ({
  id: `${unit}-prime`,
  name: leader,
  text: `The ${leader} makes 1 more attack.`,
  when: 'always',
  given: [{ is: 'modelRole', role: 'champion' }, { is: 'melee' }],
  effects: [{ do: 'attacks', by: 1 }],
});

/** A shield in the unit improves the saves of all its models. */
export const shields = (unit: string, name: string, wargear: string): Ability => ({
  id: `${unit}-shields`,
  name,
  text: 'Save rolls of 1 may be re-rolled while any model carries a shield.',
  when: 'always',
  against: true,
  given: [{ is: 'unitCarries', wargear }],
  effects: [{ do: 'reroll', roll: 'save', which: 'ones' }],
});

const HORDE = 10;

/** Up to three flasks harm all units nearby, the bearer's last. */
export const spiritFlask = (unit: string): Ability => ({
  id: `${unit}-spirit-flask`,
  name: 'Spirit Flask',
  text: 'Once per battle, as the combat phase begins, break 1 to 3 flasks: for each, every unit within 3″ and this model suffer 1 mortal wound, or D3 if it has 10 models or more.',
  when: 'combatStart',
  limit: 'battle',
  reach: { side: 'any', within: 3, isAll: true },
  choices: [1, 2, 3].map(times => ({
    name: times === 1 ? 'Break a flask' : `Break ${times} flasks`,
    deals: [
      { do: 'mortalWounds', amount: 'D3', times, given: [{ is: 'models', atLeast: HORDE }] },
      {
        do: 'mortalWounds',
        amount: 1,
        times,
        given: [{ is: 'not', condition: { is: 'models', atLeast: HORDE } }],
      },
    ],
  })),
});
