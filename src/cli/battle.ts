/**
 * Battles without a screen.
 *   npm run --silent battle -- replay FILE                    plays a replay: one JSON event per line, then outcome and hash
 *   npm run --silent battle -- random --seed N [--out FILE]   plays a random legal battle and writes its replay
 *   npm run --silent battle -- validate FILE                  says what is wrong with a file
 * It ends with 0 when all is well, 1 when the file or the battle is not, 2 when it was asked for something unknown.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Aos, ageOfSigmar } from '../games/aos';
import { firstClash } from '../games/aos/armies/lists';
import { diceFrom, facesLeft, seededState } from '../kernel/dice';
import { MAX_FILE_CHARACTERS } from '../kernel/files/file-limit';
import { parseReplay } from '../kernel/files/read-replay';
import { type Replay, runReplay, summaryOf } from '../kernel/files/replay';
import { err, type Result } from '../kernel/result';
import { createMatch, newGame } from '../match/match';
import { fileOf } from '../match/resume';
import { answerOf, randomBot } from '../play/players/policy';
import { faultLines } from './faults';

const USAGE = 'usage: battle replay FILE | battle validate FILE | battle random --seed N [--out FILE]';
const MOST_BYTES_PER_CHARACTER = 4;

type Lines = readonly string[];
type ExitCode = 0 | 1 | 2;

const print = (data: unknown) => process.stdout.write(`${JSON.stringify(data)}\n`);

function complain(lines: Lines, code: ExitCode = 1): ExitCode {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return code;
}

function read(file: string): Result<Replay<Aos>, Lines> {
  let text: string;
  try {
    if (statSync(file).size > MOST_BYTES_PER_CHARACTER * MAX_FILE_CHARACTERS) {
      return err([`${file}: the file is too large for a replay`]);
    }
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return err([`${file}: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
  const replay = parseReplay(ageOfSigmar, text);
  return replay.ok ? replay : err(faultLines(replay.error));
}

/** Plays a replay to its end; a refused command is reported with its index, rules and facts. */
function play(replay: Replay<Aos>, onEvent: (event: Aos['event']) => void): Result<Aos['game'], Lines> {
  const run = runReplay(ageOfSigmar, replay, ({ events }) => events.forEach(onEvent));
  if (run.ok) return run;
  if ('reason' in run.error) return err(faultLines([run.error]));
  const { index, command, refusals } = run.error;
  print({ refused: { index, command, refusals } });
  const place = `commands[${index}] ${command.type}`;
  return err(refusals.map(({ rule, code, facts }) => `${place}: ${rule} ${code} ${JSON.stringify(facts)}`));
}

function replayFile(file: string): ExitCode {
  const replay = read(file);
  if (!replay.ok) return complain(replay.error);
  const game = play(replay.value, print);
  if (!game.ok) return complain(game.error);
  print({ ...summaryOf(ageOfSigmar, game.value), ...rulingsIn(game.value) });
  return 0;
}

function validateFile(file: string): ExitCode {
  const replay = read(file);
  if (!replay.ok) return complain(replay.error);
  const game = play(replay.value, () => {});
  if (!game.ok) return complain(game.error);
  const left = facesLeft(game.value.dice);
  if (left.length > 0) return complain([`dice: ${left.length} scripted dice are left over: ${left.join(' ')}`]);
  print({
    valid: true,
    commands: replay.value.commands.length,
    ...summaryOf(ageOfSigmar, game.value),
    ...rulingsIn(game.value),
  });
  return 0;
}

/** TABLE-01: what the players agreed on, in the report of a battle in which they did. */
const rulingsIn = ({ battle: { agreed } }: Aos['game']) => (agreed.length > 0 ? { agreed } : {});

/** A battle that stops before its end is our own bug; its replay is still written, for debugging. */
function randomBattle(seed: number, out: string): ExitCode {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
  const bot = randomBot<Aos>(diceFrom(seededState(seed, 'bot')));
  let isStuck = false;
  while (match.outcome() === undefined && !isStuck) {
    const command = answerOf(bot, ageOfSigmar, match.getGame());
    isStuck = !command || !match.submit(command).ok;
  }
  writeFileSync(out, fileOf(match));
  const commands = match.replay().commands.length;
  if (isStuck) return complain([`there is no legal command after ${commands}; the replay is in ${out}`]);
  print({ seed, file: out, commands, ...summaryOf(ageOfSigmar, match.getGame()) });
  return 0;
}

function main(args: Lines): ExitCode {
  const options = { seed: { type: 'string' }, out: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    return complain([cause instanceof Error ? cause.message : String(cause), USAGE], 2);
  }
  const { seed, out } = parsed.values;
  const [task, file, ...more] = parsed.positionals;
  if (more.length === 0 && file !== undefined) {
    if (task === 'replay') return replayFile(file);
    if (task === 'validate') return validateFile(file);
  }
  const isSeed = seed !== undefined && seed.trim() !== '' && Number.isSafeInteger(Number(seed));
  if (task === 'random' && file === undefined && isSeed) {
    return randomBattle(Number(seed), out ?? `battle-${seed}.json`);
  }
  return complain([USAGE], 2);
}

// A reader that closes the pipe early (| head) is not a failure.
process.stdout.on('error', cause => {
  if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
  process.exit(0);
});
process.exitCode = main(process.argv.slice(2));
