import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['TABLE_PORT'] ?? 5177);

/** Software WebGL2, and no word to anyone but the page under test. */
const FLAGS = [
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

export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  workers: 1,
  timeout: 400_000,
  // Software rendering on a busy machine is slow; a test that waits longer is not a weaker one.
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 720 },
    trace: 'off',
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: FLAGS },
  },
  webServer: {
    command: `node tests/browser/serve.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: process.env['REUSE_SERVER'] !== undefined,
    timeout: 30_000,
  },
});
