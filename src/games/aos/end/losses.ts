import type { HistoryEntry } from '../../../play/history';
import type { Aos } from '..';
import { woundsOfSlain } from '../facts/score';
import { type Battle, type PerSeat, PHASES, SEATS, type Seat } from '../types';

/** A side's total losses from this moment on; moments are in rounds, starting at 0. */
export interface Loss {
  readonly at: number;
  readonly lost: number;
}

/** The losses of both sides over the battle, in Wounds of slain models: the other side's score in First Blood. */
export interface Losses {
  readonly series: PerSeat<readonly Loss[]>;
  /** Number of rounds begun. */
  readonly rounds: number;
  readonly most: number;
}

const TURNS = 2;

/** The time of an event, in rounds. */
function momentOf({ round, turn, phase }: Battle): number {
  const inTurn = phase ? (PHASES.indexOf(phase) + 0.5) / PHASES.length : 0;
  return Math.max(0, round - 1) + (Math.max(0, turn - 1) + inTurn) / TURNS;
}

/** Computes the chart from the history. */
export function lossesOf(told: readonly HistoryEntry<Aos>[]): Losses {
  const series: Record<Seat, Loss[]> = { azure: [{ at: 0, lost: 0 }], ember: [{ at: 0, lost: 0 }] };
  let rounds = 1;
  for (const {
    event,
    before: { battle: before },
  } of told) {
    rounds = Math.max(rounds, before.round);
    if (event.type !== 'modelSlain') continue;
    const own = series[event.slain.seat];
    const at = momentOf(before);
    const lost = (own.at(-1)?.lost ?? 0) + woundsOfSlain(before, event.slain);
    if (own.at(-1)?.at === at && own.length > 1) own.pop();
    own.push({ at, lost });
  }
  const most = Math.max(...SEATS.map(seat => series[seat].at(-1)?.lost ?? 0));
  return { series, rounds, most };
}

/** A side's losses at the end of this round. */
export const lostAfter = (series: readonly Loss[], round: number): number =>
  series.findLast(({ at }) => at < round)?.lost ?? 0;

/** Four or five round numbers from 0 to at least this. */
export function ticksTo(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find(each => most / each <= 4.5) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}
