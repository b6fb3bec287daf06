// npm run duel: lets two bots fight. The code is bundled first, as for npm run bench: that makes it a third faster.
import { build } from 'vite';
import { root, run } from './run.mjs';

const outDir = `${root}/.cache/duel`;
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input: ['src/cli/duel/index.ts'] },
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
  },
});
process.exit(await run(process.execPath, [`${outDir}/index.js`, ...process.argv.slice(2)]));
