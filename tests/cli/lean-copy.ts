import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leanMachine, withoutActions } from '../../src/cli/lean-xstate';

const DIST = 'node_modules/xstate/dist';
const files = readdirSync(DIST).filter(file => file.endsWith('.esm.js') && !file.includes('development'));

/** The modules of xstate whose name begins so, as they come. */
export const sourceOf = (part: string): string =>
  readFileSync(join(DIST, files.find(file => file.startsWith(part)) ?? part), 'utf8');

/** What the page is built with of xstate, as a module to import. */
export function leanCopy(): Promise<unknown> {
  const lean = mkdtempSync(join(tmpdir(), 'lean-xstate-'));
  writeFileSync(join(lean, 'package.json'), '{"type":"module"}');
  for (const file of files) {
    const code = readFileSync(join(DIST, file), 'utf8');
    if (/^(raise|StateMachine)-/.test(file)) writeFileSync(join(lean, file), leanMachine(code));
    else if (file.startsWith('log-')) writeFileSync(join(lean, file), withoutActions(code));
    else copyFileSync(join(DIST, file), join(lean, file));
  }
  return import(pathToFileURL(join(lean, 'xstate.esm.js')).href);
}
