import { type Dice, type DiceState, diceFrom } from '../../kernel/dice';
import type { GameRules, Played } from '../../kernel/system';
import type { Setup } from './battle-setup';
import { check } from './check';
import type { Command } from './commands';
import { playAgreed, withoutDeadEnds } from './consent/playing';
import { checkMoment, rollAfter } from './consent/rolls';
import type { RollPoint } from './consent/types';
import { decide } from './decide';
import type { BattleEvent } from './events';
import { deciding } from './facts/open-question';
import { verdict } from './facts/score';
import { moveOn, openSequence, type Progress } from './flow/sequence';
import { fold } from './fold';
import { offers, options } from './options';
import { originOf } from './origin';
import type { Refusal } from './refusals';
import { type Battle, SEATS, type Seat } from './types';

export { type ChartPart, type ChartStop, chartAt } from './flow/chart-at';

/**
 * Plain data, so that it can be saved, sent and compared. No rule reads `at`: everything rules need is in the battle.
 */
export interface Game {
  readonly at: string;
  readonly battle: Battle;
  readonly dice: DiceState;
  /** TABLE-03: the state from which the newest roll can be repeated. */
  readonly roll?: RollPoint | undefined;
}

export interface Aos {
  readonly seat: Seat;
  readonly setup: Setup;
  readonly game: Game;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly refusal: Refusal;
}

function progressOf({ at, battle, roll }: Game, command: Command, dice: Dice): Progress {
  if (command.type === 'agree') return playAgreed(at, battle, roll, command, dice);
  const events = decide(battle, command, dice);
  let after = battle;
  for (const event of events) after = fold(after, event);
  return moveOn({ at, battle: after, events }, dice);
}

/** Age of Sigmar by the core rules of 2018. */
export const aosRules: GameRules<Aos> = {
  id: 'aos',
  version: 2,
  seats: SEATS,
  origin: (setup, dice) => ({ at: '', battle: originOf(setup), dice }),
  start(setup, state): Played<Aos> {
    const dice = diceFrom(state);
    const { at, battle, events } = openSequence(originOf(setup), dice);
    return { game: { at, battle, dice: dice.state }, events, settles: true };
  },
  check(game, command) {
    const refusals = check(game.battle, command);
    return refusals.length > 0 || command.type !== 'propose' ? refusals : checkMoment(game, command.ruling);
  },
  play(game, command): Played<Aos> {
    const dice = diceFrom(game.dice);
    const { at, battle, events } = withoutDeadEnds(progressOf(game, command, dice), dice);
    const roll = battle.ended ? undefined : rollAfter(game, command, dice.rolled > 0, battle);
    // TABLE-01: only both players together undo an agreed ruling.
    return {
      game: { at, battle, dice: dice.state, roll },
      events,
      settles: dice.rolled > 0 || command.type === 'agree',
    };
  },
  fold: (game, event) => ({ ...game, battle: fold(game.battle, event) }),
  offers: ({ battle }) => offers(battle),
  options: ({ battle }) => options(battle),
  deciding: ({ battle }) => deciding(battle),
  outcome: ({ battle }) => (battle.ended ? verdict(battle) : undefined),
  mask: event => event,
  dice: ({ dice }) => dice,
  withDice: ({ at, battle, roll }, dice) => ({ at, battle, dice, roll }),
};
