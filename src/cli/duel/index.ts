/**
 * npm run duel -- --a expert --b greedy --battles 20 --points 500 --seed 1 [--playouts N] [--threads N] [--json]
 * Lets two bots fight. Every seed is fought twice with the bots swapped; battleplans and layouts come in turn. It ends
 * with 0, or with 2 and an explanation where it was asked for something it does not know.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Duel, readDuel, USAGE } from './arguments';
import { fightPair } from './mirrored';
import { type Pair, pairsWon, reportOf, type scoreOf, shareOf, wilson } from './tally';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function tellPair({ a, b }: Duel, { scene, seed, results }: Pair): void {
  const names = results.map(result => (result === 'draw' ? 'draw' : { a, b }[result]));
  console.log(`seed ${seed}, ${scene}: ${names.join(', ')}`);
}

function tellAll({ a, b }: Duel, pairs: readonly Pair[]): void {
  const line = (name: string, score: ReturnType<typeof scoreOf>) => {
    const [low, high] = wilson(shareOf(score), score.battles);
    const { wins, draws } = score;
    console.log(
      `${name}: ${a} ${wins.a}, ${b} ${wins.b}, draws ${draws}: ${percent(shareOf(score))} [${percent(low)}, ${percent(high)}]`,
    );
  };
  const { perScene, decisionMs, ...all } = reportOf(pairs);
  for (const { scene, ...score } of perScene) line(scene, score);
  const won = pairsWon(pairs);
  console.log(`pairs: ${a} ${won.a}, ${b} ${won.b}, even ${won.even}`);
  console.log(`decisions of ${a}: p50 ${decisionMs.p50} ms, p95 ${decisionMs.p95} ms, max ${decisionMs.max} ms`);
  line('all', all);
}

/** Fights all pairs, on several threads where there is more than one pair; the pairs come in the order of their seeds. */
function fightAll(duel: Duel, onPair: (pair: Pair) => void): Promise<readonly Pair[]> {
  const seeds = Array.from({ length: duel.battles / 2 }, (_, index) => duel.seed + index);
  const threads = Math.min(duel.threads ?? availableParallelism(), seeds.length);
  const pairs: Pair[] = [];
  const take = (pair: Pair) => {
    pairs.push(pair);
    onPair(pair);
  };
  const sorted = () => pairs.toSorted((one, other) => one.seed - other.seed);
  if (threads === 1) {
    for (const seed of seeds) take(fightPair(duel, seed));
    return Promise.resolve(sorted());
  }
  const ended = Array.from({ length: threads }, () => {
    return new Promise<void>((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: duel });
      const next = () => {
        const seed = seeds.shift();
        if (seed === undefined) void worker.terminate();
        else worker.postMessage(seed);
      };
      worker.on('message', (pair: Pair) => {
        take(pair);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });
  });
  return Promise.all(ended).then(sorted);
}

async function main(args: readonly string[]): Promise<number> {
  const duel = readDuel(args);
  if (!duel.ok) {
    for (const fault of [...duel.error, USAGE]) console.error(fault);
    return 2;
  }
  const pairs = await fightAll(duel.value, pair => {
    if (!duel.value.isJson) tellPair(duel.value, pair);
  });
  if (duel.value.isJson) console.log(JSON.stringify(reportOf(pairs)));
  else tellAll(duel.value, pairs);
  return 0;
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else parentPort?.on('message', (seed: number) => parentPort?.postMessage(fightPair(workerData as Duel, seed)));
