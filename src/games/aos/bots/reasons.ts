import type { Foreseen } from '../../../play/search/guide';
import type { Seen } from '../../../play/search/seen';
import type { Aos } from '..';
import { nearestEnemyUnit } from '../facts/places/distance';
import { unitOf } from '../facts/units';
import { chargeOdds } from '../odds';
import { type Battle, otherSeat, type Seat } from '../types';
import { isLed } from './value';

/** Why a bot chose an answer, as data; the words for it are the screen's. */
export type Reason =
  /** How likely the charge arrives. */
  | { readonly arrives: number }
  /** How many enemy models are slain, and how many more than by the next best answer. */
  | { readonly slays: number; readonly more: number }
  /** How many own models fewer are lost than by the next best answer. */
  | { readonly spares: number }
  /** An objective that is won, kept, or kept from the enemy more often. */
  | { readonly takes: string }
  | { readonly keeps: string }
  | { readonly denies: string }
  | { readonly savesGeneral: true }
  /** By how much it is better on the whole, where nothing else says why. */
  | { readonly worthMore: number }
  /** Nothing speaks clearly for one or the other. */
  | { readonly noneBetter: true };

const MOST_REASONS = 2;
/** How much of a model, an objective or a general is worth a word. */
const LEAST_MODELS = 0.4;
const LEAST_CHANCE = 0.15;
const LEAST_VALUE = 0.02;

/** Enemy models slain, own models lost, whether the own general stands, then for each objective who holds it: 1, 0 or -1. */
export function measuresOf(before: Battle, after: Battle, seat: Seat): readonly number[] {
  const slain = (of: Seat) => lost(after, of) - lost(before, of);
  return [
    slain(otherSeat(seat)),
    slain(seat),
    Number(isLed(after, seat)),
    ...after.objectives.map(({ holder }) => (holder === undefined ? 0 : holder === seat ? 1 : -1)),
  ];
}

const lost = ({ slain }: Battle, seat: Seat): number =>
  slain.reduce((sum, each) => sum + Number(each.seat === seat), 0);

/** The strongest reasons first, two at the most. */
export function reasonsFor(
  { battle }: Seen<Aos>,
  chosen: Foreseen<Aos>,
  other: Foreseen<Aos> | undefined,
): readonly Reason[] {
  const [slays = 0, loses = 0, led = 0, ...held] = chosen.measures;
  const [slaysThen = 0, losesThen = 0, ledThen = 0, ...heldThen] = other?.measures ?? chosen.measures;
  const found: { readonly reason: Reason; readonly weight: number }[] = [];
  const add = (reason: Reason, weight: number, least: number) => {
    if (weight >= least) found.push({ reason, weight: weight / least });
  };
  add({ slays, more: slays - slaysThen }, slays - slaysThen, LEAST_MODELS);
  add({ spares: losesThen - loses }, losesThen - loses, LEAST_MODELS);
  add({ savesGeneral: true }, led - ledThen, LEAST_CHANCE);
  for (const [index, objective] of battle.objectives.entries()) {
    const gain = (held[index] ?? 0) - (heldThen[index] ?? 0);
    const isOwn = objective.holder === chosen.command.seat;
    const reason = isOwn
      ? { keeps: objective.id }
      : (held[index] ?? 0) > 0
        ? { takes: objective.id }
        : { denies: objective.id };
    add(reason, gain, LEAST_CHANCE);
  }
  const best = found.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  const all = [...arrival(battle, chosen.command), ...best];
  if (all.length > 0) return all.slice(0, MOST_REASONS);
  const lead = other ? chosen.value - other.value : 0;
  return [lead >= LEAST_VALUE ? { worthMore: lead } : { noneBetter: true }];
}

/** CHARGE-02, CHARGE-05 */
function arrival(battle: Battle, command: Aos['command']): readonly Reason[] {
  if (command.type !== 'tryCharge') return [];
  const unit = unitOf(battle, command.unit);
  const enemy = nearestEnemyUnit(battle, unit);
  return enemy ? [{ arrives: chargeOdds(battle, unit, enemy).arrives }] : [];
}
