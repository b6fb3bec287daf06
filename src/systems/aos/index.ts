import { type DiceState, diceFrom } from '../../kernel/dice';
import type { GameSystem, Played } from '../../kernel/system';
import { setupFaults } from './armies/validate';
import { check } from './check';
import { type Command, commandSchema } from './commands';
import { decide } from './decide';
import type { BattleEvent } from './events';
import { deciding } from './facts/asking';
import { verdict } from './facts/score';
import { moveOn, openSequence } from './flow/sequence';
import { fold } from './fold';
import { migrations } from './migrations';
import { offers, options } from './options';
import { originOf } from './origin';
import type { Refusal } from './refusals';
import { type Setup, setupSchema } from './setup';
import { type Battle, SEATS, type Seat } from './types';

/** Plain data, so that it can be saved, sent and compared. No rule reads `at`: what rules need is in the battle. */
export interface Game {
  readonly at: string;
  readonly battle: Battle;
  readonly dice: DiceState;
}

export interface Aos {
  readonly seat: Seat;
  readonly setup: Setup;
  readonly game: Game;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly refusal: Refusal;
}

/** Age of Sigmar by the core rules of 2018. */
export const ageOfSigmar: GameSystem<Aos> = {
  id: 'aos',
  version: 2,
  migrations,
  seats: SEATS,
  schemas: { setup: setupSchema, command: commandSchema },
  faults: setupFaults,
  origin: (setup, dice) => ({ at: '', battle: originOf(setup), dice }),
  start(setup, state): Played<Aos> {
    const dice = diceFrom(state);
    const { at, battle, events } = openSequence(originOf(setup), dice);
    return { game: { at, battle, dice: dice.state }, events, settles: true };
  },
  check: ({ battle }, command) => check(battle, command),
  play(game, command): Played<Aos> {
    const dice = diceFrom(game.dice);
    const happened = decide(game.battle, command, dice);
    let battle = game.battle;
    for (const event of happened) battle = fold(battle, event);
    const { at, battle: after, events } = moveOn({ at: game.at, battle, events: happened }, dice);
    return { game: { at, battle: after, dice: dice.state }, events, settles: dice.rolled > 0 };
  },
  fold: (game, event) => ({ ...game, battle: fold(game.battle, event) }),
  offers: ({ battle }) => offers(battle),
  options: ({ battle }) => options(battle),
  deciding: ({ battle }) => deciding(battle),
  outcome: ({ battle }) => (battle.ended ? verdict(battle) : undefined),
  mask: event => event,
  dice: ({ dice }) => dice,
};
