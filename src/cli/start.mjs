import { installPackages } from './install.mjs';
import { root, run, runTool } from './run.mjs';
import { serveFolder } from './serve.mjs';

await installPackages();
console.log('Building the table ...');
if ((await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'])) !== 0) process.exit(1);
const { PORT = '4173', HOST } = process.env;
const { address } = await serveFolder(`${root}/dist`, Number(PORT), HOST).catch(cause => {
  console.error(cause.message);
  process.exit(1);
});
console.log(`\nThe table is laid: ${address}\n(Ctrl+C clears it away.)`);
openOnDesktop(address);

/** Opens the browser if there is a desktop. */
function openOnDesktop(url) {
  if (process.env.CI || process.env.NO_OPEN) return;
  if (process.platform === 'darwin') void run('open', [url]);
  else if (process.platform === 'win32') void run('start', ['""', url]);
  else if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) void run('xdg-open', [url]);
}
