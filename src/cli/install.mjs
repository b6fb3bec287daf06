// Plain JavaScript: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run } from './run.mjs';

const stamp = `${root}/node_modules/.realmtable-lock`;

/** Installs the packages of the lock file, unless they are already installed. */
export async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (about a minute the first time) ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) {
    console.error('The packages could not be installed. Check the connection to the npm registry and try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
