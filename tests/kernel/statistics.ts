/** How often each of the values 0 to `kinds - 1` came up. */
export function countsOf(kinds: number, draws: number, draw: () => number): Float64Array {
  const counts = new Float64Array(kinds);
  for (let i = 0; i < draws; i++) {
    const value = draw();
    counts[value] = (counts[value] ?? Number.NaN) + 1;
  }
  return counts;
}

/** Pearson's statistic against equal chances. */
export function chiSquare(counts: Float64Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * Where the statistic of honest dice lies all but two times in a thousand (Wilson and Hilferty's approximation).
 * Too small is as suspicious as too large: dice that come out even every time are not random either.
 */
export function honestRange(kinds: number): { readonly least: number; readonly most: number } {
  const freedom = kinds - 1;
  const at = (z: number) => freedom * Math.max(0, 1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
  return { least: at(-3.09), most: at(3.09) };
}

/** Pearson's coefficient of two equally long series of numbers: 0 when neither tells anything of the other. */
export function correlation(draws: number, pair: () => readonly [number, number]): number {
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < draws; i++) {
    const [x, y] = pair();
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  return (draws * sxy - sx * sy) / Math.sqrt((draws * sxx - sx * sx) * (draws * syy - sy * sy));
}
