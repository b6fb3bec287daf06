import { ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { Muster } from '../../src/games/aos/battle-setup';
import { findLayout, terrainFor } from '../../src/games/aos/layouts';
import { createMatch, newGame } from '../../src/match/match';

const units = (warscroll: string): readonly Muster[] =>
  Array.from({ length: 6 }, (_, i) => ({ id: `${warscroll}-${i + 1}`, warscroll, models: 20 }));

/** A battle of 240 models among the scenery of the old road, in this realm, as a replay that ends where the first units move. */
export function crowdedTable(realm = firstClash.realm): string {
  const layout = findLayout('old-road');
  const match = createMatch(
    ageOfSigmar,
    newGame(
      ageOfSigmar,
      {
        ...firstClash,
        realm,
        terrain: layout ? terrainFor(layout) : [],
        armies: {
          azure: { player: 'Azure', units: units('liberators') },
          ember: { player: 'Ember', units: units('chainrasp-horde') },
        },
      },
      3,
    ),
  );
  for (;;) {
    const ask = match.getGame().battle.asks.at(-1);
    if (!ask || (ask.kind === 'act' && ask.phase === 'movement')) return JSON.stringify(match.replay());
    const options = match.options();
    const done = options.find(({ type }) => type === 'pass' || type === 'endPhase');
    const next = ask.kind === 'act' || ask.kind === 'useAbilities' ? done : options[0];
    if (!next) throw new Error('the armies could not be set up');
    match.submit(next);
  }
}
