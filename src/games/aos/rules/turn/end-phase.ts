import { gathered } from '../../../../kernel/flat-map';
import type { CommandOf } from '../../commands';
import { hasMoveLeft, unitsOf } from '../../facts/units';
import type { Refusal } from '../../refusals';
import type { Battle } from '../../types';
import { checkMoveOrder } from '../specials/sequence';

/** ABIL-01: the movement phase does not end before every unit that must move has moved. */
export const checkEndPhase = (battle: Battle, { seat }: CommandOf<'endPhase'>): readonly Refusal[] =>
  battle.phase === 'movement'
    ? gathered(unitsOf(battle, seat), unit => (hasMoveLeft(unit) ? checkMoveOrder(battle, unit) : []))
    : [];
