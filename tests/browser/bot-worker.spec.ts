import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { ageOfSigmar as aos } from '../../src/games/aos';
import { firstClash, nighthaunt500, stormcast500 } from '../../src/games/aos/armies/lists';
import { basePolicy } from '../../src/games/aos/bots/base';
import { countedLimits, thoughtOf } from '../../src/games/aos/bots/levels';
import type { Seated } from '../../src/games/aos/bots/seated-words';
import { seededState } from '../../src/kernel/dice';
import { answerOf } from '../../src/play/players/policy';
import { withoutDice } from '../../src/play/search/seen';

const SEATED: Seated = { level: 'captain', character: 'plain', salt: 3 };
const PLAY_OUTS = 4;
const COUNT = 5;

/** Games of one battle in which there is something to think about. */
function games() {
  const armies = { azure: stormcast500, ember: nighthaunt500 };
  let { game } = aos.start({ ...firstClash, battleplan: 'first-blood', armies }, seededState(17));
  const found = [];
  for (let count = 0; found.length < COUNT; count++) {
    const command = answerOf(basePolicy, aos, game);
    if (!command) break;
    if (count % 30 === 25) found.push(withoutDice(aos, game));
    ({ game } = aos.play(game, command));
  }
  return found;
}

/** The script of the worker, built as the page's is. */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/games/aos/bots/worker.ts', output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

test('a counted search decides the same in a worker of the browser as in Node', async ({ page }) => {
  const script = await workerScript();
  await page.goto('about:blank');
  const asked = games();
  expect(asked.length).toBe(COUNT);
  const thoughts = await page.evaluate(
    async ([code, seens, as]) => {
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      const thought = (id: number, seen: unknown) =>
        new Promise<unknown>((resolve, reject) => {
          worker.onerror = failure => reject(new Error(failure.message));
          worker.onmessage = ({ data }) => {
            if (data.id === id) resolve(data.thought ?? data.reason);
          };
          worker.postMessage({ id, seen, as });
        });
      const all: unknown[] = [];
      for (const [id, seen] of seens.entries()) all.push(await thought(id, seen));
      worker.terminate();
      return all;
    },
    [script, asked, { ...SEATED, playOuts: PLAY_OUTS }] as const,
  );
  const here = asked.map(seen => thoughtOf(seen, SEATED, countedLimits(SEATED.level, PLAY_OUTS)));
  expect(JSON.parse(JSON.stringify(thoughts))).toEqual(JSON.parse(JSON.stringify(here)));
  expect(here.some(({ playOuts }) => playOuts > 0)).toBe(true);
});
