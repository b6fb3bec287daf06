/**
 * npm run fuzz: random battles and geometry, for ever or for a while.
 *   npm run fuzz -- --minutes 30        stops after half an hour
 *   npm run fuzz -- --seed 123456       begins there; without it, where the clock says
 *   npm run fuzz -- --only battles      only what has this in its name; lessons are taken by chance and finished
 * The first failure is reported with its seed and ends the run; a failing battle is written to <seed>.failing.json.
 */
import { parseArgs } from 'node:util';
import { fightBattle } from './battles';
import type { Fuzz } from './claim';
import { writeFailing } from './failing-file';
import { measureFuzz } from './geometry';
import { movesFuzz } from './geometry/moves';
import { sightFuzz } from './geometry/sight';
import { lessonsFuzz } from './lessons';

const BATTLES_IN_A_ROW = 20;
const REPORT_SECONDS = 30;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string', default: '' } },
});
const first = Number(values.seed ?? Date.now() % 1_000_000_000);
const until = performance.now() + 60_000 * Number(values.minutes ?? Number.POSITIVE_INFINITY);
if (!Number.isSafeInteger(first) || Number.isNaN(until)) {
  console.error('usage: npm run fuzz -- [--minutes N] [--seed N] [--only WORDS]');
  process.exit(2);
}

const battles: Fuzz = {
  name: 'battles',
  run(seed) {
    for (let i = 0; i < BATTLES_IN_A_ROW; i++) fightBattle(seed * BATTLES_IN_A_ROW + i);
  },
};
const all: readonly Fuzz[] = [battles, lessonsFuzz, ...measureFuzz, ...movesFuzz, ...sightFuzz].filter(({ name }) =>
  name.includes(values.only),
);
if (all.length === 0) {
  console.error(`nothing is called "${values.only}"`);
  process.exit(2);
}

console.log(`${all.length} kinds of random trials from seed ${first}; Ctrl+C ends them.`);
let reported = performance.now();
let runs = 0;
for (let seed = first; performance.now() < until; seed++) {
  for (const { name, run } of all) {
    if (performance.now() >= until) break;
    try {
      run(seed);
    } catch (cause) {
      const file = writeFailing(cause);
      console.error(`\n${name} failed at seed ${seed}${file ? `; the battle is in ${file}` : ''}\n`, cause);
      process.exit(1);
    }
    runs += 1;
  }
  if (performance.now() - reported > REPORT_SECONDS * 1000) {
    reported = performance.now();
    console.log(`seed ${seed} done, ${runs} trials held`);
  }
}
console.log(`${runs} trials held.`);
