import type { Outcome } from '../../../kernel/system';
import type { ArmyList, Setup } from '../battle-setup';
import type { Seat } from '../types';

/** TRI-01: the set-up of the next battle of the same armies; it records who won this one by a major victory. */
export function setupAfter(setup: Setup, outcome: Outcome<Seat> | undefined): Setup {
  const army = (seat: Seat): ArmyList => {
    const { wonMajorLast: _, ...list } = setup.armies[seat];
    return outcome?.rank === 'major' && outcome.winner === seat ? { ...list, wonMajorLast: true } : list;
  };
  return { ...setup, armies: { azure: army('azure'), ember: army('ember') } };
}
