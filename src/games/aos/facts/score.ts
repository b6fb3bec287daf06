import type { Outcome } from '../../../kernel/system';
import { warscrollOf } from '../armies';
import { battleplanOf } from '../battleplans';
import { type Battle, otherSeat, type PerSeat, SEATS, type Seat, type Slain } from '../types';
import { woundsIn } from './characteristics';
import { isInReserve, isWaiting } from './places/whereabouts';
import { unitOf, unitsOf } from './units';

/** FB-09: the Wounds of all models that this side slew or that fled. */
export function scoreOf(battle: Battle, seat: Seat): number {
  const slain = battle.slain.filter(each => each.seat !== seat);
  return slain.reduce((sum, each) => sum + woundsOfSlain(battle, each), 0);
}

/** FB-09, RAND-01: the Wounds characteristic of a slain model, as its unit rolled it if it is random. */
export function woundsOfSlain(battle: Battle, slain: Slain): number {
  const { wounds } = warscrollOf(slain);
  return typeof wounds === 'number' ? wounds : woundsIn(unitOf(battle, slain.unit));
}

/** RES-04: reserves that never arrived count as slain when the winner is determined. */
const absent = (battle: Battle, seat: Seat): number =>
  battle.units
    .filter(unit => unit.seat !== seat && isInReserve(unit))
    .reduce((sum, unit) => sum + unit.models.length * woundsIn(unit), 0);

export const scores = (battle: Battle): PerSeat<number> => ({
  azure: scoreOf(battle, 'azure'),
  ember: scoreOf(battle, 'ember'),
});

/** FB-08: whether a side has no models left on the table after set-up; UNIT-06: there may have been no room for any. */
export const isCutShort = (battle: Battle): boolean =>
  battle.conceded !== undefined || (isSetUp(battle) && SEATS.some(seat => isBeaten(battle, seat)));

const isSetUp = ({ round, units }: Battle): boolean => round > 0 || !units.some(isWaiting);

/**
 * FB-08, VICT-02: reserves do not save an army in First Blood, unless no unit of it has arrived yet; where only
 * destruction counts, reserves must be gone too.
 */
function isBeaten(battle: Battle, seat: Seat): boolean {
  if (unitsOf(battle, seat).length > 0) return false;
  const own = battle.units.filter(unit => unit.seat === seat);
  const isGone = own.every(unit => unit.models.length === 0);
  if (isGone || battleplanOf(battle).victory === undefined) return isGone;
  return own.some(unit => !isWaiting(unit) && unit.where.kind !== 'reserve');
}

/** FB-08 */
export const isLastTurn = (battle: Battle): boolean =>
  battle.turn === 2 && battle.round >= battleplanOf(battle).lastRound;

/** VICT-01: the winner by the battleplan if the battle ended now. */
export function verdict(battle: Battle): Outcome<Seat> {
  const { victory } = battleplanOf(battle);
  const { azure, ember } = scores(battle);
  const points = { azure: azure + absent(battle, 'azure'), ember: ember + absent(battle, 'ember') };
  if (battle.conceded) return { winner: otherSeat(battle.conceded), rank: 'major', points };
  if (victory === 'objectives') return byObjectives(battle);
  return victory === 'score' ? byScore(points) : byDestruction(battle, points);
}

/** FB-10, FB-11, FB-12 */
function byScore(points: PerSeat<number>): Outcome<Seat> {
  const winner = SEATS.find(seat => points[seat] > points[otherSeat(seat)]);
  if (!winner) return { winner: undefined, rank: 'draw', points };
  const isMajor = 2 * points[winner] >= 3 * points[otherSeat(winner)];
  return { winner, rank: isMajor ? 'major' : 'minor', points };
}

/** OBJ-05: the side that holds more objectives. */
function byObjectives(battle: Battle): Outcome<Seat> {
  const held = (seat: Seat) => battle.objectives.filter(({ holder }) => holder === seat).length;
  const points = { azure: held('azure'), ember: held('ember') };
  const winner = SEATS.find(seat => points[seat] > points[otherSeat(seat)]);
  const isMajor = winner !== undefined && points[otherSeat(winner)] === 0;
  return { winner, rank: winner ? (isMajor ? 'major' : 'minor') : 'draw', points };
}

/** VICT-02, VICT-03: the last army left, or the side that has slain the greater share; compared without rounding. */
function byDestruction(battle: Battle, points: PerSeat<number>): Outcome<Seat> {
  const total = (seat: Seat) => battle.musters[seat].reduce((sum, muster) => sum + muster.models, 0);
  const lost = (seat: Seat) =>
    total(seat) -
    battle.units.reduce((sum, unit) => (unit.seat === seat && !isInReserve(unit) ? sum + unit.models.length : sum), 0);
  const isGone = (seat: Seat) => battle.units.every(unit => unit.seat !== seat || unit.models.length === 0);
  const survivor = SEATS.find(seat => isGone(otherSeat(seat)) && !isGone(seat));
  if (survivor) return { winner: survivor, rank: 'major', points };
  const winner = SEATS.find(seat => lost(otherSeat(seat)) * total(seat) > lost(seat) * total(otherSeat(seat)));
  return { winner, rank: winner ? 'minor' : 'draw', points };
}
