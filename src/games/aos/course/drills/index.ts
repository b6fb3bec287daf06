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

/** The drill of a kind for a seed, always the same; each kind uses its own random stream. */
export const drillOf = (kind: DrillKind, seed: number): Drill => ({
  kind,
  seed,
  ...MAKERS[kind](diceFrom(seededState(seed, `drill ${kind}`))),
});
