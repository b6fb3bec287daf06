import type { TableTheme } from '../../../table/picture';
import { moodOf } from '../setup/moods';
import type { StoredBattle } from './battle-library';

/** The theme of a stored battle. */
export const moodIn = ({ mood, match }: StoredBattle): TableTheme => moodOf(mood, match.replay().setup);
