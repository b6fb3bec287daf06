/** How checks, options and whole battles grow with the number of models, against n log n from the smallest table. */
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { ArmyList } from '../../src/games/aos/battle-setup';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import { COMPASS, shift } from '../../src/games/aos/facts/moving/shifts';
import { unitsOf } from '../../src/games/aos/facts/units';
import { LAYOUTS, terrainFor } from '../../src/games/aos/layouts';
import { bug } from '../../src/kernel/bug';
import { seededState } from '../../src/kernel/dice';
import { answerOf } from '../../src/play/players/policy';
import { type Bench, type Measured, readable, timesInTurn } from './bench';

const SIZES = [50, 100, 200, 400] as const;
const [SMALLEST] = SIZES;
const MODELS_IN_UNIT = 5;

const army = (player: string, warscrolls: readonly string[], models: number): ArmyList => ({
  player,
  units: Array.from({ length: models / MODELS_IN_UNIT }, (_, i) => ({
    id: `${player}-${i + 1}`,
    warscroll: warscrolls[i % warscrolls.length] ?? bug('no warscrolls'),
    models: MODELS_IN_UNIT,
  })),
});

/** Two armies of units of five, side by side the same number of models, on layout 0. */
const started = (models: number): Aos['game'] =>
  ageOfSigmar.start(
    {
      ...firstClash,
      battleplan: 'first-blood',
      armies: {
        azure: army('azure', ['liberators', 'judicators', 'sequitors'], models / 2),
        ember: army('ember', ['bladegheist-revenants', 'hexwraiths', 'spirit-hosts'], models / 2),
      },
      terrain: terrainFor(LAYOUTS[0] ?? bug('no layouts')),
    },
    seededState(7),
  ).game;

function playedOn(game: Aos['game'], isThere: (game: Aos['game']) => boolean): Aos['game'] {
  let now = game;
  while (!isThere(now)) {
    const command = answerOf(greedyBot, ageOfSigmar, now);
    if (!command) return now;
    now = ageOfSigmar.play(now, command).game;
  }
  return now;
}

const battle = (models: number) => {
  const game = started(models);
  return () => playedOn(game, () => false);
};

const movement = (models: number): Aos['game'] =>
  playedOn(started(models), ({ battle: { phase, round } }) => phase === 'movement' && round === 2);

const options = (models: number) => {
  const game = movement(models);
  return () => ageOfSigmar.options(game);
};

/** One unit moves the same way among ever more others. */
const moveCheck = (models: number) => {
  const game = movement(models);
  const unit = unitsOf(game.battle, game.battle.active)[0] ?? bug('nobody is left');
  let turn = 0;
  return () => {
    const steps = shift(unit, COMPASS[turn++ % COMPASS.length] ?? bug('no winds'), 4);
    return ageOfSigmar.check(game, { seat: unit.seat, type: 'move', unit: unit.id, steps });
  };
};

/** A row for each size; all sizes are measured in turn when the first row is asked for. */
function growthOf(name: string, workFor: (models: number) => () => unknown): readonly Bench[] {
  let times: readonly number[] | undefined;
  const rowAt = (index: number, models: number): Measured => {
    times ??= timesInTurn(SIZES.map(workFor));
    const [first = Number.NaN] = times;
    const grown = (first * models * Math.log(models)) / (SMALLEST * Math.log(SMALLEST));
    const time = times[index] ?? Number.NaN;
    return readable(time, grown, grown / time);
  };
  return SIZES.map((models, index) => ({
    name: `growth: ${name}, ${models} models`,
    against: `n log n from ${SMALLEST} models`,
    run: () => rowAt(index, models),
  }));
}

export const growthBenches: readonly Bench[] = [
  ...growthOf('check of a move of one unit', moveCheck),
  ...growthOf('options of a movement phase', options),
  ...growthOf('whole greedy battle', battle),
];
