import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leanThree } from './src/cli/lean-three.ts';
import { scriptWeight } from './src/cli/script-weight.ts';

/** What every table needs: everything below the screens but what only set-up, rules book and measuring table read. */
const GAME =
  /\/src\/(geometry\/(?!(reach|flood|light|raster|lay-raster|contour|laid-on)\.)|kernel|controls\/(?!measure)|match\/(?!tables))|\/src\/systems\/aos\/(?!layouts|rulebook|armies\/(lists|validate|bare-base))/;

export default defineConfig({
  plugins: [react(), leanThree(), scriptWeight()],
  base: './',
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // The game in one piece packs tighter than in twenty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'game', test: GAME }] } } },
  },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
