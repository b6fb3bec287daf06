import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { findModel, unitOf } from '../../facts/units';
import type { Refusal } from '../../refusals';
import type { Battle } from '../../types';
import { checkTarget } from '../abilities/ability-targets';
import { dealTo } from '../abilities/deals';
import { answered } from '../command-guards';
import { spellEnded, unbindRolled } from '../trigger-events';
import { aimNow, casterOf, spellNow, takeEffect } from './spells';
import { rollMagic } from './unbinding';

export function checkAimSpell(battle: Battle, { target }: CommandOf<'aimSpell'>): readonly Refusal[] {
  const { cast, spell } = spellNow(battle);
  return checkTarget(battle, casterOf(battle, cast), spell.reach, target);
}

export function decideAimSpell(battle: Battle, { target }: CommandOf<'aimSpell'>, dice: Dice): readonly BattleEvent[] {
  const { cast, spell } = spellNow(battle);
  return [answered, ...takeEffect(battle, cast, spell, [unitOf(battle, target)], dice, dealTo)];
}

/** CAST-04 to CAST-06: the roll must beat the casting roll; one attempt, successful or not. */
export function decideUnbind(battle: Battle, command: CommandOf<'unbind'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const model = findModel(unit, command.model);
  const { cast } = battle;
  if (!model || !cast) return [];
  const { faces, modifiers, total } = rollMagic(battle, unit, model, 'unbind', dice);
  const needed = cast.total + 1;
  const rolled = unbindRolled({ unit: unit.id, faces, total, needed, modifiers });
  if (total > cast.total) return [rolled, spellEnded(cast, 'unbound'), answered];
  return [rolled, answered, ...aimNow(battle, dice, dealTo)];
}

/** CAST-07: no model unbinds the spell, so it is aimed. */
export const declineToUnbind = (battle: Battle, dice: Dice): readonly BattleEvent[] => [
  answered,
  ...aimNow(battle, dice, dealTo),
];
