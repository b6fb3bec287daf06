/** How much a search may spend. */
export interface Limits {
  /** How often an answer that stays to the end is played out. */
  readonly playOuts: number;
  /** How many answers are compared. */
  readonly answers: number;
  /** The share of its time that is used up: 1 and more when it is over. */
  used(): number;
}

/** Counts play-outs alone: the same on every machine. */
export const counted = (playOuts: number, answers: number): Limits => ({ playOuts, answers, used: () => 0 });

/** Ends after some milliseconds, wherever it is then. The clock is handed in, so that nothing here reads one. */
export function timed(playOuts: number, answers: number, ms: number, now: () => number): Limits {
  const begin = now();
  return { playOuts, answers, used: () => (now() - begin) / ms };
}
