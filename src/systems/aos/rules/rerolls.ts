import type { Dice } from '../../../kernel/dice';
import { rerollOf } from '../abilities/ask';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { unitOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import type { Battle } from '../types';
import { ownUnit } from './asking';
import { rollCharge } from './charge';
import { rollRun } from './run';

/** RR-02, RR-03: a run or charge roll that an ability lets the player roll again, all its dice, once. */
export function checkRerollMove(battle: Battle, command: CommandOf<'rerollMove'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const rolled = battle.rolledMove;
  if (!rolled || rolled.kind === 'ride') return [refuse('RR-01', 'ability.notNow', { ability: 'reroll' })];
  const isChanged = rolled.isChanged || rolled.isRerolled === true;
  return [
    ...unless(rerollOf(battle, own.unit, rolled.kind) !== undefined, 'RR-01', 'ability.notGiven', {
      ability: 'reroll',
    }),
    ...unless(!isChanged, 'RR-03', 'command.alreadyUsed', {}),
  ];
}

export function decideRerollMove(
  battle: Battle,
  { unit: id }: CommandOf<'rerollMove'>,
  dice: Dice,
): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  return [
    battle.rolledMove?.kind === 'charge'
      ? rollCharge(battle, unit, true, dice)
      : { ...rollRun(battle, unit, dice), isAgain: true },
  ];
}
