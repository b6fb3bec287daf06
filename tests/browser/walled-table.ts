import { ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { Command } from '../../src/games/aos/commands';
import { terrainOf } from '../../src/games/aos/layouts/place';
import { createMatch, newGame } from '../../src/match/match';

/** The keep stands before the middle of the units that are set up at y 11. */
const KEEP = { piece: 'watch-keep', x: 36, y: 16.2, turn: 0 } as const;

const armies = {
  azure: { player: 'Azure', units: [{ id: 'lord', warscroll: 'lord-celestant', models: 1 }] },
  ember: { player: 'Ember', units: [{ id: 'horde', warscroll: 'chainrasp-horde', models: 10 }] },
};

/** A battle with a keep before a hero who moves first, as a replay that ends where it may move. */
export function walledTable(): string {
  for (let seed = 1; seed < 50; seed++) {
    const setup = { ...firstClash, battleplan: 'first-blood', terrain: terrainOf([KEEP]), armies };
    const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, seed));
    for (let ask = match.getGame().battle.asks.at(-1); ask; ask = match.getGame().battle.asks.at(-1)) {
      if (ask.kind === 'act' && ask.phase === 'movement') break;
      match.submit(answerTo(match.options()));
    }
    const { battle } = match.getGame();
    const isBelow = (battle.units[0]?.models[0]?.y ?? 0) < 24;
    if (battle.asks.at(-1)?.seat === 'azure' && isBelow) return JSON.stringify(match.replay());
  }
  throw new Error('azure never goes first from the near side');
}

/** Units before the keep, everything else declined. */
function answerTo(options: readonly Command[]): Command {
  const [first] = options;
  const no = options.find(({ type }) => type === 'pass' || type === 'endPhase');
  if (!first) throw new Error('there is nothing to answer');
  if (first.type !== 'deploy') return no ?? first;
  return { ...first, places: first.places.map(place => (first.unit === 'lord' ? { ...place, x: 36, y: 11 } : place)) };
}
