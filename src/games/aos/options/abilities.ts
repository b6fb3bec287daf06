import { gathered } from '../../../kernel/flat-map';
import { sumOf } from '../abilities/effects-on';
import { abilitiesAt } from '../abilities/held';
import type { Deal, Reach } from '../abilities/types';
import { findSpell, knownSpells } from '../armies/parts/spells';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { changedUnit } from '../facts/copy';
import { isInReserve } from '../facts/places/whereabouts';
import { unitOf, unitsOf } from '../facts/units';
import type { Spell } from '../magic';
import { momentNow } from '../rules/abilities/abilities';
import { targetsOf } from '../rules/abilities/ability-targets';
import { magicModifiers, unbinders } from '../rules/magic/unbinding';
import { unitsAtDamned } from '../rules/setup/scenery';
import type { Battle, Model, ModelId, Seat, Unit, UnitId } from '../types';
import { arrivals } from './deployments';

/** Every ability usable at this moment, with every choice and target. */
export function abilityOptions(battle: Battle, seat: Seat): readonly Command[] {
  const moment = momentNow(battle);
  if (!moment) return [];
  return gathered(abilitiesAt(battle, seat, moment), ({ unit: id, ability }) => {
    const bearer = battle.units.find(unit => unit.id === id);
    if (!bearer || bearer.models.length === 0) return [];
    const { reach } = ability;
    const targets = reach && !reach.isAll ? targetsOf(battle, bearer, reach).map(unit => unit.id) : [undefined];
    return gathered(ability.choices ?? [], ({ deals }, choice) =>
      gathered(targets, target =>
        modelsIn(battle, reach, deals, target).map(model => ({
          seat,
          type: 'useAbility' as const,
          unit: id,
          ability: ability.id,
          choice,
          ...(target === undefined ? {} : { target }),
          ...(model === undefined ? {} : { model }),
        })),
      ),
    );
  });
}

/** The models of the target, if the ability needs one or has one cast a spell (WIZ-03). */
function modelsIn(
  battle: Battle,
  reach: Reach | undefined,
  deals: readonly Deal[],
  target: UnitId | undefined,
): readonly (ModelId | undefined)[] {
  const unit = target === undefined ? undefined : unitOf(battle, target);
  const id = deals.find(deal => deal.do === 'castNow')?.spell;
  const spell = id === undefined ? undefined : findSpell(id);
  if (unit && spell) return castersOf(battle, unit, spell).map(model => model.id);
  return reach?.isModel && unit ? unit.models.map(model => model.id) : [undefined];
}

/** Options of a window: abilities, scenery and reserves; or pass. */
export function windowOptions(battle: Battle, { seat, moment }: AskOf<'useAbilities'>): readonly Command[] {
  const reserves = moment === 'movementEnd' ? battle.units.filter(unit => unit.seat === seat && isInReserve(unit)) : [];
  const damned = moment === 'heroStart' && seat === battle.active ? unitsAtDamned(battle, seat) : [];
  return [
    ...abilityOptions(battle, seat),
    ...gathered(reserves, unit => arrivals(battle, unit)),
    ...damned.map(unit => ({ seat, type: 'sacrifice', unit: unit.id }) as const),
    { seat, type: 'pass' },
  ];
}

/** WIZ-03: every known spell, by each model of the wizards for which it differs. */
export const casts = (battle: Battle, seat: Seat): readonly Command[] =>
  gathered(unitsOf(battle, seat), unit =>
    gathered(knownSpells(battle, unit), spell =>
      castersOf(battle, unit, spell).map(
        model => ({ seat, type: 'cast', unit: unit.id, model: model.id, spell: spell.id }) as const,
      ),
    ),
  );

/**
 * WIZ-03, SCEN-02: of models with the same targets and modifiers only the first; those with the most targets come
 * first.
 */
function castersOf(battle: Battle, unit: Unit, { reach, point }: Spell): readonly Model[] {
  if (unit.models.length < 2) return unit.models;
  const within = point ? { ...reach, within: point.within + (reach.within ?? 0) } : reach;
  const found = new Map<string, { readonly model: Model; readonly targets: number }>();
  for (const model of unit.models) {
    const targets = targetsOf(battle, changedUnit(unit, { models: [model] }), within).map(({ id }) => id);
    const key = `${sumOf(magicModifiers(battle, unit, model, 'cast'))} ${targets.join()}`;
    if (!found.has(key)) found.set(key, { model, targets: targets.length });
  }
  return [...found.values()].toSorted((a, b) => b.targets - a.targets).map(({ model }) => model);
}

/** WIZ-03: every possible unbinding; of a unit of wizards one model for each modifier. */
export function unbindings(battle: Battle, { seat }: AskOf<'unbind'>): readonly Command[] {
  const seen = new Set<string>();
  const distinct = unbinders(battle).filter(({ unit, model }) => {
    const key = `${unit.id} ${sumOf(magicModifiers(battle, unit, model, 'unbind'))}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.map(({ unit, model }) => ({ seat, type: 'unbind', unit: unit.id, model: model.id }));
}
