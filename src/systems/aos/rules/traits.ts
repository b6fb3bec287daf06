import type { Ability } from '../abilities/types';
import { warscrollOf } from '../armies';
import { findAllegiance, hostOf } from '../armies/allegiances';
import { musterOf } from '../armies/muster';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { hasKeyword, unitOfModel } from '../facts/units';
import { type Refusal, unless } from '../refusals';
import type { Battle, ModelId, Seat } from '../types';
import { answered, asking } from './asking';

/** TRAIT-02, NAMED-01: the traits this model could have as general: none unless it is a HERO without a name of its own. */
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

export function checkChooseTrait(battle: Battle, { seat, trait }: CommandOf<'chooseTrait'>): readonly Refusal[] {
  const general = battle.generals[seat];
  const offered = general === undefined ? [] : traitsFor(battle, seat, general);
  return unless(
    offered.some(({ id }) => id === trait),
    'TRAIT-03',
    'trait.unknown',
    { trait },
  );
}

export const decideChooseTrait = (_: Battle, { seat, trait }: CommandOf<'chooseTrait'>): readonly BattleEvent[] => [
  { type: 'traitChosen', seat, trait },
  answered,
];
