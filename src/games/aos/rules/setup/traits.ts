import type { Dice } from '../../../../kernel/dice';
import type { Ability } from '../../abilities/types';
import { warscrollOf } from '../../armies';
import { findAllegiance, hostOf } from '../../armies/allegiances';
import { musterOf } from '../../armies/checks/muster';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { hasKeyword, unitOfModel } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { Battle, ModelId, Seat } from '../../types';
import { answered, asking } from '../command-guards';
import { rollOnTable } from './enhancements';

/**
 * TRAIT-02, NAMED-01: traits this model could have as general: none unless it is a HERO that is not a named character.
 */
export function traitsFor(battle: Battle, seat: Seat, model: ModelId): readonly Ability[] {
  const unit = unitOfModel(battle, model);
  const allegiance = battle.allegiances[seat];
  if (!unit || allegiance === undefined || !hasKeyword(battle, unit, 'HERO') || warscrollOf(unit).isNamed) return [];
  const set = findAllegiance(allegiance);
  const muster = musterOf(battle, unit);
  const host = set && muster && hostOf(set, muster);
  return host ? [host.trait] : (set?.commandTraits ?? []);
}

/** TRAIT-03: a general named during the battle gets a trait at once. */
export const askForTrait = (battle: Battle, seat: Seat, model: ModelId): readonly BattleEvent[] =>
  battle.round > 0 && traitsFor(battle, seat, model).length > 0 ? [asking({ kind: 'chooseTrait', seat })] : [];

/** TRAIT-03: one the general may have; without a name it is rolled. */
export function checkChooseTrait(battle: Battle, { seat, trait }: CommandOf<'chooseTrait'>): readonly Refusal[] {
  const isThere = offeredTo(battle, seat).some(({ id }) => trait === undefined || id === trait);
  return unless(isThere, 'TRAIT-03', 'trait.unknown', { trait: trait ?? '' });
}

const offeredTo = (battle: Battle, seat: Seat): readonly Ability[] =>
  traitsFor(battle, seat, battle.generals[seat] ?? '');

/** ALG-06: chosen or rolled. */
export function decideChooseTrait(
  battle: Battle,
  { seat, trait }: CommandOf<'chooseTrait'>,
  dice: Dice,
): readonly BattleEvent[] {
  if (trait !== undefined) return [{ type: 'traitChosen', seat, trait }, answered];
  const { entry, faces } = rollOnTable(offeredTo(battle, seat), dice);
  return [{ type: 'traitChosen', seat, trait: entry.id, faces }, answered];
}
