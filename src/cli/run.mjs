import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Runs a program to its end, showing its output, and returns its exit code. */
export function run(program, args, env = {}) {
  return new Promise(resolve => {
    const options = {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    };
    const child = spawn(program, args, options);
    child.on('error', () => resolve(127));
    child.on('close', code => resolve(code ?? 1));
  });
}

/** Runs a tool of the installed packages. */
export const runTool = (name, args, env = {}) => run(process.execPath, [`${root}/node_modules/${name}`, ...args], env);
