/** Wins of two bots that met, and how often neither won. */
export interface Score {
  readonly wins: { readonly a: number; readonly b: number };
  readonly draws: number;
  readonly battles: number;
}

/** A mirrored pair: how its two battles ended for the first bot. */
export interface Pair {
  readonly scene: string;
  readonly seed: number;
  readonly results: readonly Result[];
  readonly decisionMs: readonly number[];
}

export type Result = 'a' | 'b' | 'draw';

const count = (results: readonly Result[], result: Result): number => results.filter(each => each === result).length;

export const scoreOf = (results: readonly Result[]): Score => ({
  wins: { a: count(results, 'a'), b: count(results, 'b') },
  draws: count(results, 'draw'),
  battles: results.length,
});

/** The share of battles that the first bot won, a draw counted as half. */
export const shareOf = ({ wins, draws, battles }: Score): number => (wins.a + draws / 2) / Math.max(1, battles);

/** The normal quantile for 95 %. */
const Z = 1.96;

/** The 95 % Wilson interval for a share of `battles` samples. */
export function wilson(share: number, battles: number): readonly [number, number] {
  if (battles === 0) return [0, 1];
  const z2 = (Z * Z) / battles;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / battles + z2 / (4 * battles))) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The value that this share of the sorted list does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The results of a duel, in the order and with the names of the report. */
export function reportOf(pairs: readonly Pair[]) {
  const times = pairs.flatMap(pair => pair.decisionMs).toSorted((a, b) => a - b);
  const rounded = (share: number) => Math.round(10 * quantile(times, share)) / 10;
  const scenes = [...new Set(pairs.map(({ scene }) => scene))].toSorted();
  return {
    ...scoreOf(pairs.flatMap(({ results }) => results)),
    decisionMs: { p50: rounded(0.5), p95: rounded(0.95), max: rounded(1) },
    perScene: scenes.map(scene => ({
      scene,
      ...scoreOf(pairs.filter(pair => pair.scene === scene).flatMap(({ results }) => results)),
    })),
  };
}

/** The pairs won by each bot, and the ties. */
export function pairsWon(pairs: readonly Pair[]): { readonly a: number; readonly even: number; readonly b: number } {
  const leads = pairs.map(({ results }) => count(results, 'a') - count(results, 'b'));
  return {
    a: leads.filter(lead => lead > 0).length,
    even: leads.filter(lead => lead === 0).length,
    b: leads.filter(lead => lead < 0).length,
  };
}
