import type { Dice } from '../../../../kernel/dice';
import { EFFECTS } from '../../abilities/meanings';
import { modifiersTo, rolledMove } from '../../abilities/meanings/rolls';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { RuleId } from '../../rulebook';
import { type Battle, otherSeat, type Seat } from '../../types';
import { answered, asking, ownUnit } from '../command-guards';
import { rollCharge } from '../moving/charge';
import { pointSpent } from '../trigger-events';
import { unitsToTest } from '../turn/battleshock';
import { checkHeroNear, checkPoint } from './command-points';

type CommandAbility = CommandOf<'atTheDouble'> | CommandOf<'forwardToVictory'> | CommandOf<'inspire'>;

const RULES: Readonly<Record<CommandAbility['type'], RuleId>> = {
  atTheDouble: 'CMD-10',
  forwardToVictory: 'CMD-11',
  inspire: 'CMD-12',
};

/** CMD-02, CMD-04, RR-03: the three command abilities of every army. */
export function checkCommandAbility(battle: Battle, command: CommandAbility): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const isUsed = command.type !== 'inspire' && (battle.rolledMove?.isChanged ?? false);
  return [
    ...checkPoint(battle, command.seat),
    ...checkHeroNear(battle, own.unit, RULES[command.type]),
    ...unless(!isUsed, 'RR-03', 'command.alreadyUsed', {}),
  ];
}

/** CMD-10: the run roll counts as a 6 and is then modified as usual, unless the players ruled otherwise. */
export function decideAtTheDouble(
  battle: Battle,
  { seat, unit: id }: CommandOf<'atTheDouble'>,
): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const added = battle.rulings.runSixThenModifiers ? modifiersTo(battle, unit, 'run') : [];
  return [
    pointSpent(seat, 'at-the-double', id),
    { type: 'runCounted', unit: id, ...rolledMove(battle, unit, 6, added) },
  ];
}

/** CMD-11, RR-02: re-rolls all dice. */
export const decideForwardToVictory = (
  battle: Battle,
  { seat, unit }: CommandOf<'forwardToVictory'>,
  dice: Dice,
): readonly BattleEvent[] => [
  pointSpent(seat, 'forward-to-victory', unit),
  rollCharge(battle, unitOf(battle, unit), true, dice),
];

/** CMD-07, CMD-12: the window stays open while points are left or may be refunded. */
export function decideInspire(battle: Battle, { seat, unit }: CommandOf<'inspire'>): readonly BattleEvent[] {
  const isLastPoint = battle.commandPoints[seat] <= 1 && !mayComeBack(battle, seat);
  return [pointSpent(seat, 'inspiring-presence', unit), ...(isLastPoint ? [answered] : [])];
}

/** ABIL-02: whether a spent point may be refunded. */
const mayComeBack = (battle: Battle, seat: Seat): boolean => EFFECTS.abilityDice.refund(battle, seat).length > 0;

/** CMD-12, ABIL-07: the active player first, then the opponent; a player without a useful choice is not asked. */
export function askToInspire(battle: Battle, whose: 'active' | 'other'): readonly BattleEvent[] {
  const seat: Seat = whose === 'active' ? battle.active : otherSeat(battle.active);
  const canInspire = unitsToTest(battle, seat).some(
    unit => checkCommandAbility(battle, { type: 'inspire', seat, unit: unit.id }).length === 0,
  );
  return canInspire ? [asking({ kind: 'inspire', seat })] : [];
}
