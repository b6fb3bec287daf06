import type { Command, CommandType } from '../../commands';
import type { Battle, Phase } from '../../types';

/** The phase a command belongs to. */
export const PHASE_OF: Partial<Record<CommandType, Phase>> = {
  cast: 'hero', // HERO-02
  move: 'movement',
  retreat: 'movement',
  run: 'movement',
  rollMove: 'movement',
  rideWinds: 'movement',
  garrison: 'movement', // GARR-03
  leaveGarrison: 'movement',
  shoot: 'shooting',
  tryCharge: 'charge',
  fight: 'combat',
  testNerve: 'battleshock',
};

/** The phase a command belongs to; during set-up a garrison belongs to none. */
export const phaseOf = (battle: Battle, { type }: Command): Phase | undefined =>
  type === 'garrison' && battle.round === 0 ? undefined : PHASE_OF[type];
