import type { Dice, Face } from '../../../../kernel/dice';
import type { PerSeat, Seat } from '../../types';

/** The result of a roll-off, with every attempt. */
export interface RollOff {
  readonly rolls: readonly PerSeat<Face>[];
  readonly winner: Seat;
}

/** RO-01, RO-02, RO-03: one unmodified die each, until one side wins; no modifiers or re-rolls. */
export function rollOff(dice: Dice): RollOff {
  const rolls: PerSeat<Face>[] = [];
  for (;;) {
    const faces = { azure: dice.d6(), ember: dice.d6() };
    rolls.push(faces);
    if (faces.azure !== faces.ember) return { rolls, winner: faces.azure > faces.ember ? 'azure' : 'ember' };
  }
}
