import { gapBetween } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { allowanceOf } from '../../abilities/allowance';
import { EFFECTS } from '../../abilities/meanings';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { shapedModel } from '../../facts/copy';
import { afterSteps, nameOf, surveySteps } from '../../facts/moving/movement';
import { askedNow } from '../../facts/open-question';
import { enemyGap, isEngaged, nearestBodies } from '../../facts/places/distance';
import { findModel, presenceOf, unitOf, unitsOf } from '../../facts/units';
import { measured, type Refusal, refuse, unless } from '../../refusals';
import { type Battle, otherSeat, SEATS, type Seat, type Unit } from '../../types';
import { forcedAbilities } from '../abilities/abilities';
import { mayHoldBack } from '../abilities/strikes';
import { answered, asking, ownUnit } from '../command-guards';
import { declineToSpare } from '../damage/prevent-death';
import { declineToUnbind } from '../magic/spell-answers';
import { checkOneGroup } from '../moving/coherency';
import { checkSteps } from '../moving/steps';
import { ON_PASS } from '../specials/commands';
import { unitMoved, unitPicked } from '../trigger-events';

/** COMBAT-03, COMBAT-04: checked at every pick. */
const canFight = (battle: Battle, unit: Unit): boolean =>
  isReadyToFight(battle, unit) && fightsBefore(battle, unit).length === 0;

/** COMBAT-03, COMBAT-04: whether the unit will fight, now or after others. */
export const isReadyToFight = (battle: Battle, unit: Unit): boolean =>
  !unit.deeds.includes('fought') && isInTheFray(battle, unit);

/** COMBAT-03: with an enemy within 3", or after a charge. */
const isInTheFray = (battle: Battle, unit: Unit): boolean => unit.deeds.includes('charged') || isEngaged(battle, unit);

/** ABIL-01: units that fight first come before the picks, units that fight last after all others. */
function fightsBefore(battle: Battle, unit: Unit): readonly Unit[] {
  const rank = rankOf(battle, unit);
  if (rank === FIRST) return [];
  return gathered(SEATS, seat =>
    unitsOf(battle, seat).filter(each => rankOf(battle, each) < rank && isReadyToFight(battle, each)),
  );
}

const FIRST = -1;

function rankOf(battle: Battle, unit: Unit): number {
  if (EFFECTS.fightOrder.fightsLast(battle, unit)) return 1;
  return isEarly(battle, unit) ? FIRST : 0;
}

const isEarly = (battle: Battle, unit: Unit): boolean => EFFECTS.fightOrder.fightsFirst(battle, unit);

const unitsThatCanFight = (battle: Battle, seat: Seat): readonly Unit[] =>
  unitsOf(battle, seat).filter(unit => canFight(battle, unit));

/**
 * COMBAT-01: the active player picks first, then the players alternate; units that fight first are picked before that.
 */
export function askForFighter(battle: Battle): readonly BattleEvent[] {
  const seats = [battle.picksFighter, otherSeat(battle.picksFighter)];
  const early = seats.find(seat => unitsOf(battle, seat).some(unit => isEarly(battle, unit) && canFight(battle, unit)));
  return [asking({ kind: 'pickFighter', seat: early ?? battle.picksFighter })];
}

export function checkFight(battle: Battle, command: CommandOf<'fight'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const nearest = enemyGap(battle, unit);
  const before = fightsBefore(battle, unit);
  return [
    ...unless(!unit.deeds.includes('fought'), 'COMBAT-04', 'fight.already', {}),
    ...unless(isInTheFray(battle, unit), 'COMBAT-03', 'fight.notEligible', { nearest: measured(nearest) }),
    ...unless(before.length === 0, 'ABIL-01', 'fight.last', { before: before.map(each => each.id) }),
  ];
}

export const decideFight = (battle: Battle, { unit }: CommandOf<'fight'>): readonly BattleEvent[] => [
  unitPicked(unit, 'fight', isEarly(battle, unitOf(battle, unit)) ? { isEarly: true } : {}),
  answered,
];

/** COMBAT-02, COMBAT-06: in a window for abilities a pass closes it, unless an ability there is mandatory. */
export function checkPass(battle: Battle, { seat }: CommandOf<'pass'>): readonly Refusal[] {
  const ask = askedNow(battle);
  if (ask?.kind === 'useAbilities') {
    const forced = forcedAbilities(battle, seat, ask.moment, ask.unit)[0];
    return forced ? [refuse('ABIL-01', 'ability.mustUse', { ability: forced.ability.id })] : [];
  }
  if (ask?.kind === 'strike') {
    return unless(mayHoldBack(battle), 'ABIL-01', 'ability.mustUse', { ability: ask.ability });
  }
  const eligible = ask?.kind === 'pickFighter' ? unitsThatCanFight(battle, seat).map(unit => unit.id) : [];
  return unless(eligible.length === 0, 'COMBAT-02', 'fight.mustPick', { eligible });
}

export function decidePass(battle: Battle, { seat }: CommandOf<'pass'>, dice: Dice): readonly BattleEvent[] {
  const ask = askedNow(battle);
  if (ask?.kind === 'pickFighter') {
    return [{ type: 'passed', seat, picks: otherSeat(seat), endsCombat: battle.lastPickWasPass }, answered]; // COMBAT-06, COMBAT-07
  }
  if (ask?.kind === 'unbind') return declineToUnbind(battle, dice);
  const special = ask && ON_PASS[ask.kind];
  if (special) return special(battle);
  return [answered, ...declineToSpare(battle, dice)];
}

/**
 * COMBAT-05, PILE-01: a unit that charged piles in even if no enemy is near; one that an ability makes fight far from
 * all enemies does not.
 */
export function askToPileIn(battle: Battle): readonly BattleEvent[] {
  const unit = battle.activation && unitOf(battle, battle.activation.unit);
  if (battle.activation?.how === 'shoot') return [];
  if (unit?.where.kind !== 'table' || presenceOf(battle, otherSeat(unit.seat)).length === 0) return [];
  return isInTheFray(battle, unit) ? [asking({ kind: 'pileIn', seat: unit.seat, unit: unit.id })] : [];
}

/** PILE-02, PILE-03, PILE-04, UNIT-05: no model must move, but if any does the unit ends as one group. */
export function checkPileIn(battle: Battle, command: CommandOf<'pileIn'>): readonly Refusal[] {
  const unit = unitOf(battle, command.unit);
  if (command.steps.length === 0) return [];
  const survey = surveySteps(battle, unit, command.steps, allowanceOf(battle, unit, 'pileIn'));
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const away = gathered(survey, ({ model: id, end }) => {
    const model = findModel(unit, id);
    if (!model) return [];
    const nearest = nearestBodies(model, enemies);
    return gathered(nearest.bodies, enemy => {
      const after = gapBetween(shapedModel(model, end), enemy);
      if (isWithin(after, nearest.gap)) return [];
      return [refuse('PILE-03', 'pileIn.movesAway', { model: id, enemy: nameOf(enemy), before: nearest.gap, after })];
    });
  });
  return [...checkSteps(survey, 'PILE-02'), ...away, ...checkOneGroup(afterSteps(unit, survey))];
}

export function decidePileIn(battle: Battle, { unit, steps }: CommandOf<'pileIn'>): readonly BattleEvent[] {
  if (steps.length === 0) return [answered];
  return [unitMoved(battle, unit, 'pileIn', steps), answered];
}
