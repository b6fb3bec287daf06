import { type Dice, diceFrom, seededState } from '../../../../kernel/dice';
import { chargeDrill } from './charge';
import { coherencyDrill } from './coherency';
import { distanceDrill } from './distance';
import type { Drill, DrillKind, Made } from './drill';

export { type Choice, DRILL_KINDS, type Drill, type DrillKind, type Proof, type Question } from './drill';

import { rollDrill } from './roll';
import { sightDrill } from './sight';

const MAKERS: { readonly [K in DrillKind]: (dice: Dice) => Made } = {
  distance: distanceDrill,
  coherency: coherencyDrill,
  charge: chargeDrill,
  sight: sightDrill,
  roll: rollDrill,
};

/** The drill of a kind that a seed makes, always the same; each kind draws from a stream of its own. */
export const drillOf = (kind: DrillKind, seed: number): Drill => ({
  kind,
  seed,
  ...MAKERS[kind](diceFrom(seededState(seed, `drill ${kind}`))),
});
