import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '../../games/aos/bots/named';
import { err, ok, type Result } from '../../kernel/result';
import { pairingsOf } from './scenes';

/** The settings of a duel. */
export interface Duel {
  readonly a: BotName;
  readonly b: BotName;
  readonly battles: number;
  readonly points: number;
  readonly seed: number;
  /** Play-outs of the expert for each answer, instead of a clock: the same on every machine. */
  readonly playOuts: number | undefined;
  readonly threads: number | undefined;
  readonly isJson: boolean;
}

export const USAGE =
  'usage: npm run duel -- --a BOT --b BOT [--battles N] [--points P] [--seed S] [--playouts N] [--threads N] [--json]';

const OPTIONS = {
  a: { type: 'string', default: 'expert' },
  b: { type: 'string', default: 'greedy' },
  battles: { type: 'string', default: '20' },
  points: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  playouts: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_BATTLES = 100_000;
const MOST_PLAY_OUTS = 10_000;
const MOST_THREADS = 64;

/** The requested duel, or all faults of the request. */
export function readDuel(args: readonly string[]): Result<Duel, readonly string[]> {
  const faults: string[] = [];
  const given = valuesOf(args);
  if (typeof given === 'string') return err([given]);
  const bot = (option: 'a' | 'b'): BotName => {
    const named = BOT_NAMES.find(name => name === given[option]);
    if (!named) faults.push(`--${option} ${given[option]}: there is no such bot; there are ${BOT_NAMES.join(', ')}`);
    return named ?? 'greedy';
  };
  const whole = (option: 'battles' | 'points' | 'seed' | 'playouts' | 'threads', least: number, most: number) => {
    const text = given[option];
    if (text === undefined) return undefined;
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most)
      faults.push(`--${option} ${text}: a whole number from ${least} to ${most} is needed`);
    return value;
  };
  const duel: Duel = {
    a: bot('a'),
    b: bot('b'),
    battles: whole('battles', 2, MOST_BATTLES) ?? 0,
    points: whole('points', 1, 10_000) ?? 0,
    seed: whole('seed', 0, Number.MAX_SAFE_INTEGER - MOST_BATTLES) ?? 0,
    playOuts: whole('playouts', 1, MOST_PLAY_OUTS),
    threads: whole('threads', 1, MOST_THREADS),
    isJson: given.json,
  };
  if (duel.battles % 2 === 1) faults.push(`--battles ${duel.battles}: every seed is fought twice, so it must be even`);
  if (faults.length === 0 && pairingsOf(duel.points).length === 0)
    faults.push(`--points ${duel.points}: there are ready-made lists of about 200, 500 and 1000 points`);
  return faults.length > 0 ? err(faults) : ok(duel);
}

/** The parsed arguments, or why they cannot be read. */
function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}
