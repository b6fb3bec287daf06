import type { Dice, Face } from '../../../../kernel/dice';
import type { PerSeat, Seat } from '../../types';

/** What a roll-off came to, with every attempt. */
export interface RollOff {
  readonly rolls: readonly PerSeat<Face>[];
  readonly winner: Seat;
}

/** RO-01, RO-02, RO-03: one plain die each, rolled until someone wins; nothing modifies or re-rolls it. */
export function rollOff(dice: Dice): RollOff {
  const rolls: PerSeat<Face>[] = [];
  for (;;) {
    const faces = { azure: dice.d6(), ember: dice.d6() };
    rolls.push(faces);
    if (faces.azure !== faces.ember) return { rolls, winner: faces.azure > faces.ember ? 'azure' : 'ember' };
  }
}
