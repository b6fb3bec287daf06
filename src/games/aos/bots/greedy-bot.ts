import type { Policy } from '../../../play/players/policy';
import type { Aos } from '..';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { unitOf } from '../facts/units';
import { abilityOptions } from '../options/abilities';
import { isReadyToFight } from '../rules/fighting/combat';
import { hasShotLeft } from '../rules/fighting/shoot';
import { braveryOf } from '../rules/turn/battleshock';
import type { Battle, Seat } from '../types';
import { abilities, aims, castings } from './greedy/abilities';
import { roughWorth, worthOfAttack } from './greedy/attack-worth';
import { advance, arrivals, charges, missileRange, nearerMoves } from './greedy/closing-in';
import { isWelcome } from './greedy/consent';
import { ofType, policyOf, type WishTable } from './wishes';

const MEAN_DIE = 3.5;

/** Preferred commands, best first, for the questions it judges; for others it takes the first offer. */
export const GREEDY_WISHES: WishTable = {
  agreeRuling: (battle, { seat, ruling }) => [{ seat, type: isWelcome(battle, seat, ruling) ? 'agree' : 'decline' }],
  chooseFirst: (_, { seat }) => [{ seat, type: 'chooseFirst', first: seat }],
  act: (battle, ask, all) => (ask.phase === 'movement' ? onTheMove(battle, ask.seat) : acts(battle, ask, all())),
  useAbilities: (battle, _, all) => {
    const offers = all();
    return [...abilities(battle, offers), ...arrivals(battle, offers), ...ofType(offers, 'pass')];
  },
  runMove: (battle, { unit }) => nearerMoves(battle, unitOf(battle, unit)),
  aimSpell: (battle, _, all) =>
    aims(
      battle,
      all().filter(offer => offer.type === 'aimSpell'),
    ),
  strike: (battle, _, all) =>
    aims(
      battle,
      all().filter(offer => offer.type === 'strike'),
    ),
  pickFighter: (battle, _, all) => {
    const offers = all();
    return [...abilities(battle, offers), ...fights(battle, offers), ...ofType(offers, 'pass')];
  },
  pileIn: (_, { seat, unit }) => [{ seat, type: 'triumph', unit }],
  pickTargets: (battle, { unit }, all) => {
    const offers = all();
    return [...ofType(offers, 'triumph'), ...bestAttacks(battle, unit, offers)];
  },
  inspire: (battle, _, all) => {
    const offers = all();
    const lost = (offer: Command) => (offer.type === 'inspire' ? likelyToFlee(battle, offer.unit) : 0);
    const worth = ofType(offers, 'inspire').filter(offer => lost(offer) > 0);
    return [...worth.toSorted((a, b) => lost(b) - lost(a)), ...ofType(offers, 'pass')];
  },
  rerollDice: (_, { roll, faces }, all) =>
    roll === 'nerve' && (faces[0] ?? 0) > MEAN_DIE ? all().toReversed() : all(),
};

/** Abilities first, then unit by unit; a unit moves before the next is considered. */
function* onTheMove(battle: Battle, seat: Seat): Generator<Command> {
  yield* abilities(battle, abilityOptions(battle, seat));
  yield* advance(battle, seat);
  yield { seat, type: 'endPhase' };
}

export function acts(battle: Battle, { seat, phase }: AskOf<'act'>, offers: readonly Command[]): readonly Command[] {
  const end = ofType(offers, 'endPhase');
  if (phase === 'hero') return [...castings(battle, offers), ...abilities(battle, offers), ...end];
  if (phase === 'shooting') return [...abilities(battle, offers), ...volleys(battle, offers), ...end];
  return [...charges(battle, seat, offers), ...end];
}

/** Fights of units with an enemy in reach; `check` decides whether each may fight now. */
const fights = (battle: Battle, offers: readonly Command[]): readonly Command[] =>
  offers.filter(offer => offer.type === 'fight' && isReadyToFight(battle, unitOf(battle, offer.unit)));

const volleys = (battle: Battle, offers: readonly Command[]): readonly Command[] =>
  offers.filter(offer => {
    if (offer.type !== 'shoot') return false;
    const unit = unitOf(battle, offer.unit);
    return missileRange(unit) > 0 && hasShotLeft(battle, unit);
  });

/** Attacks, the highest expected damage first. */
function bestAttacks(battle: Battle, unit: string, offers: readonly Command[]): readonly Command[] {
  const attacks = offers.filter(offer => offer.type === 'attack');
  if (attacks.length < 2) return attacks;
  const attacker = unitOf(battle, unit);
  const known = new Map<string, number>();
  const ranked = attacks
    .map(attack => ({ attack, worth: roughWorth(battle, attacker, attack.orders, known) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ attack }) => attack);
  const [first, second, ...others] = ranked;
  if (!first || !second) return ranked;
  const isBetter = worthOfAttack(battle, attacker, second.orders) > worthOfAttack(battle, attacker, first.orders);
  return isBetter ? [second, first, ...others] : ranked;
}

/** SHOCK-06: the mean number of models that flee. */
export function likelyToFlee(battle: Battle, id: string): number {
  const unit = unitOf(battle, id);
  return unit.slainThisTurn > 0 ? unit.slainThisTurn + MEAN_DIE - braveryOf(battle, unit) : 0;
}

/**
 * Plays to win in the simplest way: it advances, shoots, charges, and attacks where it destroys most. It considers only
 * the current question and rolls no dice, so the same game gets the same answer.
 */
export const greedyBot: Policy<Aos> = policyOf(GREEDY_WISHES);
