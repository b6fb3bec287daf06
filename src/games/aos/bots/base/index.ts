import type { Policy } from '../../../../play/players/policy';
import type { Aos } from '../..';
import type { Command } from '../../commands';
import { nearestEnemyUnit } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { chargeOdds } from '../../odds';
import { abilityOptions } from '../../options/abilities';
import { isReadyToFight } from '../../rules/fighting/combat';
import type { Battle, Seat } from '../../types';
import { abilities } from '../greedy/abilities';
import { acts, GREEDY_WISHES, likelyToFlee } from '../greedy-bot';
import { ofType, policyOf, type WishTable } from '../wishes';
import { harm, isHopeless } from './exchange';
import { movesInOrder } from './moves';
import { attacksByOdds } from './targets';

/** A charge is rolled again for a command point only where it then arrives this often. */
const WORTH_A_POINT = 1 / 3;

/** What greedy wishes, with its mistakes mended. */
export const BASE_WISHES: WishTable = {
  ...GREEDY_WISHES,
  act: (battle, ask, all) => {
    if (ask.phase === 'movement') return onTheMove(battle, ask.seat);
    const wishes = acts(battle, ask, all());
    return ask.phase === 'charge' ? wishes.filter(wish => !throwsAway(battle, wish)) : wishes;
  },
  chargeMove: (battle, { seat, unit: id }, all) => {
    const unit = unitOf(battle, id);
    const enemy = nearestEnemyUnit(battle, unit);
    const isWorth = enemy !== undefined && chargeOdds(battle, unit, enemy).arrives >= WORTH_A_POINT;
    const offers = all().filter(({ type }) => type !== 'forwardToVictory' || isWorth);
    return [...ofType(offers, 'chargeMove'), ...offers, { seat, type: 'declineCharge', unit: id }];
  },
  pickFighter: (battle, _, all) => {
    const offers = all();
    return [...abilities(battle, offers), ...fightersInOrder(battle, offers), ...ofType(offers, 'pass')];
  },
  pickTargets: (battle, { unit }, all) => {
    const offers = all();
    return [...ofType(offers, 'triumph'), ...attacksByOdds(battle, unit, offers)];
  },
  inspire: (battle, _, all) => {
    const offers = all();
    const lost = (offer: Command) => (offer.type === 'inspire' ? fleeing(battle, offer.unit) : 0);
    const worth = ofType(offers, 'inspire').filter(offer => lost(offer) > 0);
    return [...worth.toSorted((a, b) => lost(b) - lost(a)), ...ofType(offers, 'pass')];
  },
};

/** CMD-12: no model flees from a unit that is already inspired. */
const fleeing = (battle: Battle, id: string): number =>
  unitOf(battle, id).deeds.includes('inspired') ? 0 : likelyToFlee(battle, id);

const throwsAway = (battle: Battle, wish: Command): boolean =>
  wish.type === 'tryCharge' && isHopeless(battle, unitOf(battle, wish.unit));

function* onTheMove(battle: Battle, seat: Seat): Generator<Command> {
  yield* abilities(battle, abilityOptions(battle, seat));
  yield* movesInOrder(battle, seat);
}

/** Those who destroy most before they are struck fight first. */
function fightersInOrder(battle: Battle, offers: readonly Command[]): readonly Command[] {
  const fights = offers
    .filter(offer => offer.type === 'fight')
    .filter(({ unit }) => isReadyToFight(battle, unitOf(battle, unit)));
  if (fights.length < 2) return fights;
  const gain = (id: string) => {
    const unit = unitOf(battle, id);
    const enemy = nearestEnemyUnit(battle, unit);
    return enemy ? harm(battle, unit, enemy) : 0;
  };
  const gains = new Map(fights.map(({ unit }) => [unit, gain(unit)]));
  return fights.toSorted((a, b) => (gains.get(b.unit) ?? 0) - (gains.get(a.unit) ?? 0));
}

/** Plays at once and without dice, for both sides in play-outs: greedy with its mistakes mended. */
export const basePolicy: Policy<Aos> = policyOf(BASE_WISHES);
