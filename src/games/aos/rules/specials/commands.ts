import type { AskKind } from '../../asks';
import type { CommandType } from '../../commands';
import type { BattleEvent } from '../../events';
import type { Battle } from '../../types';
import type { CommandRule } from '../command-rule';
import { checkAimPoint, decideAimPoint, declineToAim } from './aim-point';
import { checkChangeDie, decideChangeDie, decideKeepDie } from './attacks/changing-dice';
import { checkRideMove, checkRideWinds, decideRideMove, decideRideWinds } from './moves/ride-the-winds';
import { checkScout, decideScout } from './moves/scouting';

type SpecialCommand = Extract<CommandType, 'aimPoint' | 'changeDie' | 'rideMove' | 'rideWinds' | 'scout'>;

/** The commands that belong to one special ability each. */
export const SPECIAL_COMMANDS: { readonly [T in SpecialCommand]: CommandRule<T> } = {
  scout: { answers: ['scout'], moment: 'PRE-01', check: checkScout, decide: decideScout },
  rideWinds: { answers: ['act'], moment: 'MOVE-01', check: checkRideWinds, decide: decideRideWinds },
  rideMove: { answers: ['rideMove'], moment: 'ABIL-02', check: checkRideMove, decide: decideRideMove },
  aimPoint: { answers: ['aimPoint'], moment: 'CAST-07', check: checkAimPoint, decide: decideAimPoint },
  changeDie: { answers: ['changeDie'], moment: 'ABIL-02', check: checkChangeDie, decide: decideChangeDie },
};

/** What follows when a player passes on a special ability's question. */
export const ON_PASS: { readonly [K in AskKind]?: (battle: Battle) => readonly BattleEvent[] } = {
  changeDie: decideKeepDie,
  aimPoint: declineToAim,
};
