import { describe, expect, test } from 'vitest';
import { type Aos, ageOfSigmar as aos } from '../../../src/games/aos';
import { allowanceOf } from '../../../src/games/aos/abilities/allowance';
import { firstClash, nighthaunt500, stormcast500 } from '../../../src/games/aos/armies/lists';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import { COMPASS, shift } from '../../../src/games/aos/facts/moving/shifts';
import { isEngaged } from '../../../src/games/aos/facts/places/distance';
import { unitsOf } from '../../../src/games/aos/facts/units';
import { LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { isPlainlyBarred } from '../../../src/games/aos/options/quick-reject';
import { seededState } from '../../../src/kernel/dice';
import { answerOf } from '../../../src/play/players/policy';

/** The games of a greedy battle at every question of its movement phases. */
function movementGames(seed: number): readonly Aos['game'][] {
  const layout = LAYOUTS[seed % LAYOUTS.length];
  const armies = { azure: stormcast500, ember: nighthaunt500 };
  const setup = { ...firstClash, battleplan: 'first-blood', armies, terrain: layout ? terrainFor(layout) : [] };
  let { game } = aos.start(setup, seededState(seed));
  const games: Aos['game'][] = [];
  for (let command = answerOf(greedyBot, aos, game); command; command = answerOf(greedyBot, aos, game)) {
    const ask = game.battle.asks.at(-1);
    if (ask?.kind === 'act' && ask.phase === 'movement') games.push(game);
    game = aos.play(game, command).game;
  }
  return games;
}

describe('MOVE-06, MOVE-07, MOVE-13 what is plainly barred', () => {
  test.each([1, 2, 3])('is refused by the rules as well, and much of what is refused is seen (seed %d)', seed => {
    let barred = 0;
    for (const game of movementGames(seed).filter((_, index) => index % 5 === 0)) {
      const { battle } = game;
      for (const unit of unitsOf(battle, battle.active)) {
        if (unit.deeds.includes('moved')) continue;
        const allowance = allowanceOf(battle, unit, 'move');
        const isBarred = isPlainlyBarred(battle, unit, allowance);
        const type = isEngaged(battle, unit) ? 'retreat' : 'move';
        for (const steps of COMPASS.flatMap(way => [1, 0.5].map(share => shift(unit, way, share * allowance)))) {
          if (!isBarred(steps, type === 'move')) continue;
          barred += 1;
          expect(aos.check(game, { seat: unit.seat, type, unit: unit.id, steps })).not.toEqual([]);
        }
      }
    }
    expect(barred).toBeGreaterThan(20);
  });
});

describe('offers', () => {
  test('are found as they are asked for: the first costs nothing of the rest', () => {
    const [game] = movementGames(4);
    if (!game) throw new Error('nobody moved');
    const offers = aos.offers(game)[Symbol.iterator]();
    expect(offers.next().done).toBe(false);
    expect([...aos.offers(game)].at(-1)).toEqual({ seat: game.battle.active, type: 'endPhase' });
  });
});
