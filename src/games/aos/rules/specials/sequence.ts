import type { Dice } from '../../../../kernel/dice';
import type { BattleEvent } from '../../events';
import type { Refusal } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { settleLastStand } from './last-stand-end';
import { checkForcedRetreat } from './moves/forced-retreat';

/*
 * Moments of the sequence, above the core rules: these special abilities use the core rules of moving and of damage, so
 * those rules may not ask here. Their own moments are in index.ts.
 */

/** Between two acts, when damage and triggers are settled. */
export const betweenActs = (battle: Battle, dice: Dice): readonly BattleEvent[] => settleLastStand(battle, dice);

/** Where a unit would stay that has not moved: why it has to move. */
export const checkMoveOrder = (battle: Battle, unit: Unit): readonly Refusal[] => checkForcedRetreat(battle, unit);
