import { measureTableOf } from '../../../measure/file/copy';
import { pack } from '../../../measure/file/pack';
import { namesIn } from '../../../words/names';
import { moodIn, type StoredBattle } from '../../battle-library';

/** A battle as it stands, as the packed table of a link, and who or what could not come along. */
export async function packedCopy(stored: StoredBattle) {
  const { match, name } = stored;
  const { battle } = match.getGame();
  const names = namesIn(battle, match.replay().setup);
  const { measureTable, left } = measureTableOf(battle, `${name}: what if`, moodIn(stored), unit =>
    names.unit(unit.id),
  );
  return { packed: await pack(measureTable), left };
}
