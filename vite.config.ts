import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leanManifest } from './src/cli/build/lean-manifest.ts';
import { licences } from './src/cli/build/licences.ts';
import { offline } from './src/cli/build/offline/plugin.ts';
import { pagesChunk, panelChunk, playChunk, sceneChunk, startChunk } from './src/cli/build/play-chunk.ts';
import { scriptWeight } from './src/cli/build/script-weight.ts';
import { isolatedTests } from './tests/isolation.ts';

const alone = isolatedTests();
const EVERY_TEST = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];

export default defineConfig({
  plugins: [react(), leanManifest(), scriptWeight(), licences(), offline()],
  base: './',
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: startChunk(), debugName: 'start', priority: 3 },
            { name: pagesChunk(), debugName: 'pages', priority: 3 },
            { name: playChunk(), debugName: 'game', priority: 2 },
            { name: panelChunk(), debugName: 'panels', priority: 1 },
            { name: sceneChunk(), debugName: 'scene', priority: 0 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: EVERY_TEST, exclude: ['tests/fuzz/**', ...alone] },
      },
      { extends: true, test: { name: 'alone', include: [...alone] } },
      { extends: true, test: { name: 'fuzz', include: ['tests/fuzz/*.test.ts'] } },
    ],
    environment: 'node',
    // They share what was compiled, which processes would do anew for every file.
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores it would use one.
    maxWorkers: '100%',
  },
});
