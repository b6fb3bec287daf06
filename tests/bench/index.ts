import { battleBenches } from './battles.bench';
import type { Bench } from './bench';
import { engineBenches } from './engine.bench';
import { growthBenches } from './growth.bench';
import { heaviestBenches } from './heaviest.bench';
import { measureBenches } from './measure.bench';
import { moveBenches } from './moves.bench';
import { sightBenches } from './sight.bench';

/** Every bench of the project; a name part given on the command line runs only those that contain it. */
const benches: readonly Bench[] = [
  ...engineBenches,
  ...battleBenches,
  ...measureBenches,
  ...moveBenches,
  ...sightBenches,
  ...heaviestBenches,
  ...growthBenches,
];

const wanted = process.argv[2] ?? '';
const rows = [['bench', 'ours', 'theirs', 'ratio', 'against']];
for (const bench of benches.filter(each => each.name.includes(wanted))) {
  const { ours, theirs, ratio, unit } = await bench.run();
  rows.push([bench.name, `${figure(ours)} ${unit}`, `${figure(theirs)} ${unit}`, `${figure(ratio)}x`, bench.against]);
}

const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
