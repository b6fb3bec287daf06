import type { UnitId } from '../../types';
import type { Assumption } from '../assumption-words';
import { type Ranks, slainBy, woundsToSlayAll } from '../slain';
import type { Spread } from '../spread';
import type { Stays } from './wards';

/**
 * NEG-01: wounds on a unit whose wards change as its models fall, such as those that hang on a model in it: wound by wound, each
 * against the ward of the model that takes it.
 */
export function allocatedInTurn(
  damage: Spread,
  ranks: Ranks,
  stays: readonly (readonly Stays[])[],
  assumes: Assumption[],
  unit: UnitId,
): Spread {
  const all = woundsToSlayAll(ranks);
  if (
    stays.some(turns =>
      turns.some(({ wound, mortal }, fallen) => wound !== mortal || wound !== stays[0]?.[fallen]?.wound),
    )
  ) {
    assumes.push({ is: 'wardsMixed', unit });
  }
  const chances = Array.from({ length: ranks.models }, (_, fallen) => meanStay(stays, fallen));
  const allocated = new Float64Array(all + 1);
  let now = new Float64Array(all + 1);
  now[0] = 1;
  for (const [wounds, chance] of damage.entries()) {
    if (wounds > 0) now = withOneMore(now, ranks, chances);
    for (let n = 0; n <= all; n++) allocated[n] = (allocated[n] ?? 0) + chance * (now[n] ?? 0);
  }
  return allocated;
}

function withOneMore(now: Float64Array, ranks: Ranks, chances: readonly number[]): Float64Array<ArrayBuffer> {
  const all = now.length - 1;
  const after = new Float64Array(all + 1);
  after[all] = now[all] ?? 0;
  for (let n = 0; n < all; n++) {
    const stays = chances[slainBy(n, ranks)] ?? 1;
    after[n] = (after[n] ?? 0) + (now[n] ?? 0) * (1 - stays);
    after[n + 1] = (after[n + 1] ?? 0) + (now[n] ?? 0) * stays;
  }
  return after;
}

const meanStay = (stays: readonly (readonly Stays[])[], fallen: number): number => {
  const chances = stays.flatMap(turns => [turns[fallen]?.wound ?? 1, turns[fallen]?.mortal ?? 1]);
  return chances.every(chance => chance === chances[0])
    ? (chances[0] ?? 1)
    : chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
};
