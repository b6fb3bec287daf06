import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly out: readonly string[];
  readonly complaints: readonly string[];
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

/** Runs a TypeScript program of the project to its end. */
export function runChild(script: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let complaints = '';
    child.stdout.on('data', chunk => {
      out += chunk;
    });
    child.stderr.on('data', chunk => {
      complaints += chunk;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out: linesOf(out), complaints: linesOf(complaints) }));
  });
}

/** Runs `npm run battle` without npm. */
export const battle = (...args: readonly string[]): Promise<Ended> => runChild('src/cli/battle.ts', args);
