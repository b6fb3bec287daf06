/**
 * How this project measures speed: our way and the other way in turn within one run, by CPU time, so that a busy
 * machine slows both alike. The ratio is what counts; the single times are for the reader's sense of scale.
 */
export interface Measured {
  /** Time of our way, in `unit`. */
  readonly ours: number;
  /** Time of the other way, in `unit`. */
  readonly theirs: number;
  /** How many times faster ours is: above 1 we win. */
  readonly ratio: number;
  readonly unit: string;
}

export interface Bench {
  readonly name: string;
  /** What it is measured against. */
  readonly against: string;
  run(): Measured | Promise<Measured>;
}

const BLOCK_MICROSECONDS = 40_000;
const FEWEST_ROUNDS = 5;

/** Alternates blocks of both ways for at least five rounds and gives the median time per call of each, and the ratio. */
export function alternate(ours: () => unknown, theirs: () => unknown, rounds = 7): Measured {
  const ourCalls = callsPerBlock(ours);
  const theirCalls = callsPerBlock(theirs);
  const ourTimes: number[] = [];
  const theirTimes: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < Math.max(FEWEST_ROUNDS, rounds); round++) {
    const our = cpuTime(ours, ourCalls) / ourCalls;
    const their = cpuTime(theirs, theirCalls) / theirCalls;
    ourTimes.push(our);
    theirTimes.push(their);
    ratios.push(their / our);
  }
  return readable(median(ourTimes), median(theirTimes), median(ratios));
}

/** What was done in a block of work, such as commands played, and the CPU time that all of it took. */
interface Done {
  readonly things: number;
  readonly micros: number;
}

type Block = () => Done | Promise<Done>;

/** The same for work that comes in blocks of its own or is done elsewhere: the time is that of one thing. */
export async function alternateBlocks(ours: Block, theirs: Block, { warmUp = 3, rounds = 7 } = {}): Promise<Measured> {
  for (let block = 0; block < warmUp; block++) sink.last = [await ours(), await theirs()];
  const times: { readonly our: number; readonly their: number }[] = [];
  for (let round = 0; round < Math.max(FEWEST_ROUNDS, rounds); round++) {
    times.push({ our: timeOfOne(await ours()), their: timeOfOne(await theirs()) });
  }
  return readable(
    median(times.map(({ our }) => our)),
    median(times.map(({ their }) => their)),
    median(times.map(({ our, their }) => their / our)),
  );
}

const timeOfOne = ({ things, micros }: Done): number => Math.max(1, micros) / things;

/** Work that says how many things it did, timed. */
export function timed(work: () => number): Done {
  const before = process.cpuUsage();
  const things = work();
  const { user, system } = process.cpuUsage(before);
  return { things, micros: user + system };
}

/** One way against a fixed budget in milliseconds, such as a frame: the ratio is how often it fits. */
export function againstBudget(ours: () => unknown, budgetMs: number, rounds = 7): Measured {
  const calls = callsPerBlock(ours);
  const times: number[] = [];
  for (let round = 0; round < Math.max(FEWEST_ROUNDS, rounds); round++) times.push(cpuTime(ours, calls) / calls);
  const time = median(times);
  return readable(time, budgetMs * 1000, (budgetMs * 1000) / time);
}

/** The median time of each of these, in microseconds, one after the other round by round, so that noise meets all alike. */
export function timesInTurn(works: readonly (() => unknown)[], rounds = FEWEST_ROUNDS): readonly number[] {
  const measured = works.map(work => ({ work, calls: callsPerBlock(work), times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { work, calls, times } of measured) times.push(cpuTime(work, calls) / calls);
  }
  return measured.map(({ times }) => median(times));
}

/** Results go here, so that no engine may drop the work as unused. */
export const sink = { last: undefined as unknown };

function cpuTime(work: () => unknown, calls: number): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) sink.last = work();
  const used = process.cpuUsage(before);
  return Math.max(1, used.user + used.system);
}

/** Doubles the calls until a block is long enough to time; this also warms the code up. */
function callsPerBlock(work: () => unknown): number {
  let calls = 1;
  while (cpuTime(work, calls) < BLOCK_MICROSECONDS && calls < 1 << 26) calls *= 2;
  return calls;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Microseconds as a reader takes them in. */
export function readable(ours: number, theirs: number, ratio: number): Measured {
  if (ours < 1) return { ours: ours * 1000, theirs: theirs * 1000, ratio, unit: 'ns' };
  if (ours < 1000) return { ours, theirs, ratio, unit: 'µs' };
  return { ours: ours / 1000, theirs: theirs / 1000, ratio, unit: 'ms' };
}
