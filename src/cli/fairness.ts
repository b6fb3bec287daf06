/**
 * npm run fairness -- [--battles 200] [--seed 1]: lets the greedy bot fight every pairing of ready-made lists of one size
 * and tells who won. Sides and tables alternate, so that neither decides it.
 */
import { parseArgs } from 'node:util';
import { READY_LISTS } from '../games/aos/armies/lists';
import { greedyBot } from '../games/aos/bots/greedy-bot';
import { bug } from '../kernel/bug';
import { fight } from './duel/fight';
import { type Pairing, sceneOf } from './duel/scenes';
import { type Result, scoreOf, shareOf, wilson } from './duel/tally';

const PAIRINGS = [
  [500, 'stormcast-500', 'nighthaunt-500', 'first-blood'],
  [1000, 'stormcast-1000', 'nighthaunt-1000', 'first-blood'],
  [200, 'vanguard', 'procession', 'skirmish'],
] as const;

const { values } = parseArgs({
  options: { battles: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const battles = Number(values.battles);
const first = Number(values.seed);
if (!Number.isSafeInteger(battles) || !Number.isSafeInteger(first)) {
  console.error('usage: npm run fairness -- [--battles N] [--seed N]');
  process.exit(2);
}

const listOf = (id: string) => READY_LISTS.find(each => each.id === id)?.list ?? bug(`no list ${id}`);

for (const [points, one, other, battleplan] of PAIRINGS) {
  const pairing: Pairing = { lists: [listOf(one), listOf(other)], battleplan };
  const results = Array.from({ length: battles }, (_, index): Result => {
    const scene = sceneOf([pairing], points, first, first + index);
    const { winner } = fight(scene, { azure: greedyBot, ember: greedyBot });
    if (winner === undefined) return 'draw';
    return scene.setup.armies[winner] === pairing.lists[0] ? 'a' : 'b';
  });
  const score = scoreOf(results);
  const [low, high] = wilson(shareOf(score), battles).map(share => Math.round(100 * share));
  console.log(
    `${one} ${score.wins.a}, ${other} ${score.wins.b}, draws ${score.draws}: ${Math.round(100 * shareOf(score))} % [${low}, ${high}] for the first (${battleplan})`,
  );
}
