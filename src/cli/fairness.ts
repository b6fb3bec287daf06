/**
 * npm run fairness -- [--battles 200] [--seed 1]: lets the greedy bot fight every pairing of ready-made lists of one size
 * and tells who won. Sides and tables alternate, so that neither decides it.
 */

import { parseArgs } from 'node:util';
import { ageOfSigmar } from '../games/aos';
import { READY_LISTS } from '../games/aos/armies/lists';
import type { Setup } from '../games/aos/battle-setup';
import { greedyBot } from '../games/aos/bots/greedy-bot';
import { LAYOUT_TABLE, LAYOUTS, terrainFor } from '../games/aos/layouts';
import { DEFAULT_RULINGS } from '../games/aos/rulings';
import { seededState } from '../kernel/dice';
import { answerOf } from '../play/players/policy';

const PAIRINGS = [
  ['stormcast-500', 'nighthaunt-500', 'first-blood'],
  ['stormcast-1000', 'nighthaunt-1000', 'first-blood'],
  ['vanguard', 'procession', 'skirmish'],
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

const listOf = (id: string) => READY_LISTS.filter(each => each.id === id).map(({ list }) => list);

/** The list that wins a battle: the first, the second, or neither. */
function winnerOf(one: string, other: string, battleplan: string, seed: number): 0 | 1 | undefined {
  const isSwapped = seed % 2 === 1;
  const [azure, ember] = (isSwapped ? [other, one] : [one, other]).flatMap(listOf);
  const layout = LAYOUTS[seed % LAYOUTS.length];
  if (!azure || !ember || !layout) return undefined;
  const setup: Setup = {
    battleplan,
    table: LAYOUT_TABLE,
    terrain: terrainFor(layout),
    scenery: 'asPlaced',
    armies: { azure, ember },
    rulings: DEFAULT_RULINGS,
  };
  let { game } = ageOfSigmar.start(setup, seededState(seed));
  for (
    let command = answerOf(greedyBot, ageOfSigmar, game);
    command;
    command = answerOf(greedyBot, ageOfSigmar, game)
  ) {
    game = ageOfSigmar.play(game, command).game;
  }
  const winner = ageOfSigmar.outcome(game)?.winner;
  if (winner === undefined) return undefined;
  return (winner === 'azure') === isSwapped ? 1 : 0;
}

for (const [one, other, battleplan] of PAIRINGS) {
  const wins = [0, 0];
  for (let seed = first; seed < first + battles; seed++) {
    const winner = winnerOf(one, other, battleplan, seed);
    if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const [ours = 0, theirs = 0] = wins;
  const share = ((100 * ours) / Math.max(1, ours + theirs)).toFixed(0);
  console.log(
    `${one} ${ours}, ${other} ${theirs}, draws ${battles - ours - theirs}: ${share} % for the first (${battleplan})`,
  );
}
