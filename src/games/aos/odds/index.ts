/** Exact odds of what a unit is about to roll; docs/odds.md says how they are worked out. */
export type { Assumption } from './assumption-words';
export { ordersOn } from './attack/orders';
export { type AttackOdds, attackOdds, meanDamage, type TargetOdds } from './attack/unit-attack';
export { fleeing, type ShockOdds, shockAfter } from './battleshock';
export { type ChargeOdds, chargeOdds } from './charge';
export { type CastOdds, castOdds } from './magic';
export { type AttackInTurn, type SequenceOdds, sequenceOdds } from './sequence';
export { atLeast, meanOf, type Spread } from './spread';
