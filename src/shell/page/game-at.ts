import type { GameLibrary } from '../../match/library';
import type { Place } from '../browser/address';

/** The save that a place shows, if it shows one. */
export const saveAt = (place: Place): string | undefined =>
  place.at === 'battle' || place.at === 'watch' ? place.id : undefined;

/** The id of the game that an address names; one that names none means the first. */
export const gameNamedBy = (place: Place, first: string): string => ('game' in place && place.game) || first;

/** The id of the game of a save. One that cannot be found is left to the first game, whose page says so. */
export const gameOfSave = (id: string, library: Pick<GameLibrary, 'systemOf'>, first: string): Promise<string> =>
  library.systemOf(id).then(
    system => system ?? first,
    () => first,
  );
