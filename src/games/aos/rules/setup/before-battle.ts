import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { type Battle, SEATS } from '../../types';
import { usableAbilities } from '../abilities/abilities';
import { answered, asking } from '../command-guards';
import { rollOff } from '../turn/roll-off';

/** PRE-02, PRE-03: if both have pre-battle abilities they roll off; if neither has, nothing is rolled. */
export function orderPreBattle(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const having = SEATS.filter(seat => usableAbilities(battle, seat, 'beforeBattle').length > 0);
  const [only] = having;
  if (having.length < 2) return only ? [{ type: 'preBattleOrdered', first: only }] : [];
  const rolled = rollOff(dice);
  return [
    { type: 'rolledOff', purpose: 'beforeBattle', ...rolled },
    asking({ kind: 'choosePreBattle', seat: rolled.winner }),
  ];
}

/** PRE-02: the winner may name the opponent. */
export const decidePreBattle = (_: Battle, { first }: CommandOf<'choosePreBattle'>): readonly BattleEvent[] => [
  { type: 'preBattleOrdered', first },
  answered,
];
