// npm run bench: how fast the rules and the geometry are, against what; npm run bench -- greedy: only those so named.
// npm run bench -- growth: how checks, options and battles grow with the number of models.
// npm run bench -- table: what a frame costs, in a browser.
// The code is bundled first, as the page's is: run file by file through tsx every closure is named again, which
// costs a third.
import { build } from 'vite';
import { root, run, runTool } from './run.mjs';

const [wanted = ''] = process.argv.slice(2);
if (wanted === 'table') process.exit(await runTool('tsx/dist/cli.mjs', ['tests/bench/table.ts']));

const outDir = `${root}/.cache/bench-rules`;
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input: ['tests/bench/index.ts', 'tests/bench/showdown-side.ts'] },
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
  },
});
process.exit(await run(process.execPath, [`${outDir}/index.js`, ...process.argv.slice(2)]));
