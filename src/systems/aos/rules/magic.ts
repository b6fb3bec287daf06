import { gapBetween } from '../../../geometry/gap';
import type { Inches } from '../../../geometry/shape';
import { isWithin } from '../../../geometry/within';
import type { Dice } from '../../../kernel/dice';
import { modifiersTo, sumOf } from '../abilities/ask';
import type { Modifier } from '../activation';
import { findSpell, knownSpells, wizardryOf } from '../armies/spells';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { bodyOf } from '../facts/attacks';
import { isBeside } from '../facts/distance';
import { findModel, unitOf, unitsOf } from '../facts/units';
import type { Spell } from '../magic';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, type Model, otherSeat, type Unit } from '../types';
import { checkTarget, recipients, targetsOf } from './abilities';
import { answered, asking, ownUnit } from './asking';
import { dealTo } from './deals';

const UNBIND_RANGE: Inches = 30; // CAST-03

/** WIZ-01 to WIZ-04, CAST-01, CAST-02, RES-05 */
export function checkCast(battle: Battle, command: CommandOf<'cast'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const wizardry = wizardryOf(unit);
  if (!wizardry) return [refuse('WIZ-01', 'cast.noWizard', {})];
  if (!findModel(unit, command.model)) return [refuse('WIZ-03', 'model.unknown', { model: command.model })];
  const isTried = battle.spellsTried.includes(command.spell);
  return [
    ...unless(unitsOf(battle, unit.seat).includes(unit), 'RES-05', 'ability.notInPlay', {}),
    ...unless(unit.casts < wizardry.casts, 'WIZ-04', 'cast.noneLeft', { casts: wizardry.casts }),
    ...unless(
      knownSpells(battle, unit).some(({ id }) => id === command.spell),
      'CAST-02',
      'cast.unknownSpell',
      { spell: command.spell },
    ),
    ...unless(!isTried, 'CAST-01', 'cast.alreadyTried', { spell: command.spell }),
  ];
}

/** CAST-02, CAST-07: the roll; then the other side may unbind, then the spell is aimed. */
export function decideCast(battle: Battle, command: CommandOf<'cast'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const spell = findSpell(command.spell);
  const model = findModel(unit, command.model);
  if (!spell || !model) return [];
  const faces = dice.roll(2);
  const natural = faces.reduce<number>((sum, face) => sum + face, 0);
  const modifiers = magicModifiers(battle, unit, model, 'cast');
  const total = Math.max(1, natural + sumOf(modifiers));
  const cast = { spell: spell.id, unit: unit.id, model: model.id, seat: unit.seat, total, natural, isAnswered: false };
  const rolled: BattleEvent = { type: 'castRolled', cast, faces, needed: spell.value, modifiers };
  if (total < spell.value) return [rolled, { type: 'spellEnded', spell: spell.id, how: 'failed' }];
  const flying = { ...battle, cast };
  const canUnbind = unbinders(flying).length > 0;
  return [rolled, ...(canUnbind ? [asking({ kind: 'unbind', seat: otherSeat(unit.seat) })] : aimNow(flying))];
}

/** SCEN-02, WIZ-02: measured from the model that casts or unbinds. */
function magicModifiers(battle: Battle, unit: Unit, model: Model, roll: 'cast' | 'unbind'): readonly Modifier[] {
  const isArcane = isBeside(battle, [bodyOf(battle, unit, model)], 'arcane');
  return [...modifiersTo(battle, unit, roll), ...(isArcane ? [{ by: 1, because: 'Arcane' }] : [])];
}

/** CAST-03: who could try to unbind the spell in the air. */
export function unbinders(battle: Battle): readonly { readonly unit: Unit; readonly model: Model }[] {
  const { cast } = battle;
  if (!cast || cast.isAnswered) return [];
  return unitsOf(battle, otherSeat(cast.seat)).flatMap(unit =>
    unit.models.filter(model => checkUnbinder(battle, unit, model).length === 0).map(model => ({ unit, model })),
  );
}

function checkUnbinder(battle: Battle, unit: Unit, model: Model): readonly Refusal[] {
  const wizardry = wizardryOf(unit);
  if (!wizardry) return [refuse('WIZ-01', 'cast.noWizard', {})];
  if (unit.unbinds >= wizardry.unbinds) return [refuse('WIZ-04', 'unbind.noneLeft', { unbinds: wizardry.unbinds })];
  const gap = gapToCaster(battle, unit, model);
  return isWithin(gap, UNBIND_RANGE) ? [] : [refuse('CAST-03', 'unbind.tooFar', { gap, within: UNBIND_RANGE })];
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

/** CAST-04 to CAST-06: it must beat the casting roll; one attempt, whatever comes of it. */
export function decideUnbind(battle: Battle, command: CommandOf<'unbind'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const model = findModel(unit, command.model);
  const { cast } = battle;
  if (!model || !cast) return [];
  const faces = dice.roll(2);
  const natural = faces.reduce<number>((sum, face) => sum + face, 0);
  const total = Math.max(1, natural + sumOf(magicModifiers(battle, unit, model, 'unbind')));
  const rolled: BattleEvent = { type: 'unbindRolled', unit: unit.id, faces, total, needed: cast.total + 1 };
  if (total > cast.total) return [rolled, { type: 'spellEnded', spell: cast.spell, how: 'unbound' }, answered];
  return [rolled, answered, ...aimNow(battle)];
}

/** CAST-07: a spell with nobody to aim at simply has no effect; one that strikes all is not aimed. */
export function aimNow(battle: Battle): readonly BattleEvent[] {
  const { cast } = battle;
  const spell = cast && findSpell(cast.spell);
  if (!cast || !spell) return [];
  const caster = casterOf(battle);
  if (targetsOf(battle, caster, spell.reach).length === 0)
    return [{ type: 'spellEnded', spell: spell.id, how: 'fizzled' }];
  return [asking({ kind: 'aimSpell', seat: cast.seat })];
}

/** WIZ-03: distance and sight are those of the model that casts, not of its whole unit. */
function casterOf(battle: Battle): Unit {
  const unit = unitOf(battle, battle.cast?.unit ?? '');
  return unit.where.kind === 'garrison'
    ? unit
    : { ...unit, models: unit.models.filter(model => model.id === battle.cast?.model) };
}

export function checkAimSpell(battle: Battle, { target }: CommandOf<'aimSpell'>): readonly Refusal[] {
  const spell = battle.cast && findSpell(battle.cast.spell);
  if (!spell) return [refuse('CAST-07', 'cast.unknownSpell', { spell: '' })];
  return spell.reach.isAll ? [] : checkTarget(battle, casterOf(battle), spell.reach, target);
}

/** SPELL-01: a greater casting roll may do more. */
export function decideAimSpell(battle: Battle, { target }: CommandOf<'aimSpell'>, dice: Dice): readonly BattleEvent[] {
  const { cast } = battle;
  const spell = cast && findSpell(cast.spell);
  if (!cast || !spell) return [];
  const bearer = casterOf(battle);
  const events = recipients(battle, bearer, spell.reach, target).flatMap(unit =>
    dealTo(
      { battle, bearer, target: unit, source: spell, cause: 'spell', dice, total: cast.total },
      dealsOf(spell, cast.total),
    ),
  );
  return [answered, ...events, { type: 'spellEnded', spell: spell.id, how: 'cast' }];
}

const dealsOf = ({ deals, greater }: Spell, total: number): Spell['deals'] =>
  greater && total >= greater.from ? greater.deals : deals;
