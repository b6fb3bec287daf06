import type { BattleEvent } from '../../events';
import { unitOf } from '../../facts/units';
import type { Refusal } from '../../refusals';
import type { Battle } from '../../types';
import { answered } from '../command-guards';
import { onMove } from '../specials';
import { checkMoveOrder } from '../specials/sequence';
import { unitMoved } from '../trigger-events';
import { checkWay, hasRolled, type Move } from './move';

/** ABIL-01: a unit that must move cannot stay. */
export function checkMove(battle: Battle, command: Move): readonly Refusal[] {
  const refusals = checkWay(battle, command);
  const staysPut = command.steps.length === 0 && refusals.every(({ code }) => code === 'move.noSteps');
  return staysPut ? [...refusals, ...checkMoveOrder(battle, unitOf(battle, command.unit))] : refusals;
}

export function decideMove(battle: Battle, { type, unit, steps }: Move): readonly BattleEvent[] {
  const closing = hasRolled(battle) ? [answered] : [];
  const mover = unitOf(battle, unit);
  return [
    unitMoved(battle, unit, type === 'retreat' ? 'retreat' : 'normal', steps),
    ...onMove(battle, mover, steps),
    ...closing,
  ];
}
