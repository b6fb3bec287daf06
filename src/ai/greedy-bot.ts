import type { Aos } from '../systems/aos';
import type { Ask, AskKind, AskOf } from '../systems/aos/asks';
import type { Command } from '../systems/aos/commands';
import { askedNow } from '../systems/aos/facts/asking';
import { unitOf } from '../systems/aos/facts/units';
import { braveryOf } from '../systems/aos/rules/nerve';
import type { Battle } from '../systems/aos/types';
import type { Bot } from './bot';
import { abilities, aims, castings } from './greedy/abilities';
import { advance, arrivals, charges, nearerMoves } from './greedy/closing-in';
import { worthOfAttack } from './greedy/expected-damage';

type Wishes<K extends AskKind> = (battle: Battle, ask: AskOf<K>, offers: readonly Command[]) => readonly Command[];

const ofType = (offers: readonly Command[], ...types: readonly Command['type'][]): readonly Command[] =>
  offers.filter(({ type }) => types.includes(type));
const MEAN_DIE = 3.5;

/** What it would like to do, the best first, for the questions it has a mind of its own about; the rest it takes as offered. */
const WISHES: { readonly [K in AskKind]?: Wishes<K> } = {
  chooseFirst: (_, { seat }, offers) => offers.toSorted((a, b) => Number(isFirst(b, seat)) - Number(isFirst(a, seat))),
  act: (battle, { seat, phase }, offers) => {
    const end = ofType(offers, 'endPhase');
    if (phase === 'hero') return [...castings(battle, offers), ...abilities(battle, offers), ...end];
    if (phase === 'movement') return [...abilities(battle, offers), ...advance(battle, seat, offers), ...end];
    if (phase === 'shooting') return [...abilities(battle, offers), ...ofType(offers, 'shoot'), ...end];
    return [...charges(battle, seat, offers), ...end];
  },
  useAbilities: (battle, _, offers) => [
    ...abilities(battle, offers),
    ...arrivals(battle, offers),
    ...ofType(offers, 'pass'),
  ],
  runMove: (battle, { unit }, offers) => {
    const moves = offers.filter(offer => offer.type === 'move' || offer.type === 'retreat');
    return nearerMoves(battle, unitOf(battle, unit), moves);
  },
  aimSpell: (battle, _, offers) =>
    aims(
      battle,
      offers.filter(offer => offer.type === 'aimSpell'),
    ),
  strike: (battle, _, offers) =>
    aims(
      battle,
      offers.filter(offer => offer.type === 'strike'),
    ),
  pickFighter: (battle, _, offers) => [
    ...abilities(battle, offers),
    ...ofType(offers, 'fight'),
    ...ofType(offers, 'pass'),
  ],
  pileIn: (_, __, offers) => [...ofType(offers, 'triumph'), ...offers],
  pickTargets: (battle, { unit }, offers) => {
    const attacker = unitOf(battle, unit);
    const worth = new Map(
      offers.map(offer => [offer, offer.type === 'attack' ? worthOfAttack(battle, attacker, offer.orders) : 0]),
    );
    const attacks = ofType(offers, 'attack').toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
    return [...ofType(offers, 'triumph'), ...attacks];
  },
  inspire: (battle, _, offers) => {
    const lost = (offer: Command) => (offer.type === 'inspire' ? likelyToFlee(battle, offer.unit) : 0);
    const worth = ofType(offers, 'inspire').filter(offer => lost(offer) > 0);
    return [...worth.toSorted((a, b) => lost(b) - lost(a)), ...ofType(offers, 'pass')];
  },
  rerollDice: (_, { roll, faces }, offers) =>
    roll === 'nerve' && (faces[0] ?? 0) > MEAN_DIE ? offers.toReversed() : offers,
};

const isFirst = (command: Command, seat: string): boolean => command.type === 'chooseFirst' && command.first === seat;

/** SHOCK-06: how many models of a unit will flee on the average. */
function likelyToFlee(battle: Battle, id: string): number {
  const unit = unitOf(battle, id);
  return unit.slainThisTurn > 0 ? unit.slainThisTurn + MEAN_DIE - braveryOf(battle, unit) : 0;
}

/**
 * Plays to win in the simplest way: it closes in, shoots, charges, and strikes where most is destroyed. It looks no
 * further than the question at hand, and rolls no dice of its own: the same game gets the same answer.
 */
export const greedyBot: Bot<Aos> = (system, game) => {
  const ask = askedNow(game.battle);
  if (!ask) return undefined;
  const offers = system.offers(game);
  const wish = WISHES[ask.kind] as
    | ((battle: Battle, ask: Ask, offers: readonly Command[]) => readonly Command[])
    | undefined;
  const isLegal = (command: Command) => system.check(game, command).length === 0;
  return wish?.(game.battle, ask, offers).find(isLegal) ?? offers.find(isLegal);
};
