import type { HistoryEntry } from '../../../play/history';
import type { Aos } from '..';
import { woundsOfSlain } from '../facts/score';
import { type Battle, type PerSeat, PHASES, SEATS, type Seat } from '../types';

/** How much a side had lost from this moment on; moments are counted in rounds, the first beginning at 0. */
export interface Loss {
  readonly at: number;
  readonly lost: number;
}

/** The losses of both sides over the battle, in Wounds of slain models: what the other side scores in First Blood. */
export interface Losses {
  readonly series: PerSeat<readonly Loss[]>;
  /** How many rounds were begun. */
  readonly rounds: number;
  readonly most: number;
}

const TURNS = 2;

/** When something happened, in rounds. */
function momentOf({ round, turn, phase }: Battle): number {
  const inTurn = phase ? (PHASES.indexOf(phase) + 0.5) / PHASES.length : 0;
  return Math.max(0, round - 1) + (Math.max(0, turn - 1) + inTurn) / TURNS;
}

/** Works out the chart from what happened. */
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

/** What a side had lost when this round was over. */
export const lostAfter = (series: readonly Loss[], round: number): number =>
  series.findLast(({ at }) => at < round)?.lost ?? 0;

/** Four or five round numbers from nothing to at least this. */
export function ticksTo(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find(each => most / each <= 4.5) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}
