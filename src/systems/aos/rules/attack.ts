import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { Die, Roll } from '../activation';
import { warscrollOf } from '../armies';
import type { BattleEvent } from '../events';
import { findWeapon } from '../facts/attacks';
import { unitOf } from '../facts/units';
import type { Battle } from '../types';
import type { Amount } from '../warscroll';

/** WS-02: a Save of "-" is a save on 7. */
const NO_SAVE = 7;

/** SEQ-02, SEQ-04, SEQ-06: a natural 6 saves no one by itself. */
const SIX_ALWAYS_PASSES: Readonly<Record<Roll, boolean>> = { hit: true, wound: true, save: false };

/** SEQ-08: rolls the next step of the volley that is being resolved: hit, wound, save, damage, in this order. */
export function rollNextStep(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { activation } = battle;
  const volley = activation?.volleys[0];
  if (!activation || !volley) return bug('there is no volley to roll');
  const weapon = findWeapon(unitOf(battle, activation.unit), volley.weapon) ?? bug(`no weapon ${volley.weapon}`);
  const target = unitOf(battle, volley.target);
  switch (volley.step) {
    case 'hit':
      return [rollMany('hit', weapon.toHit, 0, volley.standing, dice)]; // SEQ-01
    case 'wound':
      return [rollMany('wound', weapon.toWound, 0, volley.standing, dice)]; // SEQ-03
    case 'save':
      return [rollSaves(warscrollOf(target).save ?? NO_SAVE, weapon.rend, volley.standing, dice)]; // SEQ-05
    case 'damage': {
      const each = Array.from({ length: volley.standing }, () => amountOf(weapon.damage, dice)); // SEQ-07, RAND-04
      return [{ type: 'damageDealt', target: target.id, owner: target.seat, each }];
    }
  }
}

/** MULT-01: so many dice at once against one number. */
export function rollMany(roll: Roll, needed: number, modifier: number, count: number, dice: Dice): RolledEvent {
  const rolled = Array.from({ length: count }, () => rollOne(roll, needed, modifier, dice));
  const passed = rolled.filter(die => die.passed).length;
  return {
    type: 'diceRolled',
    roll,
    needed,
    modifier,
    dice: rolled,
    standing: roll === 'save' ? count - passed : passed,
  };
}

/** WS-03: a save that no face can make is not rolled. */
function rollSaves(needed: number, modifier: number, count: number, dice: Dice): RolledEvent {
  if (6 + modifier >= needed) return rollMany('save', needed, modifier, count, dice);
  return { type: 'diceRolled', roll: 'save', needed, modifier, dice: [], standing: count };
}

function rollOne(roll: Roll, needed: number, modifier: number, dice: Dice): Die {
  const face = dice.d6();
  const result = Math.max(1, face + modifier); // MOD-02
  const passed = face !== 1 && (result >= needed || (face === 6 && SIX_ALWAYS_PASSES[roll])); // DICE-04
  return { face, result, passed };
}

type RolledEvent = Extract<BattleEvent, { type: 'diceRolled' }>;

/** DICE-02, DICE-03 */
export function amountOf(amount: Amount, dice: Dice): number {
  switch (amount) {
    case 'D3':
      return dice.d3();
    case 'D6':
      return dice.d6();
    case '2D6':
      return dice.d6() + dice.d6();
    default:
      return amount;
  }
}
