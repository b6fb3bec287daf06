/** Whole battles of ready-made lists by greedy bots, and what a turn among 200 models costs. */

import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { allowanceOf } from '../../src/games/aos/abilities/allowance';
import {
  firstClash,
  nighthaunt500,
  nighthaunt1000,
  stormcast500,
  stormcast1000,
} from '../../src/games/aos/armies/lists';
import type { ArmyList, Setup } from '../../src/games/aos/battle-setup';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import type { Command } from '../../src/games/aos/commands';
import { COMPASS, shift } from '../../src/games/aos/facts/moving/shifts';
import { unitsOf } from '../../src/games/aos/facts/units';
import { LAYOUTS, terrainFor } from '../../src/games/aos/layouts';
import type { PerSeat, Seat, Unit } from '../../src/games/aos/types';
import { bug } from '../../src/kernel/bug';
import { seededState } from '../../src/kernel/dice';
import { answerOf } from '../../src/play/players/policy';
import { againstBudget, alternate, type Bench, type Measured, sink } from './bench';
import { againstChoices, againstShowdown, SHOWDOWN } from './showdown';

const FRAME_MS = 16;
/** How many battles' worth of commands make a block as long as one of the anchor's. */
const REPEATS = 60;

const setupOf = (armies: PerSeat<ArmyList>, seed: number): Setup => ({
  ...firstClash,
  battleplan: 'first-blood',
  armies,
  terrain: terrainFor(LAYOUTS[seed % LAYOUTS.length] ?? bug('no layouts')),
});

/** A whole battle of two greedy bots; each command is reported. */
function fought(armies: PerSeat<ArmyList>, seed: number, tell: (command: Command) => void = () => undefined): void {
  let { game } = ageOfSigmar.start(setupOf(armies, seed), seededState(seed));
  for (
    let command = answerOf(greedyBot, ageOfSigmar, game);
    command;
    command = answerOf(greedyBot, ageOfSigmar, game)
  ) {
    tell(command);
    game = ageOfSigmar.play(game, command).game;
  }
}

const of500 = { azure: stormcast500, ember: nighthaunt500 };
const of1000 = { azure: stormcast1000, ember: nighthaunt1000 };

/** The commands of one battle, played again one after another, against a choice of the anchor. */
function commands(): Promise<Measured> {
  const seed = 7;
  const told: Command[] = [];
  fought(of500, seed, command => told.push(command));
  const playAll = () => {
    for (let i = 0; i < REPEATS; i++) {
      let { game } = ageOfSigmar.start(setupOf(of500, seed), seededState(seed));
      for (const command of told) game = ageOfSigmar.play(game, command).game;
      sink.last = game;
    }
    return told.length * REPEATS;
  };
  return againstChoices(playAll);
}

/** Two hundred models in the movement phase, some of them on their way. */
function crowdedGame(): Aos['game'] {
  const many = (warscroll: string, seat: Seat): ArmyList => ({
    ...firstClash.armies[seat],
    units: Array.from({ length: 10 }, (_, i) => ({ id: `${seat}-${i}`, warscroll, models: 10 })),
  });
  const armies = { azure: many('liberators', 'azure'), ember: many('chainrasp-horde', 'ember') };
  let { game } = ageOfSigmar.start(setupOf(armies, 0), seededState(7));
  while (!(game.battle.phase === 'movement' && game.battle.round === 2)) {
    game = ageOfSigmar.play(game, answerOf(greedyBot, ageOfSigmar, game) ?? bug('the battle ended early')).game;
  }
  return game;
}

const movesOf = ({ battle }: Aos['game'], unit: Unit): readonly Command[] =>
  COMPASS.flatMap(way => [1, 0.5].map(share => shift(unit, way, share * allowanceOf(battle, unit, 'move')))).map(
    steps => ({
      seat: unit.seat,
      type: 'move',
      unit: unit.id,
      steps,
    }),
  );

/** The legal options of a turn, against the check of every place that a unit could be shifted to. */
function optionsOfATurn(): Measured {
  const game = crowdedGame();
  const units = unitsOf(game.battle, game.battle.active);
  return alternate(
    () => ageOfSigmar.options(game),
    () => units.flatMap(unit => movesOf(game, unit)).filter(move => ageOfSigmar.check(game, move).length === 0),
  );
}

/** A move of two units of ten, each with steps that were never seen before. */
function checkOfAMove(): Measured {
  const game = crowdedGame();
  const units = unitsOf(game.battle, game.battle.active).slice(0, 2);
  let turn = 0;
  return againstBudget(() => {
    const way = COMPASS[turn++ % COMPASS.length] ?? bug('no winds');
    return units.map(unit => {
      const steps = shift(unit, way, 5);
      return ageOfSigmar.check(game, { seat: unit.seat, type: 'move', unit: unit.id, steps });
    });
  }, FRAME_MS);
}

export const battleBenches: readonly Bench[] = [
  {
    name: 'whole greedy battle of 500 points',
    against: SHOWDOWN,
    run: () => againstShowdown(seed => fought(of500, seed)),
  },
  {
    name: 'whole greedy battle of 1,000 points',
    against: SHOWDOWN,
    run: () => againstShowdown(seed => fought(of1000, seed)),
  },
  { name: 'command of a greedy battle through system.play', against: 'a choice in @pkmn/sim', run: commands },
  { name: 'options of a turn among 200', against: 'checking 16 places for each unit', run: optionsOfATurn },
  { name: 'legality of a 20-model move among 200', against: 'a frame of 16 ms', run: checkOfAMove },
];
