/**
 * Battles without a screen.
 *   npm run --silent battle -- replay FILE            plays a replay: one JSON event per line, then outcome and hash
 *   npm run --silent battle -- random --seed N [--out FILE]   plays a random legal battle and writes its replay
 *   npm run --silent battle -- validate FILE          says what is wrong with a file
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomBot } from '../ai/bot';
import { diceFrom, seededState } from '../kernel/dice';
import { MAX_FILE_CHARACTERS } from '../kernel/parse';
import { parseReplay, type Replay, runReplay, summaryOf } from '../kernel/replay';
import type { Fault } from '../kernel/system';
import { createMatch, newGame } from '../match/match';
import { fileOf } from '../match/resume';
import { type Aos, ageOfSigmar } from '../systems/aos';
import { firstClash } from '../systems/aos/armies/lists';

const USAGE = 'usage: battle replay FILE | battle validate FILE | battle random --seed N [--out FILE]';

const print = (data: unknown) => process.stdout.write(`${JSON.stringify(data)}\n`);

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

const faultLines = (faults: readonly Fault[]) =>
  faults.map(({ path, reason }) => (path ? `${path}: ${reason}` : reason));

function read(file: string | undefined): Replay<Aos> {
  if (!file) fail([USAGE]);
  let text: string;
  try {
    if (statSync(file).size > 4 * MAX_FILE_CHARACTERS) fail([`${file}: the file is too large for a replay`]);
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    fail([`${file}: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
  const replay = parseReplay(ageOfSigmar, text);
  return replay.ok ? replay.value : fail(faultLines(replay.error));
}

function play(replay: Replay<Aos>, onEvent: (event: Aos['event']) => void): Aos['game'] {
  const run = runReplay(ageOfSigmar, replay, ({ events }) => events.forEach(onEvent));
  if (run.ok) return run.value;
  if ('reason' in run.error) fail(faultLines([run.error]));
  const { index, command, refusals } = run.error;
  print({ refused: { index, command, refusals } });
  return fail(
    refusals.map(
      ({ rule, code, facts }) => `commands[${index}] ${command.type}: ${rule} ${code} ${JSON.stringify(facts)}`,
    ),
  );
}

function replayFile(file: string | undefined): void {
  const game = play(read(file), print);
  print(summaryOf(ageOfSigmar, game));
}

function validateFile(file: string | undefined): void {
  const replay = read(file);
  const game = play(replay, () => {});
  if (game.dice.kind === 'scripted' && game.dice.used < game.dice.faces.length) {
    fail([`dice: ${game.dice.faces.length - game.dice.used} scripted dice are left over`]);
  }
  print({ valid: true, commands: replay.commands.length, ...summaryOf(ageOfSigmar, game) });
}

function randomBattle(seed: number, out: string): void {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
  const bot = randomBot<Aos>(diceFrom(seededState(seed, 'bot')));
  while (match.outcome() === undefined) {
    const command = bot(ageOfSigmar, match.getGame());
    if (!command) fail([`there is no legal command after ${match.replay().commands.length}; the replay is in ${out}`]);
    match.submit(command);
  }
  writeFileSync(out, fileOf(match));
  print({ seed, file: out, commands: match.replay().commands.length, ...summaryOf(ageOfSigmar, match.getGame()) });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, out: { type: 'string' } },
});
const [task, file] = positionals;
if (task === 'replay') replayFile(file);
else if (task === 'validate') validateFile(file);
else if (task === 'random' && Number.isSafeInteger(Number(values.seed ?? Number.NaN))) {
  randomBattle(Number(values.seed), values.out ?? `battle-${values.seed}.json`);
} else fail([USAGE]);
