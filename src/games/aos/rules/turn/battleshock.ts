import type { Dice, Face } from '../../../../kernel/dice';
import { sumOf } from '../../abilities/effects-on';
import { abilitiesAt } from '../../abilities/held';
import { EFFECTS } from '../../abilities/meanings';
import { rerollOf } from '../../abilities/meanings/rolls';
import type { Modifier } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { braveryIn } from '../../facts/characteristics';
import { askOf } from '../../facts/open-question';
import { bodiesOf } from '../../facts/places/bodies';
import { isBeside } from '../../facts/places/distance';
import { findModel, idsOf, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, otherSeat, type Seat, type Unit } from '../../types';
import { answered, asking, ownUnit } from '../command-guards';
import { slay } from '../damage/inflict';
import { nerveTested } from '../trigger-events';

const MODELS_PER_BRAVERY = 10; // SHOCK-04

/** SHOCK-01, CMD-12: units that lost models this turn and must take the test. */
export const unitsToTest = (battle: Battle, seat: Seat): readonly Unit[] =>
  unitsOf(battle, seat).filter(unit => mustTest(battle, unit));

/** SHOCK-01, CMD-12 */
export const mustTest = (battle: Battle, unit: Unit): boolean =>
  unit.slainThisTurn > 0 &&
  !unit.deeds.includes('tested') &&
  !unit.deeds.includes('inspired') &&
  !EFFECTS.nerve.spareNerve(battle, unit);

/** SHOCK-02 */
export function askToTestNerve(battle: Battle): readonly BattleEvent[] {
  const seat = [battle.active, otherSeat(battle.active)].find(each => unitsToTest(battle, each).length > 0);
  return seat ? [asking({ kind: 'testNerve', seat })] : [];
}

export function checkTestNerve(battle: Battle, command: CommandOf<'testNerve'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { slainThisTurn, deeds } = own.unit;
  return [
    ...unless(slainThisTurn > 0, 'SHOCK-01', 'nerve.noneSlain', {}),
    ...unless(!deeds.includes('tested'), 'SHOCK-01', 'nerve.already', {}),
    ...unless(!deeds.includes('inspired'), 'CMD-12', 'nerve.inspired', {}),
    ...unless(!EFFECTS.nerve.spareNerve(battle, own.unit), 'ABIL-01', 'nerve.inspired', {}),
  ];
}

/** SHOCK-04: the Bravery for a battleshock test; only there does the number of models add to it. */
export const braveryOf = (battle: Battle, unit: Unit): number =>
  plainBravery(battle, unit) + sumOf(courageOfNumbers(unit));

/** SHOCK-04 */
export function courageOfNumbers({ models }: Unit): readonly Modifier[] {
  const by = Math.floor(models.length / MODELS_PER_BRAVERY);
  return by > 0 ? [{ by, cause: 'SHOCK-04' }] : [];
}

/** SCEN-03, SCEN-06, MOD-01: the unit's current Bravery. */
export const plainBravery = (battle: Battle, unit: Unit): number =>
  braveryIn(unit) + sumOf(braveryChanges(battle, unit));

/** SCEN-03, SCEN-06, MOD-01: modifiers to the printed Bravery, each with its cause. */
export function braveryChanges(battle: Battle, unit: Unit): readonly Modifier[] {
  const bodies = bodiesOf(battle, unit);
  const printed = braveryIn(unit);
  return [
    ...EFFECTS.nerve.setBravery(battle, unit, printed),
    ...EFFECTS.nerve.bravery(battle, unit),
    ...(isBeside(battle, bodies, 'inspiring') ? [{ by: 1, cause: 'SCEN-03' }] : []),
    ...(isBeside(battle, bodies, 'sinister') ? [{ by: -1, cause: 'SCEN-06' }] : []),
  ];
}

/** SHOCK-03, RR-06: the re-roll of a failed test is optional: the second roll could be worse. */
export function decideTestNerve(battle: Battle, command: CommandOf<'testNerve'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const first = dice.d6();
  const hasFailed = first + unit.slainThisTurn > braveryOf(battle, unit);
  const reroll = hasFailed ? rerollOf(battle, unit, 'nerve') : undefined;
  const ask = { kind: 'rerollDice', seat: unit.seat, unit: unit.id, roll: 'nerve', dice: [0], faces: [first] } as const;
  if (reroll && !(battle.rulings.orderedRerollsForced && reroll.isOrder)) return [answered, asking(ask)];
  return [answered, ...afterNerveRoll(battle, unit, first, reroll && dice.d6())];
}

/**
 * SHOCK-05, SHOCK-06: if all models must flee there is no choice; they flee after abilities that react to the failed
 * test.
 */
export function afterNerveRoll(
  battle: Battle,
  unit: Unit,
  first: Face,
  again: Face | undefined,
): readonly BattleEvent[] {
  const modifiers = [...braveryChanges(battle, unit), ...courageOfNumbers(unit)];
  const bravery = braveryIn(unit) + sumOf(modifiers);
  const face = again ?? first;
  const total = face + unit.slainThisTurn;
  const count = fleeingFrom(battle, unit, total, bravery);
  const before = again === undefined ? undefined : first;
  const tested = nerveTested({ unit: unit.id, face, before, total, bravery, modifiers });
  if (count === 0) return [tested];
  const isFedUpon = abilitiesAt(battle, otherSeat(unit.seat), 'nerveFailed').length > 0;
  if (count === unit.models.length && !isFedUpon) return [tested, ...slay(battle, unit, idsOf(unit.models), 'fled')];
  return [tested, asking({ kind: 'flee', seat: unit.seat, unit: unit.id, count })];
}

/** SHOCK-05, SHOCK-06: how many models flee. */
export function fleeingFrom(battle: Battle, unit: Unit, total: number, bravery: number): number {
  const times = EFFECTS.nerve.fleeTimes(battle, unit);
  return Math.min(unit.models.length, Math.max(0, total - bravery) * times);
}

/** SHOCK-07 */
export function checkFlee(battle: Battle, { unit: id, models }: CommandOf<'flee'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  const needed = askOf(battle, 'flee').count;
  const stranger = models.find(model => !findModel(unit, model));
  const twice = models.find((model, index) => models.indexOf(model) < index);
  return [
    ...(stranger === undefined ? [] : [refuse('SHOCK-07', 'model.unknown', { model: stranger })]),
    ...(twice === undefined ? [] : [refuse('SHOCK-07', 'model.named.twice', { model: twice })]),
    ...unless(models.length === needed, 'SHOCK-06', 'flee.wrongCount', { given: models.length, needed }),
  ];
}

export function decideFlee(battle: Battle, { unit, models }: CommandOf<'flee'>): readonly BattleEvent[] {
  return [...slay(battle, unitOf(battle, unit), models, 'fled'), answered];
}
