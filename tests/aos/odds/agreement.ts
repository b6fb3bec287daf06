import type { Spread } from '../../../src/games/aos/odds';
import { type Bout, type Came, playOnce } from './plays';

/** How far plays stray from the odds. */
export interface Agreement {
  /** The furthest of all outcomes from its chance, in standard deviations. */
  readonly z: number;
  /** What it was about. */
  readonly told: string;
  /** An outcome that the odds call impossible. */
  readonly outside: string | undefined;
}

/** Outcomes that are expected less often than this are counted together: their number is not spread like a bell. Nor is that of outcomes that are missing so seldom. */
const LEAST_EXPECTED = 20;

/** Plays a bout n times, with the dice of this seed and the following, and compares the results with the odds. */
export function agreementOf(bout: Bout, plays: number, seed: number): Agreement {
  const came: Came[] = [];
  for (let i = 0; i < plays; i++) came.push(playOnce(bout, seed + i));
  const [target] = bout.odds.targets;
  if (!target) throw new Error(`${bout.name}: nobody is struck`);
  const parts = [
    compared(
      'allocated',
      target.allocated,
      came.map(each => each.allocated),
    ),
    compared(
      'slain',
      target.slain,
      came.map(each => each.slain),
    ),
    compared(
      'returned',
      bout.odds.returned,
      came.map(each => each.returned),
    ),
  ];
  const worst = parts.reduce((a, b) => (b.z > a.z ? b : a));
  return { ...worst, told: `${bout.name}: ${worst.told}`, outside: parts.find(({ outside }) => outside)?.outside };
}

function compared(name: string, spread: Spread, values: readonly number[]): Agreement {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const outside = [...counts.keys()].find(value => !((spread[value] ?? 0) > 0));
  let worst = { z: 0, told: name };
  for (const { label, chance, count } of classesOf(spread, counts, values.length)) {
    const deviation = Math.sqrt(values.length * chance * (1 - chance));
    const isBell = values.length * (1 - chance) >= LEAST_EXPECTED;
    const z = isBell ? Math.abs(count - values.length * chance) / deviation : 0;
    if (z > worst.z) worst = { z, told: `${name} ${label}: ${count} of ${values.length}, chance ${chance}` };
  }
  return { ...worst, outside: outside === undefined ? undefined : `${name} ${outside}` };
}

/** Each outcome by itself, and the rare ones together. */
function classesOf(spread: Spread, counts: ReadonlyMap<number, number>, plays: number) {
  const classes: { label: string; chance: number; count: number }[] = [];
  const rare = { label: 'rare', chance: 0, count: 0 };
  for (const [value, chance] of spread.entries()) {
    const count = counts.get(value) ?? 0;
    if (plays * chance >= LEAST_EXPECTED) classes.push({ label: String(value), chance, count });
    else {
      rare.chance += chance;
      rare.count += count;
    }
  }
  if (plays * rare.chance >= LEAST_EXPECTED) classes.push(rare);
  return classes;
}
