import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import { otherSeat } from '../../src/games/aos/types';
import { scriptedState } from '../../src/kernel/dice';
import { parseReplay } from '../../src/kernel/files/read-replay';
import { type Replay, runReplay, summaryOf } from '../../src/kernel/files/replay';
import { battle, type Ended } from './child';

const folder = mkdtempSync(join(tmpdir(), 'realmtable-battle-'));
const fileIn = (name: string) => join(folder, name);
const SEED = 31;

let made: Ended;
let played: Replay<Aos>;

/** Writes a replay, changed as the test likes, and gives the file's name. */
function write(name: string, replay: unknown): string {
  writeFileSync(fileIn(name), JSON.stringify(replay));
  return fileIn(name);
}

/** The dice that a battle rolls before anyone decides, and a surrender. */
function surrender(): { readonly dice: readonly number[]; readonly commands: readonly Aos['command'][] } {
  const faces = [6, 1, 5, 2, 4, 3, 6, 1, 5, 2];
  const { game } = ageOfSigmar.start(firstClash, scriptedState(faces));
  const used = game.dice.kind === 'scripted' ? game.dice.used : 0;
  return { dice: faces.slice(0, used), commands: [{ seat: 'azure', type: 'concede' }] };
}

beforeAll(async () => {
  made = await battle('random', '--seed', String(SEED), '--out', fileIn('random.json'));
  const replay = parseReplay(ageOfSigmar, readFileSync(fileIn('random.json'), 'utf8'));
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  played = replay.value;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('battle random', () => {
  test(`writes the replay of a whole battle and tells how it ended (seed ${SEED})`, () => {
    expect(made).toMatchObject({ code: 0, complaints: [] });
    expect(made.out).toHaveLength(1);
    const run = runReplay(ageOfSigmar, played);
    if (!run.ok) throw new Error(JSON.stringify(run.error));
    const { outcome, hash } = summaryOf(ageOfSigmar, run.value);
    expect(outcome).toBeDefined();
    expect(JSON.parse(made.out[0] ?? '')).toEqual(
      JSON.parse(
        JSON.stringify({ seed: SEED, file: fileIn('random.json'), commands: played.commands.length, outcome, hash }),
      ),
    );
  });
});

describe('battle replay', () => {
  test('prints one JSON event per line, then the outcome and the hash', async () => {
    const { code, out, complaints } = await battle('replay', fileIn('random.json'));
    expect(complaints).toEqual([]);
    expect(code).toBe(0);
    const events: Aos['event'][] = [];
    runReplay(ageOfSigmar, played, step => events.push(...step.events));
    const lines = out.map(line => JSON.parse(line));
    expect(lines.slice(0, -1)).toEqual(JSON.parse(JSON.stringify(events)));
    const { hash, outcome } = JSON.parse(made.out[0] ?? '');
    expect(lines.at(-1)).toEqual({ outcome, hash });
  });

  test('stops at an illegal command with its index, its rules and their facts, and code 1', async () => {
    const seat = otherSeat(played.commands[4]?.seat ?? 'azure');
    const commands = [...played.commands.slice(0, 4), { seat, type: 'endPhase' }, ...played.commands.slice(4)];
    const { code, out, complaints } = await battle('replay', write('illegal.json', { ...played, commands }));
    expect(code).toBe(1);
    const refusal = { rule: 'ROUND-02', code: 'turn.notYours', facts: { deciding: otherSeat(seat) } };
    expect(JSON.parse(out.at(-1) ?? '')).toEqual({
      refused: { index: 4, command: { seat, type: 'endPhase' }, refusals: [refusal] },
    });
    expect(JSON.parse(out[0] ?? ''), 'what went before is still told').toHaveProperty('type');
    expect(complaints).toEqual([
      `commands[4] endPhase: ROUND-02 turn.notYours ${JSON.stringify({ deciding: otherSeat(seat) })}`,
    ]);
  });

  test('TABLE-01 lists the rulings that the players agreed on beside the outcome', async () => {
    const ruling = { kind: 'setCommandPoints', seat: 'ember', points: 3 };
    const talk = [
      { seat: 'azure', type: 'propose', ruling },
      { seat: 'ember', type: 'agree' },
      { seat: 'azure', type: 'concede' },
    ];
    const { code, out } = await battle('replay', write('ruled.json', { ...played, commands: talk }));
    expect(code).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '').agreed).toEqual([{ ruling, by: 'azure', round: 0, before: 0 }]);
  });

  test('takes scripted dice in place of a seed', async () => {
    const { seed: _, ...seedless } = { ...played, ...surrender() };
    const { code, out } = await battle('replay', write('scripted.json', seedless));
    expect(code).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '').outcome).toMatchObject({ winner: 'ember', rank: 'major' });
  });

  test('says when the scripted dice run out', async () => {
    const { dice } = surrender();
    const short = { ...played, ...surrender(), dice: dice.slice(1) };
    const { code, complaints } = await battle('replay', write('short.json', short));
    expect(code).toBe(1);
    expect(complaints).toEqual([`dice: the script holds ${dice.length - 1} dice and one more was asked for`]);
  });
});

describe('battle validate', () => {
  test('says that a sound file is sound', async () => {
    const { code, out } = await battle('validate', fileIn('random.json'));
    expect(code).toBe(0);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ valid: true, commands: played.commands.length });
  });

  test('says which dice are left over', async () => {
    const { dice, commands } = surrender();
    const file = write('left-over.json', { ...played, commands, dice: [...dice, 3, 6] });
    const { code, out, complaints } = await battle('validate', file);
    expect({ code, out, complaints }).toEqual({
      code: 1,
      out: [],
      complaints: ['dice: 2 scripted dice are left over: 3 6'],
    });
  });

  test('names the place and the reason of every fault', async () => {
    const broken = { ...played, seed: 'lucky', setup: { ...played.setup, table: { width: 72, depth: 3 } } };
    const { code, complaints } = await battle('validate', write('broken.json', broken));
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'setup.table.depth: this should be at least 24, not 3',
      'seed: this should be a number, not "lucky"',
    ]);
  });

  test('refuses half a file, a huge one, a folder and one that is not there', async () => {
    const half = write('half.json', played);
    truncateSync(half, 200);
    const huge = write('huge.json', '');
    truncateSync(huge, 50_000_000);
    const ends = await Promise.all([half, huge, folder, fileIn('nowhere.json')].map(file => battle('validate', file)));
    expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(ends.map(({ complaints }) => complaints.join(' '))).toEqual([
      expect.stringContaining('this is not JSON'),
      expect.stringContaining('too large'),
      expect.stringContaining('EISDIR'),
      expect.stringContaining('ENOENT'),
    ]);
  });
});

test('asked for something unknown it tells how it is used, with code 2', async () => {
  const ends = await Promise.all([
    battle('dance'),
    battle('replay'),
    battle('random', '--seed', 'x'),
    battle('--dance'),
  ]);
  for (const { code, out, complaints } of ends) {
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(complaints.at(-1)).toMatch(/^usage: battle replay FILE/);
  }
});
