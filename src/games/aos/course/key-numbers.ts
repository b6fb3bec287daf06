import { meanOf } from '../abilities/dice-words';
import { effectiveUnit } from '../effective-values';
import { gapToTarget, weaponsFor } from '../facts/attacks/attacks';
import { coverOf } from '../facts/attacks/cover';
import { longestRange } from '../facts/attacks/weapon-values';
import { askedNow } from '../facts/open-question';
import { gapBetweenUnits } from '../facts/places/distance';
import type { Probability } from '../facts/probability';
import { findUnit, unitOf } from '../facts/units';
import type { RuleId } from '../rulebook';
import type { Battle, Unit, UnitId } from '../types';
import { chargeOdds, type Moment } from './hints';

/** A number relevant to the current decision, and its rule. */
export interface Figure {
  readonly rule: RuleId;
  readonly is:
    | { readonly kind: 'gap'; readonly inches: number }
    | { readonly kind: 'needed'; readonly total: number; readonly dice: number }
    | { readonly kind: 'chance'; readonly chance: Probability }
    | { readonly kind: 'rolled'; readonly roll: number; readonly changes: number }
    | { readonly kind: 'range'; readonly gap: number; readonly reach: number }
    | { readonly kind: 'cover'; readonly cause: string }
    | { readonly kind: 'slain'; readonly models: number }
    /** SHOCK-04, SHOCK-06: what the test is against, and how many flee on a 6. */
    | { readonly kind: 'bravery'; readonly bravery: number }
    | { readonly kind: 'worst'; readonly models: number }
    | { readonly kind: 'fleeing'; readonly models: number }
    | { readonly kind: 'wounds'; readonly wounds: number };
}

/** The numbers of the current decision, each with its rule; empty if there are none. */
export function figuresFor({ battle, options, selected }: Moment): readonly Figure[] {
  const ask = askedNow(battle);
  if (!ask || options.length === 0) return [];
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  switch (ask.kind) {
    case 'act':
      return ask.phase === 'charge' && unit?.seat === ask.seat ? chargeFigures(battle, unit, options) : [];
    case 'chargeMove':
    case 'runMove':
      return rolledFigures(battle, ask.kind);
    case 'pickTargets':
      return unit && unit.seat !== ask.seat ? targetFigures(battle, unitOf(battle, ask.unit), unit) : [];
    case 'testNerve':
    case 'inspire':
      return unit && unit.slainThisTurn > 0 ? nerveFigures(battle, unit) : [];
    case 'flee':
      return [
        { rule: 'SHOCK-06', is: { kind: 'fleeing', models: ask.count } },
        ...nerveFigures(battle, unitOf(battle, ask.unit)).slice(0, 2),
      ];
    case 'allocate':
      return [{ rule: 'WND-01', is: { kind: 'wounds', wounds: ask.wounds } }];
    default:
      return [];
  }
}

/** SHOCK-03 to SHOCK-06: a die and the slain against the Bravery. */
function nerveFigures(battle: Battle, unit: Unit): readonly Figure[] {
  const bravery = meanOf(effectiveUnit(battle, unit, undefined).bravery.now);
  const worst = Math.min(unit.models.length, Math.max(0, WORST_DIE + unit.slainThisTurn - bravery));
  return [
    { rule: 'SHOCK-03', is: { kind: 'slain', models: unit.slainThisTurn } },
    { rule: 'SHOCK-04', is: { kind: 'bravery', bravery } },
    { rule: 'SHOCK-06', is: { kind: 'worst', models: worst } },
  ];
}

const WORST_DIE = 6;

/** CHARGE-01, CHARGE-02, CHARGE-05 */
function chargeFigures(battle: Battle, unit: Unit, options: Moment['options']): readonly Figure[] {
  const isOffered = (id: UnitId) => options.some(option => option.type === 'tryCharge' && option.unit === id);
  const { gap, needed, dice, chance } = chargeOdds(battle, unit);
  if (!Number.isFinite(gap)) return [];
  const far: Figure = { rule: 'CHARGE-01', is: { kind: 'gap', inches: gap } };
  if (!isOffered(unit.id)) return [far];
  return [
    far,
    { rule: 'CHARGE-05', is: { kind: 'needed', total: needed, dice } },
    { rule: 'CHARGE-02', is: { kind: 'chance', chance } },
  ];
}

/** CHARGE-02, RUN-02: the dice and their modifiers. */
function rolledFigures({ rolledMove }: Battle, kind: 'chargeMove' | 'runMove'): readonly Figure[] {
  if (!rolledMove) return [];
  const { roll, natural } = rolledMove;
  return [{ rule: kind === 'runMove' ? 'RUN-02' : 'CHARGE-02', is: { kind: 'rolled', roll, changes: roll - natural } }];
}

/** ATK-07, ATK-11, COVER-01: whether the weapons are in range, and whether the target has cover. */
function targetFigures(battle: Battle, attacker: Unit, target: Unit): readonly Figure[] {
  const how = battle.phase === 'shooting' ? 'shoot' : 'fight';
  const carried = weaponsFor(attacker, how).filter(({ id }) =>
    attacker.models.some(({ weapons }) => weapons.includes(id)),
  );
  const reach = Math.max(0, ...carried.map(weapon => longestRange(battle, attacker, weapon)));
  const gap = gapBetweenUnits(battle, attacker, target);
  const range: Figure = { rule: how === 'shoot' ? 'ATK-07' : 'ATK-11', is: { kind: 'range', gap, reach } };
  const nearest = attacker.models.toSorted(
    (a, b) => gapToTarget(battle, attacker, a, target) - gapToTarget(battle, attacker, b, target),
  )[0];
  const cause = nearest && coverOf(battle, target, attacker, nearest, how);
  return cause === undefined ? [range] : [range, { rule: 'COVER-01', is: { kind: 'cover', cause } }];
}
