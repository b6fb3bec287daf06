import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import { rerollOf } from '../../abilities/meanings/rolls';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { Battle } from '../../types';
import { rollCharge } from './charge';
import { rollRun } from './run';

/** The run or charge roll; throws if there is none. */
function rollOf({ rolledMove }: Battle) {
  if (!rolledMove || rolledMove.kind === 'ride') return bug('neither a run nor a charge was rolled');
  return { ...rolledMove, kind: rolledMove.kind };
}

/** RR-02, RR-03: an ability lets the player re-roll all dice of a run or charge roll, once. */
export function checkRerollMove(battle: Battle, command: CommandOf<'rerollMove'>): readonly Refusal[] {
  const rolled = rollOf(battle);
  const isChanged = rolled.isChanged || rolled.isRerolled === true;
  return [
    ...unless(rerollOf(battle, unitOf(battle, command.unit), rolled.kind) !== undefined, 'RR-01', 'ability.notGiven', {
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
    rollOf(battle).kind === 'charge'
      ? rollCharge(battle, unit, true, dice)
      : { ...rollRun(battle, unit, dice), isAgain: true },
  ];
}
