import { expect } from 'vitest';
import { ageOfSigmar } from '../../src/games/aos';
import type { Setup } from '../../src/games/aos/battle-setup';
import type { Command } from '../../src/games/aos/commands';
import type { BattleEvent } from '../../src/games/aos/events';
import { scriptedState } from '../../src/kernel/dice';
import { expectReasons, expectTold } from './told';

/** Plays from the very start with these dice. */
export function begin(setup: Setup, dice: readonly number[]) {
  const started = ageOfSigmar.start(setup, scriptedState(dice));
  let { game } = started;
  const refusals = (command: Command) => {
    const reasons = ageOfSigmar.check(game, command);
    expectReasons(game.battle, setup, reasons);
    return reasons;
  };
  const check = (command: Command) => refusals(command).map(({ code }) => code);
  return {
    /** The events before the first decision. */
    opening: started.events,
    game: () => game,
    battle: () => game.battle,
    ask: () => game.battle.asks.at(-1),
    options: () => ageOfSigmar.options(game),
    outcome: () => ageOfSigmar.outcome(game),
    refusals,
    /** The codes of the reasons why a command is refused; empty if it is legal. */
    check,
    /** Plays a command that must be legal, and returns what happened. */
    submit(command: Command): readonly BattleEvent[] {
      expect(check(command)).toEqual([]);
      const played = ageOfSigmar.play(game, command);
      expectTold(game.battle, setup, played.events);
      game = played.game;
      return played.events;
    },
  };
}
