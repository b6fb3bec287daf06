import { botNamed } from '../../games/aos/bots/named';
import { otherSeat, SEATS } from '../../games/aos/types';
import type { Duel } from './arguments';
import { fight } from './fight';
import { pairingsOf, sceneOf } from './scenes';
import type { Pair, Result } from './tally';

/** Two battles of one seed: the same table, lists and dice, the bots swapped. */
export function fightPair(duel: Duel, seed: number): Pair {
  const scene = sceneOf(pairingsOf(duel.points), duel.points, duel.seed, seed);
  const fought = SEATS.map(seat => {
    const how = { salt: seed, playOuts: duel.playOuts, now: () => performance.now() };
    const a = botNamed(duel.a, how);
    const b = botNamed(duel.b, how);
    const { winner, decisionMs } = fight(
      scene,
      seat === 'azure' ? { azure: a, ember: b } : { azure: b, ember: a },
      seat,
    );
    const result: Result = winner === undefined ? 'draw' : winner === otherSeat(seat) ? 'b' : 'a';
    return { result, decisionMs };
  });
  return {
    scene: scene.name,
    seed,
    results: fought.map(({ result }) => result),
    decisionMs: fought.flatMap(({ decisionMs }) => decisionMs),
  };
}
