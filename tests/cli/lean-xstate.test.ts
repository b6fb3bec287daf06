import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { leanMachine, leanXstate, partsIn, UNUSED, withoutActions } from '../../src/cli/lean-xstate';
import { hashOf } from '../../src/kernel/hash';
import { parseReplay, runReplay } from '../../src/kernel/replay';
import { ageOfSigmar } from '../../src/systems/aos';
import { stage, unit } from '../aos/stage';
import { handOn } from '../controls/hand-on';
import { ENDINGS, GOLDEN, textOf } from '../replays/golden';
import { sourceOf } from './lean-copy';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.includes('lean-'))
  .map(file => readFileSync(join('src', file), 'utf8'));
/** Whoever speaks to xstate. */
const speakers = sources.filter(text => text.includes("from 'xstate'")).join('\n');

type Transform = (code: string, id: string) => unknown;

vi.mock('xstate', async () => (await import('./lean-copy')).leanCopy());

const machines = `${sourceOf('raise-')}${sourceOf('StateMachine-')}`;

test.each(Object.entries(UNUSED))('%s may be left out: no machine says so', (_, { word }) => {
  expect(speakers).not.toContain(word);
});

test('every part is found in the installed xstate, and emptied', () => {
  expect(partsIn(machines)).toEqual(Object.keys(UNUSED));
  expect(leanMachine(machines).length).toBeLessThan(machines.length - 5000);
});

describe('an xstate that is written otherwise fails the build', () => {
  const dist = (file: string) => `/node_modules/xstate/dist/${file}-0a1b.esm.js`;
  /** What the build says once these modules have gone through it. */
  function builtWith(modules: Readonly<Record<string, string>>): string {
    const { transform, buildEnd } = leanXstate() as { transform: Transform; buildEnd: () => void };
    for (const [file, code] of Object.entries(modules)) transform(code, dist(file));
    try {
      buildEnd();
      return 'built';
    } catch (error) {
      return String(error);
    }
  }
  const [raise, machine, log] = ['raise-', 'StateMachine-', 'log-'].map(sourceOf) as [string, string, string];

  test('as it is, it is built', () => {
    expect(builtWith({ raise, StateMachine: machine, log })).toBe('built');
  });

  test.each(Object.keys(UNUSED))('without %s', name => {
    const without = (code: string) => code.replace(new RegExp(`^(function |  )${name}\\(`, 'gm'), '$1another(');
    const said = builtWith({ raise: without(raise), StateMachine: without(machine), log });
    expect(said).toBe(`Error: xstate has no such parts any more: ${name}`);
  });

  test('with its actions elsewhere', () => {
    expect(builtWith({ raise, StateMachine: machine, actions: log })).toContain('any more: actions');
    expect(() => withoutActions('export const log = 1;')).toThrow('no longer exported in one list');
  });

  test('with its machines elsewhere', () => {
    expect(builtWith({ raise, Machine: machine, log })).toContain('provide');
  });
});

test('actions that nobody takes keep their names', () => {
  expect(withoutActions('const a = 1;\nexport { a as S, b as l };\n')).toBe(
    'const nothing = undefined; export { nothing as S, nothing as l };',
  );
  const taken = [...speakers.matchAll(/import \{ (.*) \} from 'xstate'/g)].flatMap(([, names]) => names?.split(', '));
  expect([...new Set(taken)].sort()).toEqual(['assign', 'createActor', 'initialTransition', 'setup', 'transition']);
});

test('nobody listens to the table but by subscribing', () => {
  expect(sources.filter(text => /\btable\.(on|select|getPersistedSnapshot|toJSON)\(/.test(text))).toEqual([]);
});

test('what is left is what runs below', async () => {
  expect((await import('xstate')).setup({}).log).toBeUndefined();
});

test('a golden battle goes as it always does with what is left of xstate', () => {
  const golden = GOLDEN.find(({ name }) => name === 'skirmish-500');
  if (!golden) throw new Error('there is no such battle');
  const replay = parseReplay(ageOfSigmar, textOf(golden));
  const played = replay.ok ? runReplay(ageOfSigmar, replay.value) : replay;
  const { hash } = JSON.parse(readFileSync(ENDINGS, 'utf8'))[golden.name];
  expect(played.ok && hashOf(played.value)).toBe(hash);
});

test('a hand takes, drags and lets go with what is left of xstate', () => {
  const azure = [unit('lord-celestant', { at: { x: 20, y: 20 } })];
  const hand = handOn(stage({ phase: 'movement', azure, ember: [unit('liberators', { at: { x: 60, y: 40 } })] }));
  hand.pull({ x: 20, y: 20 }, { x: 23, y: 20 }, 'lord-celestant/1');
  hand.send({ type: 'release' });
  expect(hand.codes()).toEqual([]);
  expect(hand.draft()).toMatchObject({ type: 'move', steps: [{ path: [{ x: 20 }, { x: 23 }] }] });
});
