import { battleplanOf } from '../battleplans';
import { countsAt } from '../facts/places/control';
import { scoreOf, verdict } from '../facts/score';
import { type Battle, otherSeat, type Seat } from '../types';
import { armyLeft } from './worth';

/** What counts for more or less than for a plain player. */
export interface Taste {
  /** How much own points and enemy points weigh. */
  readonly own: number;
  readonly enemy: number;
  /** Added to the value for each general that stands, for the own side and against the other. */
  readonly general: number;
  /** How much objectives weigh. */
  readonly objectives: number;
}

export const PLAIN: Taste = { own: 1, enemy: 1, general: 0, objectives: 1 };

/** How good a battle is for a seat, from -1 (lost) to 1 (won). */
export function battleValue(battle: Battle, seat: Seat, taste: Taste = PLAIN): number {
  if (battle.ended) return endValue(battle, seat);
  const left = roundsLeft(battle);
  const enemy = otherSeat(seat);
  const own = armyLeft(battle, seat) * taste.own;
  const theirs = armyLeft(battle, enemy) * taste.enemy;
  const ratio = own + theirs > 0 ? (own - theirs) / (own + theirs) : 0;
  const lean = battleplanOf(battle).victory === 'objectives' ? ground(battle, seat, left, ratio, taste) : undefined;
  const margin = (scoreOf(battle, seat) - scoreOf(battle, enemy)) / 8 / (1 + 0.35 * left);
  return bounded(Math.tanh(lean ?? margin + 0.9 * Math.sqrt(left) * ratio) + leaders(battle, seat, taste));
}

/** Winning is nearly all; by how much is a little more, so that a lost battle is still played. */
function endValue(battle: Battle, seat: Seat): number {
  const { winner, points } = verdict(battle);
  const won = winner === undefined ? 0 : winner === seat ? 1 : -1;
  return 0.9 * won + 0.1 * Math.tanh((points[seat] - points[otherSeat(seat)]) / 10);
}

/** How many rounds are still to come, the rest of this one counted in halves. */
const roundsLeft = (battle: Battle): number => {
  const { lastRound } = battleplanOf(battle);
  return Math.max(0, lastRound - battle.round + (battle.turn === 2 ? 0 : battle.turn === 1 ? 0.5 : 1));
};

/** OBJ-03, OBJ-05: objectives that are held, and those that will be. */
function ground(battle: Battle, seat: Seat, left: number, ratio: number, taste: Taste): number {
  let held = 0;
  let soon = 0;
  for (const objective of battle.objectives) {
    const side = objective.holder === undefined ? 0 : objective.holder === seat ? 1 : -1;
    const counts = countsAt(battle, objective);
    const near = Math.sign(counts[seat] - counts[otherSeat(seat)]);
    held += side;
    soon += near !== 0 ? near : 0.7 * side;
  }
  return taste.objectives * ((0.8 * held) / (1 + left) + 0.35 * soon) + (2.5 * ratio * left) / (1 + left);
}

const leaders = (battle: Battle, seat: Seat, { general }: Taste): number =>
  general === 0 ? 0 : general * (Number(isLed(battle, seat)) - Number(isLed(battle, otherSeat(seat))));

/** GENL-01: whether the general of a side stands. */
export const isLed = ({ generals, units }: Battle, seat: Seat): boolean =>
  units.some(unit => unit.seat === seat && unit.models.some(({ id }) => id === generals[seat]));

const bounded = (value: number): number => Math.max(-1, Math.min(1, value));
