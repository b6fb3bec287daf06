/**
 * The odds of every warscroll against every other, in every phase in which it attacks, against plays of the rules:
 *   npm run odds:proof [-- --plays 3000] [--seed 1]
 * It ends with 1 where a play came to something impossible, or strays by 5 standard deviations or more.
 */
import { parseArgs } from 'node:util';
import { agreementOf } from './agreement';
import { type Bout, everyBout } from './plays';
import { specialBouts } from './special-bouts';

const FURTHEST = 5;
const { values } = parseArgs({ options: { plays: { type: 'string' }, seed: { type: 'string' } } });
const plays = Number(values.plays ?? 3000);
const seed = Number(values.seed ?? 1);

let bouts = 0;
let worst = { z: 0, told: 'none' };
let isWrong = false;

function prove(bout: Bout): void {
  const { z, told, outside } = agreementOf(bout, plays, seed);
  bouts += 1;
  if (z > worst.z) worst = { z, told };
  if (z < FURTHEST && outside === undefined) return;
  isWrong = true;
  process.stdout.write(`${told}: z ${z.toFixed(2)}${outside ? `; impossible: ${bout.name} ${outside}` : ''}\n`);
}

for (const bout of specialBouts()) prove(bout);
for (const bout of everyBout()) prove(bout);
process.stdout.write(
  `${bouts} attacks, ${plays} plays each, seed ${seed}: largest z ${worst.z.toFixed(2)} (${worst.told})\n`,
);
process.exitCode = isWrong ? 1 : 0;
