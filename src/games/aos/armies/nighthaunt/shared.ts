import type { Ability, Amount } from '../../abilities/types';
import type { WeaponId } from '../../types';

/** Common to all spirits: modifiers to saves, including Rend, are ignored. */
export const ethereal: Ability = {
  id: 'ethereal',
  name: 'Ethereal',
  text: 'All modifiers to this unit’s save rolls are ignored, good or bad, Rend among them.',
  when: 'always',
  against: true,
  effects: [{ do: 'ignoreSaveModifiers' }],
};

/** CMDM-01: the leader of a unit makes one more attack. */
export const oneMoreAttack = (unit: string, leader: string, weapon: WeaponId): Ability => ({
  id: `${unit}-leader`,
  name: leader,
  text: `The ${leader} makes 1 more attack.`,
  when: 'always',
  given: [
    { is: 'modelRole', role: 'champion' },
    { is: 'weapon', any: [weapon] },
  ],
  effects: [{ do: 'attacks', by: 1 }],
});

/** An unmodified 6 inflicts mortal wounds. */
export const frightfulTouch = (unit: string, weapon: WeaponId, amount: Amount): Ability => ({
  id: `${unit}-frightful-touch-${weapon}`,
  name: 'Frightful Touch',
  text: `An unmodified hit roll of 6 becomes ${amount} mortal wound${amount === 1 ? '' : 's'}, and the attack ends.`,
  when: 'always',
  given: [{ is: 'weapon', any: [weapon] }],
  effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount } }],
});

const CROWD = 5;

/** Re-rolls failed hits against large units. */
export const reapedLikeCorn = (unit: string, weapon: WeaponId): Ability => ({
  id: `${unit}-reaped-like-corn`,
  name: 'Reaped Like Corn',
  text: 'Failed hit rolls with the scythe may be re-rolled against units of 5 or more models.',
  when: 'always',
  given: [
    { is: 'weapon', any: [weapon] },
    { is: 'targetModels', atLeast: CROWD },
  ],
  effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }],
});

/** The unit may retreat and charge in the same turn. */
export const retreatAndCharge: Pick<Ability, 'when' | 'effects'> = {
  when: 'always',
  effects: [{ do: 'waive', refusal: 'charge.hasRetreated' }],
};
