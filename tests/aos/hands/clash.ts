import { type Aos, ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import type { AskKind } from '../../../src/games/aos/asks';
import type { Command } from '../../../src/games/aos/commands';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import type { Phase, Unit, UnitId } from '../../../src/games/aos/types';
import { createMatch, type Match, newGame } from '../../../src/match/match';

/** The small battle that most tests here look at. */
export const clash = (seed: number): Match<Aos> => createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));

/** Gives a command that must be legal. */
export function give(match: Match<Aos>, command: Command | undefined): void {
  const result = command && match.submit(command);
  if (!result?.ok) throw new Error(`refused: ${JSON.stringify(result?.ok === false ? result.error : command)}`);
}

/** Commands that bring the armies together, before whatever else is offered. */
const EAGER: readonly Command['type'][] = ['chargeMove', 'tryCharge', 'move'];

/** Plays on until this is asked. */
export function playTo(match: Match<Aos>, kind: AskKind, phase?: Phase): Match<Aos> {
  for (let i = 0; i < 500; i++) {
    const ask = askedNow(match.getGame().battle);
    if (ask?.kind === kind && (phase === undefined || (ask.kind === 'act' && ask.phase === phase))) return match;
    const options = match.options();
    const passing = options.find(({ type }) => type === 'pass' || type === 'endPhase');
    const eager = options.find(({ type }) => EAGER.includes(type));
    const isWindow = ask?.kind === 'useAbilities' || ask?.kind === 'act';
    give(match, (phase === undefined ? eager : undefined) ?? (isWindow ? passing : undefined) ?? options[0]);
  }
  throw new Error(`nobody was ever asked ${kind}`);
}

/** A unit of the battle as it stands. */
export function unitIn(match: Match<Aos>, id: UnitId): Unit {
  const unit = match.getGame().battle.units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** The first unit of the deciding seat. */
export function ownUnit(match: Match<Aos>, models = 1): Unit {
  const seat = match.deciding();
  const unit = match.getGame().battle.units.find(each => each.seat === seat && each.models.length >= models);
  if (!unit) throw new Error('nobody has units');
  return unit;
}
