import type { TableTheme } from '../../../table/picture';
import { moodOf } from '../setup/moods';
import type { StoredBattle } from './battle-library';

/** How the table of a stored battle looks. */
export const moodIn = ({ mood, match }: StoredBattle): TableTheme => moodOf(mood, match.replay().setup);
