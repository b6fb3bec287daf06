import { gapBetween } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { type Dice, totalOf } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { sumOf } from '../../abilities/effects-on';
import { EFFECTS } from '../../abilities/meanings';
import { modifiersTo } from '../../abilities/meanings/rolls';
import type { Modifier } from '../../activation';
import { wizardryOf } from '../../armies/parts/spells';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { bodyOf } from '../../facts/attacks/attacks';
import { isBeside } from '../../facts/places/distance';
import { findModel, isInPlay, unitOf, unitsOf } from '../../facts/units';
import { measured, type Refusal, refuse } from '../../refusals';
import { type Battle, type Model, otherSeat, type Unit } from '../../types';
import { answered, ownUnit } from '../command-guards';
import { spellEnded, unbindRolled } from '../trigger-events';

const UNBIND_RANGE: Inches = 30; // CAST-03

/** SCEN-02, WIZ-02: measured from the casting or unbinding model. */
export function magicModifiers(battle: Battle, unit: Unit, model: Model, roll: 'cast' | 'unbind'): readonly Modifier[] {
  const perModels = EFFECTS.magic.rollPerModels(battle, unit, roll);
  const isArcane = isBeside(battle, [bodyOf(battle, unit, model)], 'arcane');
  return [...modifiersTo(battle, unit, roll), ...perModels, ...(isArcane ? [{ by: 1, cause: 'SCEN-02' }] : [])];
}

/** CAST-02, CAST-04, MOD-02: two dice of a model that casts or unbinds, and what they come to. */
export function rollMagic(battle: Battle, unit: Unit, model: Model, roll: 'cast' | 'unbind', dice: Dice) {
  const faces = dice.roll(2);
  const natural = totalOf(faces);
  const modifiers = magicModifiers(battle, unit, model, roll);
  return { faces, natural, modifiers, total: Math.max(1, natural + sumOf(modifiers)) };
}

/** CAST-03: models that could try to unbind the current spell. */
export function unbinders(battle: Battle): readonly { readonly unit: Unit; readonly model: Model }[] {
  const { cast } = battle;
  if (!cast || cast.isAnswered) return [];
  return gathered(unitsOf(battle, otherSeat(cast.seat)), unit =>
    unit.models.filter(model => checkUnbinder(battle, unit, model).length === 0).map(model => ({ unit, model })),
  );
}

/** WIZ-01, WIZ-04, CAST-03: why this model cannot try to unbind. */
export function checkUnbinder(battle: Battle, unit: Unit, model: Model): readonly Refusal[] {
  if (!isInPlay(unit)) return [refuse('RES-05', 'ability.notInPlay', {})];
  const wizardry = wizardryOf(battle, unit);
  const unbinds = (wizardry?.unbinds ?? 0) + EFFECTS.magic.unbinds(battle, unit);
  if (unbinds === 0) return [refuse('WIZ-01', 'cast.noWizard', {})];
  if (unit.unbinds >= unbinds) return [refuse('WIZ-04', 'unbind.noneLeft', { unbinds })];
  const gap = gapToCaster(battle, unit, model);
  const within = wizardry?.unbindRange ?? UNBIND_RANGE;
  return isWithin(gap, within) ? [] : [refuse('CAST-03', 'unbind.tooFar', { gap: measured(gap), within })];
}

function gapToCaster(battle: Battle, unit: Unit, model: Model): Inches {
  const caster = battle.cast && unitOf(battle, battle.cast.unit);
  const casting = caster && battle.cast && findModel(caster, battle.cast.model);
  if (!caster || !casting) return Number.POSITIVE_INFINITY;
  return gapBetween(bodyOf(battle, unit, model), bodyOf(battle, caster, casting));
}

export function checkUnbind(battle: Battle, command: CommandOf<'unbind'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const model = findModel(own.unit, command.model);
  return model ? checkUnbinder(battle, own.unit, model) : [refuse('WIZ-03', 'model.unknown', { model: command.model })];
}

/** CAST-06: an unbinding without a roll. */
export function unbindNow(battle: Battle, unit: Unit): readonly BattleEvent[] {
  const { cast } = battle;
  if (!cast) return [];
  const needed = cast.total + 1;
  return [
    unbindRolled({ unit: unit.id, faces: [], total: needed, needed, modifiers: [] }),
    spellEnded(cast, 'unbound'),
    answered,
  ];
}
