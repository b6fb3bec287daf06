/**
 * How likely each number is: entry n is the chance of exactly n. A spread with a cap keeps everything at or above the
 * cap in its last entry, so none is longer than what it is about.
 */
export type Spread = Float64Array;

/** Chances below this are far smaller than the float error of a sum. */
const NEGLIGIBLE = 1e-19;

/** A number that is certain. */
export function certain(value: number): Spread {
  const spread = new Float64Array(value + 1);
  spread[value] = 1;
  return spread;
}

/** Nothing happens, for sure. */
export const NOTHING: Spread = certain(0);

/** From values and their chances, in any order; chances of the same value add up. */
export function spreadOf(chances: Iterable<readonly [value: number, chance: number]>, cap = Infinity): Spread {
  const entries: number[] = [];
  for (const [value, chance] of chances) {
    const at = Math.min(value, cap);
    while (entries.length <= at) entries.push(0);
    entries[at] = (entries[at] ?? 0) + chance;
  }
  return Float64Array.from(entries);
}

/** The sum of two independent numbers. */
export function plus(one: Spread, other: Spread, cap = Infinity): Spread {
  if (isNothing(one)) return capped(other, cap);
  if (isNothing(other)) return capped(one, cap);
  const length = Math.min(one.length + other.length - 1, cap + 1);
  const sum = new Float64Array(length);
  const last = length - 1;
  const from = firstOf(other);
  for (let a = firstOf(one); a < one.length; a++) {
    const chance = one[a] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    for (let b = from; b < other.length; b++) {
      const to = a + b < last ? a + b : last;
      sum[to] = (sum[to] ?? 0) + chance * (other[b] ?? 0);
    }
  }
  return withoutEnd(sum);
}

const isNothing = (spread: Spread): boolean => spread.length === 1 && spread[0] === 1;

/** The least number that is worth counting. */
function firstOf(spread: Spread): number {
  let first = 0;
  while (first < spread.length - 1 && (spread[first] ?? 0) < NEGLIGIBLE) first += 1;
  return first;
}

/** Without the highest numbers, as far as they are all but impossible. */
function withoutEnd(spread: Spread): Spread {
  let length = spread.length;
  while (length > 1 && (spread[length - 1] ?? 0) < NEGLIGIBLE) length -= 1;
  return length === spread.length ? spread : spread.slice(0, length);
}

/** The sum of n independent numbers that are spread alike, by squaring. */
export function times(one: Spread, count: number, cap = Infinity): Spread {
  let result: Spread = NOTHING;
  let power = capped(one, cap);
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = plus(result, power, cap);
    if (left > 1) power = plus(power, power, cap);
  }
  return result;
}

/** The sum of as many independent numbers that are spread alike as another number says. */
export function compound(count: Spread, one: Spread, cap = Infinity): Spread {
  const most = count.length - 1;
  if (count[most] === 1) return times(one, most, cap);
  let sum: Spread = Float64Array.of(count[most] ?? 0);
  for (let n = most - 1; n >= 0; n--) {
    sum = plus(sum, one, cap).slice();
    sum[0] = (sum[0] ?? 0) + (count[n] ?? 0);
  }
  return sum;
}

/** One of several spreads, each with its chance. */
export function mixed(parts: Iterable<readonly [spread: Spread, chance: number]>): Spread {
  let mix = new Float64Array(1);
  for (const [spread, chance] of parts) {
    if (spread.length > mix.length) {
      const longer = new Float64Array(spread.length);
      longer.set(mix);
      mix = longer;
    }
    for (let n = 0; n < spread.length; n++) mix[n] = (mix[n] ?? 0) + chance * (spread[n] ?? 0);
  }
  return mix;
}

/** Everything at or above the cap in one entry. */
export function capped(spread: Spread, cap: number): Spread {
  if (spread.length <= cap + 1) return spread;
  const short = spread.slice(0, cap + 1);
  for (let n = cap + 1; n < spread.length; n++) short[cap] = (short[cap] ?? 0) + (spread[n] ?? 0);
  return short;
}

/** Another number computed from this one, such as the models slain by a number of wounds. */
export const mapped = (spread: Spread, map: (value: number) => number): Spread =>
  spreadOf(Array.from(spread, (chance, value) => [map(value), chance] as const));

export const meanOf = (spread: Spread): number => spread.reduce((sum, chance, value) => sum + value * chance, 0);

/** How likely the number is at least this. */
export function atLeast(spread: Spread, least: number): number {
  if (least <= 0) return 1;
  let sum = 0;
  for (let n = spread.length - 1; n >= least; n--) sum += spread[n] ?? 0;
  return Math.min(1, sum);
}
