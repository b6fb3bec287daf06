import type { Cause } from '../activation';
import type { Seat, UnitId } from '../types';

/** What odds take for granted because a player decides it, or because it is not followed any further. */
export type Assumption =
  /** RR-06: dice that fail are rolled again, though the players want to be asked about each. */
  | { readonly is: 'rerollsFailed' }
  /** RR-06: a success that may be rolled again in the hope of a 6 is kept. */
  | { readonly is: 'successesKept'; readonly unit: UnitId }
  /** No player uses an ability that could change a die. */
  | { readonly is: 'noDieChanged'; readonly unit: UnitId; readonly cause: Cause }
  /** TRI-02 to TRI-04: the triumph is kept for later. */
  | { readonly is: 'noTriumph'; readonly seat: Seat }
  /** ABIL-02: nothing that could spare a model is used. */
  | { readonly is: 'noneSpared'; readonly unit: UnitId }
  /** NEG-01: what negates wounds changes with who is left; the wounded model falls first, command models last. */
  | { readonly is: 'casualtiesInOrder'; readonly unit: UnitId }
  /** NEG-01: the same, where wounds and mortal wounds are negated differently as well; both are counted at their mean. */
  | { readonly is: 'wardsMixed'; readonly unit: UnitId }
  /** What comes back on the attacker for saves and for wounds is counted as if one had nothing to do with the other. */
  | { readonly is: 'returnsApart'; readonly unit: UnitId }
  /** What comes back on a unit that attacks does not weaken those that attack after it. */
  | { readonly is: 'attackersWhole' }
  /** CAST-03: the enemy tries to unbind with its best wizard. */
  | { readonly is: 'unbindTried'; readonly unit: UnitId }
  /** CAST-07: the spell rolls too many dice to follow; only the chance of casting it is given. */
  | { readonly is: 'spellNotFollowed'; readonly spell: string }
  /** ABIL-02: what follows a death is not part of it. */
  | { readonly is: 'withoutAftermath'; readonly unit: UnitId; readonly cause: Cause };
