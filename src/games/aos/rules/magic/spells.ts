import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import { EFFECTS } from '../../abilities/meanings';
import type { Deal } from '../../abilities/types';
import { findSpell } from '../../armies/parts/spells';
import type { BattleEvent } from '../../events';
import { changed } from '../../facts/copy';
import { battalionOf, hasKeyword, partOf, unitOf } from '../../facts/units';
import type { Cast, Spell } from '../../magic';
import type { Battle, ModelId, Unit } from '../../types';
import { rolledBy } from '../abilities/ability-rolls';
import { hasTarget, recipients } from '../abilities/ability-targets';
import type { DealTo } from '../abilities/dealing';
import { asking } from '../command-guards';
import { spellEnded } from '../trigger-events';

/** The spell being cast; throws if there is none. */
export function spellNow({ cast }: Battle): { readonly cast: Cast; readonly spell: Spell } {
  if (!cast) return bug('nothing is being cast');
  return { cast, spell: findSpell(cast.spell) ?? bug(`there is no spell ${cast.spell}`) };
}

/** CAST-07: a spell on all targets is not aimed; one without a target has no effect. */
export function aimNow(battle: Battle, dice: Dice, dealTo: DealTo): readonly BattleEvent[] {
  const { cast, spell } = spellNow(battle);
  const caster = casterOf(battle, cast);
  const { reach, point } = spell;
  const within = point && { ...reach, within: point.within + (reach.within ?? 0) };
  if (!hasTarget(battle, caster, within ?? reach)) {
    if (spell.toCaster) return takeEffect(battle, cast, spell, [], dice, dealTo);
    return [spellEnded(cast, 'fizzled')];
  }
  if (point) return [asking({ kind: 'aimPoint', seat: cast.seat })];
  if (reach.isAll) return takeEffect(battle, cast, spell, recipients(battle, caster, reach, undefined), dice, dealTo);
  return [asking({ kind: 'aimSpell', seat: cast.seat })];
}

/** WIZ-03: distance and sight are measured from the casting model, not its whole unit. */
export function casterOf(battle: Battle, cast: Cast): Unit {
  const unit = unitOf(battle, cast.unit);
  return unit.where.kind === 'garrison' ? unit : partOf(unit, model => model.id === cast.model);
}

/** CAST-07: applies the spell to every affected unit, then to its caster. */
export function takeEffect(
  battle: Battle,
  cast: Cast,
  spell: Spell,
  targets: readonly Unit[],
  dice: Dice,
  dealTo: DealTo,
): readonly BattleEvent[] {
  const bearer = casterOf(battle, cast);
  const dealing = { battle, bearer, source: spell, cause: 'spell', dice, total: cast.total, dealTo } as const;
  return [
    ...targets.flatMap(target => {
      const shrugged = shrugOff(battle, target, dice);
      if (shrugged.isIgnored) return shrugged.events;
      const deals = [...dealsOf(battle, cast, spell), ...alsoOf(battle, cast, spell, target)];
      return [...shrugged.events, ...dealTo({ ...dealing, target }, deals)];
    }),
    ...dealTo({ ...dealing, target: bearer }, spell.toCaster ?? []),
    spellEnded(cast, 'cast'),
  ];
}

/** ABIL-01, GEN-05: some units ignore spells on a die roll, including friendly ones. */
function shrugOff(battle: Battle, target: Unit, dice: Dice) {
  const events: BattleEvent[] = [];
  for (const { effect, cause } of EFFECTS.magic.ignoreSpells(battle, target)) {
    const face = dice.d6();
    events.push(rolledBy(target.id, cause, [face], effect.on));
    if (face >= effect.on) return { events, isIgnored: true };
  }
  return { events, isIgnored: false };
}

/** SPELL-01: a high casting roll may add effects, and an ability of the caster may change them. */
function dealsOf(battle: Battle, { unit, total }: Cast, spell: Spell): readonly Deal[] {
  const { deals, greater } = EFFECTS.magic.changeSpell(battle, unitOf(battle, unit), spell.id) ?? spell;
  return greater && total >= greater.from ? greater.deals : deals;
}

/** BATT-07: extra deals of a battalion when one of its units casts on another. */
function alsoOf(battle: Battle, cast: Cast, spell: Spell, target: Unit): readonly Deal[] {
  const caster = unitOf(battle, cast.unit);
  if (battalionOf(battle, caster) !== battalionOf(battle, target)) return [];
  return EFFECTS.magic
    .alsoSpell(battle, caster)
    .filter(also => also.spell === spell.id && hasKeyword(battle, target, also.keyword))
    .flatMap(({ deals }) => deals);
}

/**
 * WIZ-03: a spell cast by an ability without a roll, from the named model or one with a target; it cannot be unbound.
 */
export function castNow(
  battle: Battle,
  unit: Unit,
  id: string,
  named: ModelId | undefined,
  dice: Dice,
  dealTo: DealTo,
): readonly BattleEvent[] {
  const spell = findSpell(id);
  if (!spell) return [];
  const total = spell.value;
  const casting = { spell: id, unit: unit.id, seat: unit.seat, total, natural: total, isAnswered: true };
  const models = named === undefined ? unit.models.map(model => model.id) : [named];
  const canAim = (model: ModelId) => hasTarget(battle, casterOf(battle, { ...casting, model }), spell.reach);
  const model = models.find(canAim) ?? models[0];
  if (model === undefined) return [];
  const cast = { ...casting, model };
  return [{ type: 'castGiven', cast }, ...aimNow(changed(battle, { cast }), dice, dealTo)];
}
