import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** A Chrome or Chromium on this machine: by CHROME_PATH, in the usual places, or downloaded by Playwright before. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and nothing is there. Correct it or unset it.`);
  }
  return [...(PLACES[process.platform] ?? []), ...downloaded()].find(place => existsSync(place));
}

function downloaded() {
  const caches = {
    linux: join(homedir(), '.cache/ms-playwright'),
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(homedir(), 'AppData/Local/ms-playwright'),
  };
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform];
  if (!cache || !existsSync(cache)) return [];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  const builds = readdirSync(cache).filter(name => name.startsWith('chromium-'));
  return builds.flatMap(build => inside.map(path => join(cache, build, path)));
}

const has = program => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A browser for the tests: found, or installed. Without one the tests do not run, and say so. */
export async function needBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log('Installing Chromium from Debian (about a minute) ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
  } else {
    console.log('Downloading Chromium through Playwright (about a minute) ...');
    await run(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be found or installed.\n' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium)\n' +
      'or name one with CHROME_PATH=/path/to/chrome, then run npm test again.',
  );
}

/** Software WebGL without a graphics card, and no requests except those of the page. */
export const browserFlags = () => [
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
