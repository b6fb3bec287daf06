/**
 * Exact odds of attacks that no battle stands behind.
 *   npm run --silent odds -- FILE
 * FILE holds { "cases": [ { "profile": {…}, "target": {…} } ] }; docs/odds.md lists the fields. Each case is answered by one
 * line of JSON. It ends with 0, or with 2 and not one line where the file is not as it should be.
 */
import { readFileSync, statSync } from 'node:fs';
import { oddsOfCase } from '../games/aos/odds/cases/case';
import type { OddsCase } from '../games/aos/odds/cases/case-words';
import { readCases } from '../games/aos/odds/cases/read-cases';
import type { Spread } from '../games/aos/odds/spread';
import { err, type Result } from '../kernel/result';
import { faultLines } from './faults';

const USAGE = 'usage: odds FILE';
const MOST_BYTES = 8_000_000;

type Lines = readonly string[];

function read(file: string): Result<readonly OddsCase[], Lines> {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) return err([`${file}: the file has ${size} bytes; ${MOST_BYTES} is the limit`]);
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return err([`${file}: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
  const cases = readCases(text);
  return cases.ok ? cases : err(faultLines(cases.error));
}

/** The possible numbers, each with its probability. */
const tableOf = (spread: Spread) => [...spread].flatMap((chance, value) => (chance > 0 ? [[value, chance]] : []));

function main(args: Lines): 0 | 2 {
  const [file, ...more] = args;
  const cases = file === undefined || more.length > 0 ? err([USAGE]) : read(file);
  if (!cases.ok) {
    for (const line of cases.error) process.stderr.write(`${line}\n`);
    return 2;
  }
  for (const each of cases.value) {
    const { damage, mean, slain, wipedOut } = oddsOfCase(each);
    process.stdout.write(`${JSON.stringify({ damage: tableOf(damage), mean, slain: tableOf(slain), wipedOut })}\n`);
  }
  return 0;
}

// A reader that closes the pipe early (| head) is not a failure.
process.stdout.on('error', cause => {
  if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
  process.exit(0);
});
process.exitCode = main(process.argv.slice(2));
