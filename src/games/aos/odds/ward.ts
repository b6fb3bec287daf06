import { everyWay } from '../../../kernel/every-way';
import { type Negation, rollNegations } from '../rules/damage/negate';

/** NEG-01, NEG-02: how likely a wound stays that these may negate. */
export function chanceToStay(offers: readonly Negation[]): number {
  if (offers.length === 0) return 1;
  let stays = 0;
  everyWay(
    dice => rollNegations(offers, '', dice).isNegated,
    (isNegated, chance) => {
      if (!isNegated) stays += chance;
    },
  );
  return stays;
}
