import type { HistoryEntry } from '../../../play/history';
import type { Aos } from '..';
import type { Die, ForcedReroll, Reroll, Roll } from '../activation';
import type { EventOf } from '../events';
import { unitOf } from '../facts/units';
import { type Battle, otherSeat, type PerSeat, type Seat } from '../types';

/** Number of rolls, actual successes and expected successes. */
export interface Tally {
  readonly rolls: number;
  readonly actual: number;
  readonly expected: number;
  /** The sum over all dice of p (1 − p). */
  readonly variance: number;
}

export const ROLLS = ['hit', 'wound', 'save'] as const satisfies readonly Roll[];
export type Luck = PerSeat<Readonly<Record<Roll, Tally>>>;

const FACES = [1, 2, 3, 4, 5, 6];
const NONE: Tally = { rolls: 0, actual: 0, expected: 0, variance: 0 };
const FRESH = { hit: NONE, wound: NONE, save: NONE };

/**
 * The luck of both sides over all hit, wound and save rolls. Each group of dice is compared with the probability at the
 * time of the roll, before any die is changed; the number of dice is not counted as luck. So the differences have mean
 * 0, and their variances add up.
 */
export function luckOf(told: readonly HistoryEntry<Aos>[]): Luck {
  const luck = { azure: { ...FRESH }, ember: { ...FRESH } };
  let fell: readonly Die[] | undefined;
  for (const {
    event,
    before: { battle: before },
  } of told) {
    if (event.type === 'diceFell') fell = event.fallen.dice;
    if (event.type !== 'diceRolled') continue;
    const dice = fell ?? event.dice;
    fell = undefined;
    const seat = rollerOf(event, before);
    if (seat) luck[seat][event.roll] = added(luck[seat][event.roll], dice, chanceIn(event, before));
  }
  return luck;
}

/** The side for which a pass is good: the attacker, or for saves the defender. */
function rollerOf({ roll }: EventOf<'diceRolled'>, before: Battle): Seat | undefined {
  const attacker = before.activation && unitOf(before, before.activation.unit).seat;
  return attacker && roll === 'save' ? otherSeat(attacker) : attacker;
}

function added(tally: Tally, dice: readonly Die[], chance: number): Tally {
  return {
    rolls: tally.rolls + dice.length,
    actual: tally.actual + dice.filter(({ passed }) => passed).length,
    expected: tally.expected + dice.length * chance,
    variance: tally.variance + dice.length * chance * (1 - chance),
  };
}

function chanceIn({ roll, needed, modifier }: EventOf<'diceRolled'>, before: Battle): number {
  const spoil = roll === 'hit' ? before.activation?.volleys[0]?.profile.spoil : undefined;
  return chanceOf(roll, needed, modifier, rerollIn(roll, before), before.rulings.orderedRerollsForced, spoil);
}

/** TRI-04: an indomitable unit re-rolls failed saves in every attack. */
function rerollIn(roll: Roll, before: Battle): Reroll | undefined {
  const volley = before.activation?.volleys[0];
  if (!volley) return undefined;
  const isIndomitable =
    roll === 'save' &&
    unitOf(before, volley.target).marks.some(
      ({ ability, effect }) => ability === 'TRI-04' && effect.do === 'reroll' && effect.roll === 'save',
    );
  return isIndomitable ? { which: 'failed', cause: 'TRI-04' } : volley.profile.rerolls[roll];
}

/** The probability that one die passes, with its re-roll, by counting all faces. */
export function chanceOf(
  roll: Roll,
  needed: number,
  modifier: number,
  reroll: Reroll | undefined,
  isForced: boolean,
  spoil?: ForcedReroll,
): number {
  const passes = (face: number) =>
    face !== 1 && (Math.max(1, face + modifier) >= needed || (face === 6 && roll !== 'save'));
  const once = FACES.filter(passes).length / FACES.length;
  const chances = FACES.map(face => {
    const isMended =
      reroll && (face === 1 || (reroll.which === 'failed' && face < needed)) && (isForced || !passes(face));
    const isForcedAgain = spoil && (face === 6 || (spoil.which === 'passed' && face !== 1 && face >= needed));
    if (isMended || isForcedAgain) return once;
    return passes(face) ? 1 : 0;
  });
  return chances.reduce((sum: number, chance) => sum + chance, 0) / FACES.length;
}

/** The deviation from the expected value in standard deviations; undefined if nothing was random. */
export const strayOf = ({ actual, expected, variance }: Tally): number | undefined =>
  variance > 0 ? (actual - expected) / Math.sqrt(variance) : undefined;
