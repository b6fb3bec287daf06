import type { Inches } from '../../../geometry/shape';
import { isWithin } from '../../../geometry/within';
import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { gapToUnit } from '../facts/distance';
import { findModel, hasKeyword, unitOf, unitsOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, otherSeat, type Seat, type Unit } from '../types';
import { answered, asking, ownUnit } from './asking';
import { unitsToTest } from './nerve';

type CommandAbility = CommandOf<'atTheDouble'> | CommandOf<'forwardToVictory'> | CommandOf<'inspire'>;

const HERO_REACH: Inches = 6; // CMD-10 to CMD-12
const GENERAL_REACH: Inches = 12;

/** GENL-04: a general reaches further only if it is a HERO. */
const reachOf = (battle: Battle, hero: Unit): Inches => {
  const general = battle.generals[hero.seat];
  return general !== undefined && findModel(hero, general) ? GENERAL_REACH : HERO_REACH;
};

/** CMD-01, CMD-10 to CMD-13: a hero that can command the unit, or how far short the best of them falls. */
function checkHero(battle: Battle, unit: Unit): readonly Refusal[] {
  const heroes = unitsOf(battle, unit.seat).filter(each => hasKeyword(each, 'HERO'));
  if (heroes.length === 0) return [refuse('CMD-01', 'command.noHero', {})];
  const offers = heroes.map(hero => {
    const needed = reachOf(battle, hero);
    const nearest = hero.id === unit.id ? 0 : gapToUnit(hero.models, unit); // CMD-13
    return { nearest, needed };
  });
  if (offers.some(({ nearest, needed }) => isWithin(nearest, needed))) return [];
  const best = offers.reduce((a, b) => (b.nearest - b.needed < a.nearest - a.needed ? b : a));
  return [refuse('CMD-10', 'command.heroTooFar', best)];
}

/** CMD-04, RR-03 */
export function checkCommandAbility(battle: Battle, command: CommandAbility): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const isUsed = command.type !== 'inspire' && (battle.rolledMove?.isChanged ?? false);
  return [
    ...unless(battle.commandPoints[command.seat] >= 1, 'CMD-04', 'command.noPoints', {}),
    ...checkHero(battle, own.unit),
    ...unless(!isUsed, 'RR-03', 'command.alreadyUsed', {}),
  ];
}

/** CMD-10: the run roll counts as a 6. */
export const decideAtTheDouble = ({ seat, unit }: CommandOf<'atTheDouble'>): readonly BattleEvent[] => [
  { type: 'pointSpent', seat, on: 'atTheDouble', unit },
];

/** CMD-11, RR-02: both dice are rolled again. */
export const decideForwardToVictory = (
  { seat, unit }: CommandOf<'forwardToVictory'>,
  dice: Dice,
): readonly BattleEvent[] => [
  { type: 'pointSpent', seat, on: 'forwardToVictory', unit },
  { type: 'chargeRolled', unit, faces: dice.roll(2) },
];

/** CMD-07, CMD-12: the window stays open while points last. */
export function decideInspire(battle: Battle, { seat, unit }: CommandOf<'inspire'>): readonly BattleEvent[] {
  const isLastPoint = battle.commandPoints[seat] <= 1;
  return [{ type: 'pointSpent', seat, on: 'inspire', unit }, ...(isLastPoint ? [answered] : [])];
}

/** CMD-12, ABIL-07: the active player first, then the opponent; nobody is asked who has nothing to gain. */
export function askToInspire(battle: Battle, whose: 'active' | 'other'): readonly BattleEvent[] {
  const seat: Seat = whose === 'active' ? battle.active : otherSeat(battle.active);
  const canInspire = unitsToTest(battle, seat).some(
    unit => checkCommandAbility(battle, { type: 'inspire', seat, unit: unit.id }).length === 0,
  );
  return canInspire ? [asking({ kind: 'inspire', seat })] : [];
}

/** Whether a command ability could change the roll that was just made. */
export const canCommand = (battle: Battle, command: CommandAbility): boolean =>
  checkCommandAbility(battle, command).length === 0 && unitOf(battle, command.unit).models.length > 0;
