import { type Drill, type DrillKind, drillOf } from '.';
import type { Choice } from './drill';

/** The levels are from 1 to this. */
export const HARDEST = 5;

/** Higher levels pick the hardest of more drills. */
const candidatesFor = (level: number): number => 2 * level - 1;
const MOST_CANDIDATES = 2 * HARDEST - 1;

/** A drill of a kind and level, the same for each seed: the hardest of several made from the seed. */
export function drillOfLevel(kind: DrillKind, seed: number, level: number): Drill {
  const count = candidatesFor(Math.max(1, Math.min(HARDEST, level)));
  const drills = Array.from({ length: count }, (_, index) => drillOf(kind, seed * MOST_CANDIDATES + index));
  return drills.reduce((hardest, drill) => (marginOf(drill) < marginOf(hardest) ? drill : hardest));
}

const ENGAGED = 3;
const LINK = 1;
const HALF = 0.5;

/** How close the position is to another answer: smaller is harder. Lengths are in inches; sums count the modifiers. */
export function marginOf({ choices, answer, proof, battle }: Drill): number {
  switch (proof.by) {
    case 'tape':
      return nearestOther(choices, answer);
    case 'charge':
      return Math.min(...[proof.range, ENGAGED].map(limit => Math.abs(proof.tape.gap - limit)));
    case 'chargeMove':
      return Math.abs(proof.tape.gap - Math.floor(proof.tape.gap) - HALF);
    case 'links':
      return Math.min(...[...proof.holding, ...proof.loose].map(({ gap }) => Math.abs(gap - LINK)));
    case 'sight':
      return -battle.field.features.length - battle.units.length;
    case 'sum':
      return -proof.modifiers.length - (proof.rend === 0 ? 0 : 1);
  }
}

function nearestOther(choices: readonly Choice[], answer: number): number {
  const lengthOf = (choice: Choice | undefined) => (choice?.say === 'inches' ? choice.inches : 0);
  const right = lengthOf(choices[answer]);
  return Math.min(...choices.filter((_, i) => i !== answer).map(choice => Math.abs(lengthOf(choice) - right)));
}
