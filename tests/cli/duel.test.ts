import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readDuel } from '../../src/cli/duel/arguments';
import { pairingsOf, sceneOf } from '../../src/cli/duel/scenes';
import { type Pair, pairsWon, quantile, reportOf, wilson } from '../../src/cli/duel/tally';

const duel = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/cli/duel.mjs', ...args], { encoding: 'utf8' });
const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '');

describe('npm run duel', () => {
  test('greedy against chance: the last line is the report, the same on one thread and on two', () => {
    const asked = ['--a', 'greedy', '--b', 'random', '--battles', '4', '--points', '200', '--seed', '3', '--json'];
    const one = duel(...asked, '--threads', '1');
    expect(one.status).toBe(0);
    const report = lastLine(one.stdout);
    expect(Object.keys(report)).toEqual(['wins', 'draws', 'battles', 'decisionMs', 'perScene']);
    expect(report).toMatchObject({ wins: { a: 4, b: 0 }, draws: 0, battles: 4 });
    expect(Object.keys(report.decisionMs)).toEqual(['p50', 'p95', 'max']);
    expect(report.perScene).toEqual([
      { scene: 'first-blood/200/old-road', wins: { a: 2, b: 0 }, draws: 0, battles: 2 },
      { scene: 'the-crossing/200/old-road', wins: { a: 2, b: 0 }, draws: 0, battles: 2 },
    ]);
    const two = lastLine(duel(...asked, '--threads', '2').stdout);
    expect({ ...two, decisionMs: report.decisionMs }).toEqual(report);
  });

  test('ends with code 2 and prints nothing but what is wrong', () => {
    const { status, stdout, stderr } = duel('--a', 'greedy', '--b', 'gredy', '--battles', '3');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^--b gredy: there is no such bot; there are [^\n]+\n--battles 3: [^\n]+\nusage: npm run duel/,
    );
  });

  test.each<[string, readonly string[], string]>([
    ['an unknown bot', ['--a', 'gredy'], '--a gredy: there is no such bot; there are '],
    ['an odd number of battles', ['--battles', '3'], '--battles 3: every seed is fought twice, so it must be even'],
    ['no number', ['--seed', 'x'], '--seed x: a whole number from 0 to '],
    ['no play-outs at all', ['--playouts', '0'], '--playouts 0: a whole number from 1 to '],
    [
      'points without lists',
      ['--points', '700'],
      '--points 700: there are ready-made lists of about 200, 500 and 1000',
    ],
    ['an unknown option', ['--bottles', '3'], "Unknown option '--bottles'"],
  ])('refuses %s', (_, args, says) => {
    const read = readDuel(['--a', 'greedy', '--b', 'greedy', ...args]);
    expect(read.ok ? [] : read.error.map(fault => fault.startsWith(says))).toEqual([true]);
  });
});

describe('what a duel comes to', () => {
  test.each([
    [0.5, 100, 0.404, 0.596],
    [0.8, 120, 0.72, 0.862],
    [1, 15, 0.796, 1],
    [0, 0, 0, 1],
  ])('the interval of Wilson for %s of %i battles is %s to %s', (share, battles, low, high) => {
    const [from, to] = wilson(share, battles);
    expect([from, to].map(each => Math.round(1000 * each) / 1000)).toEqual([low, high]);
  });

  test('quantiles are values that occurred', () => {
    const sorted = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 1].map(share => quantile(sorted, share))).toEqual([50, 95, 100]);
    expect(quantile([], 0.5)).toBe(0);
  });

  test('pairs are counted by who won more of the two battles', () => {
    const pair = (...results: Pair['results']): Pair => ({ scene: 'x', seed: 1, results, decisionMs: [] });
    const pairs = [pair('a', 'a'), pair('a', 'b'), pair('b', 'draw'), pair('draw', 'a'), pair('draw', 'draw')];
    expect(pairsWon(pairs)).toEqual({ a: 2, even: 2, b: 1 });
    expect(reportOf(pairs)).toMatchObject({ wins: { a: 4, b: 2 }, draws: 4, battles: 10 });
  });

  test('battleplans come in turn, then layouts, then lists change sides', () => {
    const pairings = pairingsOf(500);
    const scenes = Array.from({ length: 12 }, (_, index) => sceneOf(pairings, 500, 7, 7 + index));
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(6);
    expect(scenes.slice(0, 2).map(({ name }) => name)).toEqual([
      'first-blood/500/old-road',
      'the-crossing/500/old-road',
    ]);
    expect(scenes[6]?.setup.armies.azure).toBe(scenes[0]?.setup.armies.ember);
  });
});
