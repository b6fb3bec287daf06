import { measureTableOf } from '../../../measure/file/copy';
import { pack } from '../../../measure/file/pack';
import { namesIn } from '../../../words/names';
import type { StoredBattle } from '../../battle-library';
import { moodIn } from '../../battle-mood';

/** A battle packed as a measuring table for a link, and the units that could not be copied. */
export async function packedCopy(stored: StoredBattle) {
  const { match, name } = stored;
  const { battle } = match.getGame();
  const names = namesIn(battle, match.replay().setup);
  const { measureTable, left } = measureTableOf(battle, `${name}: what if`, moodIn(stored), unit =>
    names.unit(unit.id),
  );
  return { packed: await pack(measureTable), left };
}
