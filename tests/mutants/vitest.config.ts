import { defineConfig } from 'vitest/config';

/** The quick tests of the rules; they share one set of modules, so that the game is loaded once for each mutant. */
export default defineConfig({
  test: {
    include: ['tests/aos/**/*.test.ts', 'tests/scenarios/**/*.test.ts'],
    exclude: ['tests/aos/armies/*/lists.test.ts', 'tests/aos/layouts/layouts.test.ts'],
    setupFiles: ['tests/mutants/staged.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
