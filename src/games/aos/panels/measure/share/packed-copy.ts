import type { StoredBattle } from '../../../../../shell/library';
import { benchOf } from '../../../measure/file/copy';
import { pack } from '../../../measure/file/pack';
import { namesIn } from '../../../words/names';

/** A battle as it stands, as the packed table of a link, and who or what could not come along. */
export async function packedCopy({ match, name, mood }: Pick<StoredBattle, 'match' | 'name' | 'mood'>) {
  const { battle } = match.getGame();
  const names = namesIn(battle, match.replay().setup);
  const { bench, left } = benchOf(battle, `${name}: what if`, mood, unit => names.unit(unit.id));
  return { packed: await pack(bench), left };
}
