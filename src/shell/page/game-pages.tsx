import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import type { GameLibrary } from '../../match/library';
import { goTo, type Place } from '../browser/address';
import type { OpenEntry } from '../parts/game-entry';
import { LIBRARY_WORDS } from '../words/library';
import { PAGE } from '../words/page';
import { gameNamedBy, gameOfSave, saveAt } from './game-at';

const Faults = lazy(() => import('../dialogs/Faults').then(sheet => ({ default: sheet.Faults })));

/** The page of a game at a place. */
type PageAt = ComponentType<{ readonly place: Place }>;

const pageOf = ({ game, library }: OpenEntry): PageAt =>
  lazy(async () => {
    const { Setup, Panels } = await game.loadPages();
    return {
      default: ({ place }) =>
        place.at === 'setup'
          ? createElement(Setup, { library, after: 'id' in place ? place.id : undefined })
          : createElement(Panels, { library, place }),
    };
  });

/** The pages of all games. The code of a game arrives when one of its pages is opened. */
export function gamePages(entries: readonly OpenEntry[], library: GameLibrary, first: string): PageAt {
  const pages = new Map(entries.map(entry => [entry.game.id, pageOf(entry)]));
  return ({ place }) => {
    const game = useGameAt(place, library, first);
    if (game === undefined) return <p className="waiting">{PAGE.laying}</p>;
    const Page = pages.get(game);
    if (Page) return <Page place={place} />;
    const faults = [{ path: '', reason: LIBRARY_WORDS.otherGame(game) }];
    return <Faults title={PAGE.cannotOpen} faults={faults} onClose={() => goTo({ at: 'start' })} />;
  };
}

/** The id of the game at a place; undefined while a save is looked up. Another save is another page. */
function useGameAt(place: Place, library: GameLibrary, first: string): string | undefined {
  const save = saveAt(place);
  const [game, setGame] = useState<string>();
  useEffect(() => {
    if (save === undefined) return undefined;
    let isGone = false;
    void gameOfSave(save, library, first).then(id => !isGone && setGame(id));
    return () => {
      isGone = true;
    };
  }, [save, library, first]);
  return save === undefined ? gameNamedBy(place, first) : game;
}
