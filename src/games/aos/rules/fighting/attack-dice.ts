import type { Dice } from '../../../../kernel/dice';
import { type Amount, diceIn } from '../../abilities/dice-words';
import { modifierOf, NO_SAVE } from '../../abilities/profile';
import { neededFor, rollResult } from '../../abilities/roll-result';
import type { Die, ForcedReroll, Profile, Reroll, Roll, RolledDice } from '../../activation';
import { rollDice } from '../abilities/amounts';
import { isForcedAgain, mayReroll } from './reroll-rules';

/** The re-roll that dice are thrown with, and whether it is an order (RR-06). */
export interface GivenReroll {
  readonly reroll: Reroll | undefined;
  readonly isForced: boolean;
}

/** MULT-01: the dice of one step of several attacks, all at once; RAND-04: random damage is rolled for each attack. */
export function throwDice(
  profile: Profile,
  roll: Roll | 'damage',
  count: number,
  { reroll, isForced }: GivenReroll,
  dice: Dice,
): RolledDice {
  if (roll === 'damage') return { roll, dice: [], ...throwDamage(profile.damage, count, dice) };
  const needed = neededFor(profile, roll);
  const modifier = modifierOf(profile, roll);
  const spoil = roll === 'hit' ? profile.spoil : undefined;
  const isHopeless = roll === 'save' && 6 + modifier < needed && !isRead(profile);
  const rolled: Die[] = [];
  if (!isHopeless)
    for (let i = 0; i < count; i++) rolled.push(rollOne(roll, needed, modifier, reroll, isForced, dice, spoil));
  return { roll, dice: rolled, amounts: [] };
}

/** RAND-04: one amount for each attack; where several dice make one, each of them is kept. */
function throwDamage(damage: Amount, count: number, dice: Dice): Pick<RolledDice, 'amounts' | 'parts'> {
  if (typeof damage === 'number') return { amounts: Array.from({ length: count }, () => damage) };
  const rolled = Array.from({ length: count }, () => rollDice(damage, dice));
  const amounts = rolled.map(({ sum }) => sum);
  return diceIn(damage).count === 1 ? { amounts } : { amounts, parts: rolled.map(({ values }) => values) };
}

/** WS-03: a save that no face can make is not rolled, unless its face has another effect; a Save of "-" never is. */
const isRead = ({ save, saveSixes }: Profile): boolean => saveSixes > 0 && save < NO_SAVE;

/** SEQ-07, MOD-03: the damage of one attack; what is added is added after the die. */
export const damageFrom = ({ addedDamage, timesDamage }: Profile, amount: number): number =>
  Math.max(0, (amount + addedDamage) * timesDamage);

/** RR-01 to RR-06: a die is rolled again at most once, before modifiers, and only if that can help (or is ordered). */
export function rollOne(
  roll: Roll,
  needed: number,
  modifier: number,
  reroll: Reroll | undefined,
  forced: boolean,
  dice: Dice,
  spoil?: ForcedReroll,
): Die {
  const first = dice.d6();
  const { result, passed } = rollResult(roll, first, needed, modifier);
  const helps = reroll && mayReroll(reroll, first, needed) && (!passed || forced);
  if (!helps && !(spoil && isForcedAgain(spoil, first, needed))) return { face: first, result, passed };
  const face = dice.d6();
  return { face, before: first, ...rollResult(roll, face, needed, modifier) };
}
