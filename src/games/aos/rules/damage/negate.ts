import type { Dice } from '../../../../kernel/dice';
import { EFFECTS } from '../../abilities/meanings';
import type { Effect } from '../../abilities/types';
import type { Cause, Damage, WoundKind } from '../../activation';
import type { BattleEvent } from '../../events';
import { poolOn } from '../../facts/attacks/damage';
import { changedUnit } from '../../facts/copy';
import { bodiesOf } from '../../facts/places/bodies';
import { isBeside } from '../../facts/places/distance';
import { findUnit, hasKeyword } from '../../facts/units';
import type { Battle, Model, ModelId, Unit } from '../../types';
import { canBeSpared } from './prevent-death';
import { isMelee } from './slain';

/**
 * NEG-01, ABIL-02: whether a model could survive enough wounds for all, so that it matters which takes them first: an
 * ability may negate them now, or later when models that kept it out of range are slain.
 */
export const mayEscape = (battle: Battle, unit: Unit): boolean =>
  [unit, ...unit.models.map(model => changedUnit(unit, { models: [model] }))].some(
    part => EFFECTS.wounds.negate(battle, part).length > 0,
  ) ||
  unit.models.some(model => isMystical(battle, unit, model)) ||
  canBeSpared(battle, unit);

/** SCEN-05: per model; all models of a garrison are at its feature. */
const isMystical = (battle: Battle, unit: Unit, model: Model): boolean =>
  isBeside(battle, unit.where.kind === 'garrison' ? bodiesOf(battle, unit) : [model], 'mystical');

/** NEG-01: abilities that may negate this wound on this unit. */
function negators(battle: Battle, unit: Unit, damage: Damage, wound: WoundKind) {
  const holding = EFFECTS.wounds
    .negate(battle, unit)
    .filter(
      ({ effect: { kind } }) =>
        kind === 'any' || (kind === 'mortal' && wound === 'mortals') || (kind === 'melee' && isMelee(battle, damage)),
    );
  return holding.filter(({ cause }) => !holding.some(({ effect }) => effect.instead === cause));
}

/** NEG-01: the bonus to the roll that depends on the source of the wound. */
function easement(battle: Battle, { source }: Damage, { easier }: Extract<Effect, { do: 'negate' }>): number {
  const attacker = source && findUnit(battle, source.unit);
  return easier && attacker && hasKeyword(battle, attacker, easier.against) ? easier.by : 0;
}

/** NEG-01: a roll that may negate a wound, and what gives it. */
export interface Negation {
  readonly needed: number;
  readonly cause: Cause;
}

interface Wound {
  readonly damage: Damage;
  readonly wound: WoundKind;
}

/** NEG-01, SCEN-05: what may negate such a wound on this model, in the order in which it is rolled for. */
export function negationsFor(battle: Battle, unit: Unit, model: Model, { damage, wound }: Wound): readonly Negation[] {
  const offers = negators(battle, unit, damage, wound).map(({ effect, cause }) => ({
    needed: effect.on - easement(battle, damage, effect),
    cause,
  }));
  if (isMystical(battle, unit, model)) offers.push({ needed: 6, cause: 'SCEN-05' });
  return offers;
}

/** NEG-01, NEG-02: each in turn until one succeeds. */
export function rollNegations(offers: readonly Negation[], model: ModelId, dice: Dice) {
  const events: BattleEvent[] = [];
  for (const { needed, cause } of offers) {
    const face = dice.d6();
    events.push({ type: 'negationRolled', model, face, needed, cause });
    if (face >= needed) return { events, isNegated: true };
  }
  return { events, isNegated: false };
}

/** NEG-01: whether one wound on this model is negated, and the dice for it. */
export const negations = (battle: Battle, unit: Unit, model: Model, wound: Wound, dice: Dice) =>
  rollNegations(negationsFor(battle, unit, model, wound), model.id, dice);

/**
 * MW-02, NEG-01: the number of waiting mortal wounds, if ordinary wounds are negated differently; otherwise the order
 * does not matter.
 */
export function mortalsToOrder(battle: Battle, unit: Unit): number | undefined {
  const pool = poolOn(battle, unit.id);
  const ways = (wound: WoundKind) => pool.filter(damage => damage[wound] > 0).map(damage => named(damage, wound));
  const named = (damage: Damage, wound: WoundKind) =>
    negators(battle, unit, damage, wound)
      .map(({ cause }) => cause)
      .join();
  const mortals = ways('mortals');
  const matters = ways('wounds').some(way => mortals.some(other => other !== way));
  return matters ? pool.reduce((sum, damage) => sum + damage.mortals, 0) : undefined;
}
