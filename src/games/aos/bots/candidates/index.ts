import { isSame } from '../../../../kernel/deep-equal';
import type { Question } from '../../../../play/search/guide';
import type { Seen } from '../../../../play/search/seen';
import type { Aos } from '../..';
import type { Ask } from '../../asks';
import { check } from '../../check';
import type { Command } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { aosRules } from '../../game';
import { offers } from '../../options';
import type { Battle } from '../../types';
import { basePolicy } from '../base';
import { movesInOrder, wishesOfUnit } from '../base/moves';
import { unitsToMove } from '../base/order';
import { destinations } from './moves';

/** More answers than this are not compared; the base's answer comes besides. */
const MOST = 7;

/** No question looks further than this. */
const MOST_TURNS = 3;

/** How many turns the answers to a question are played on, this one included; what is not listed is left to the base. */
function turnsFor(ask: Ask): number | undefined {
  switch (ask.kind) {
    case 'act':
      return { hero: 2, movement: 3, shooting: undefined, charge: 2, combat: undefined, battleshock: undefined }[
        ask.phase
      ];
    case 'chooseFirst':
    case 'runMove':
      return 3;
    case 'chargeMove':
    case 'useAbilities':
      return 2;
    case 'pickFighter':
    case 'pickTargets':
      return 1;
    default:
      return undefined;
  }
}

/** Turns that have begun since the battle did. */
const turnsBegun = ({ round, turn }: Battle): number => 2 * round + turn;

/** What is to be looked ahead for, with few and different answers. */
export function* questions(seen: Seen<Aos>, mostTurns = MOST_TURNS): Generator<Question<Aos>> {
  const { battle } = seen;
  const ask = askedNow(battle);
  const turns = ask && turnsFor(ask);
  const usual = basePolicy(aosRules, seen);
  if (!ask || turns === undefined || !usual) return;
  const end = turnsBegun(battle) + Math.min(turns, mostTurns);
  const isFarEnough = ({ battle: later }: Aos['game']) => later.ended || turnsBegun(later) >= end;
  if (ask.kind === 'act' && ask.phase === 'movement') {
    if (usual.type !== 'useAbility')
      for (const question of moving(battle, ask.seat)) yield { ...question, isFarEnough };
    return;
  }
  const others = ask.kind === 'runMove' ? runs(battle, ask.unit) : few(battle);
  yield { usual, others: others.filter(each => !isSame(each, usual)).slice(0, MOST), isFarEnough };
}

/**
 * A question for each unit that may still move, most expensive first. Leaving a unit in place means going on to the
 * next.
 */
function* moving(battle: Battle, seat: Aos['seat']): Generator<Omit<Question<Aos>, 'isFarEnough'>> {
  const units = unitsToMove(battle, seat);
  for (const [index, unit] of units.entries()) {
    const rest = units.slice(index + 1);
    const stay = firstLegal(battle, movesInOrder(battle, seat, rest)) ?? ({ seat, type: 'endPhase' } as const);
    const usual = firstLegal(battle, wishesOfUnit(battle, unit)) ?? stay;
    const run = { seat, type: 'run', unit: unit.id } as const;
    const others = [stay, ...upTo(MOST - 2, destinations(battle, unit)), run];
    yield {
      usual,
      others: others.filter(each => !isSame(each, usual) && check(battle, each).length === 0).slice(0, MOST),
      ...(rest.length > 0 ? { defers: stay } : {}),
    };
  }
}

const runs = (battle: Battle, id: string): readonly Command[] => {
  const unit = unitOf(battle, id);
  return [...upTo(MOST - 1, destinations(battle, unit)), { seat: unit.seat, type: 'move', unit: id, steps: [] }];
};

/** Legal answers: that which ends the matter first, then as they are offered. */
function few(battle: Battle): readonly Command[] {
  const all = [...offers(battle)].filter(offer => !isFar(offer));
  const ends = all.filter(({ type }) => type === 'endPhase' || type === 'pass' || type === 'declineCharge');
  const legal: Command[] = [];
  for (const offer of [...ends, ...all.filter(each => !ends.includes(each))]) {
    if (check(battle, offer).length === 0) legal.push(offer);
    if (legal.length > MOST) break;
  }
  return legal;
}

/** Places for reserves are many and alike. */
const isFar = ({ type }: Command): boolean => type === 'arrive';

function firstLegal(battle: Battle, commands: Iterable<Command>): Command | undefined {
  for (const command of commands) if (check(battle, command).length === 0) return command;
  return undefined;
}

function upTo<T>(most: number, list: Iterable<T>): readonly T[] {
  const some: T[] = [];
  for (const each of list) {
    some.push(each);
    if (some.length >= most) break;
  }
  return some;
}
