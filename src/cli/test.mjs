// npm test: everything; npm test -- unit browser: only these parts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { needBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { root, runTool } from './run.mjs';

const reports = `${root}/.cache/test`;

/** One part that is a single check: it passes or fails as a whole. */
const check = (tool, args) => async () =>
  (await runTool(tool, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Tests by vitest, counted from its report. A run without a report has failed. */
const vitest =
  (name, ...projects) =>
  async () => {
    const file = `${reports}/${name}.json`;
    rmSync(file, { force: true });
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runTool('vitest/vitest.mjs', ['run', ...projects, ...reporters]);
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = numFailedTests + numPendingTests;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  };

/** A port that nobody listens to, so that a server left over from another run is in nobody's way. */
const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function browser() {
  const file = `${reports}/browser.json`;
  rmSync(file, { force: true });
  const env = {
    CHROME_PATH: await needBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TABLE_PORT: `${await freePort()}`,
  };
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const PARTS = {
  types: check('typescript/bin/tsc', ['--noEmit', '-p', '.']),
  lint: check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
  unit: vitest('unit', '--project=shared', '--project=alone'),
  fuzz: vitest('fuzz', '--project=fuzz'),
  build: check('vite/bin/vite.js', ['build', '--logLevel', 'warn']),
  browser,
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(PARTS);
const unknown = names.filter(name => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

await installPackages();
mkdirSync(reports, { recursive: true });
const times = [];
const sum = { passed: 0, failed: 0 };

async function run(name) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const result = await PARTS[name]().catch(cause => {
    console.error(cause.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  times.push(`${name.padEnd(8)} ${seconds.padStart(6)} s   ${result.passed} passed, ${result.failed} failed`);
  sum.passed += result.passed;
  sum.failed += result.failed;
}

/** Parts of one lane run one after the other. The browser mostly waits, so the other tests use that time. */
const LANES = [
  ['build', 'browser'],
  ['types', 'lint', 'unit', 'fuzz'],
];
await Promise.all(
  LANES.map(async lane => {
    for (const name of lane) if (names.includes(name)) await run(name);
  }),
);
console.log(`\n${times.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
