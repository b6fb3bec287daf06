import type { Dice } from '../../../../kernel/dice';
import type { BattleEvent } from '../../events';
import type { Refusal } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { settleLastStand } from './last-stand-end';
import { checkForcedRetreat } from './moves/forced-retreat';

/*
 * Moments of the sequence, above the core rules: these special abilities use the core rules of moving and damage, so
 * those rules must not import this file. Moments that core rules call are in index.ts.
 */

/** Between two acts, when damage and triggers are settled. */
export const betweenActs = (battle: Battle, dice: Dice): readonly BattleEvent[] => settleLastStand(battle, dice);

/** Why a unit that has not moved must move. */
export const checkMoveOrder = (battle: Battle, unit: Unit): readonly Refusal[] => checkForcedRetreat(battle, unit);
