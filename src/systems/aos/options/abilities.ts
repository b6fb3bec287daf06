import { abilitiesAt } from '../abilities/roster';
import type { Reach } from '../abilities/types';
import { knownSpells } from '../armies/spells';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { unitOf, unitsOf } from '../facts/units';
import { isInReserve } from '../facts/whereabouts';
import { momentNow, targetsOf } from '../rules/abilities';
import { unitsAtDamned } from '../rules/scenery';
import type { Battle, ModelId, Seat, UnitId } from '../types';
import { arrivals } from './deployments';

/** Every ability that may be used at this moment, with every choice and every target. */
export function abilityOptions(battle: Battle, seat: Seat): readonly Command[] {
  const moment = momentNow(battle);
  if (!moment) return [];
  return abilitiesAt(battle, seat, moment).flatMap(({ unit: id, ability }) => {
    const bearer = battle.units.find(unit => unit.id === id);
    if (!bearer || bearer.models.length === 0) return [];
    const { reach } = ability;
    const targets = reach && !reach.isAll ? targetsOf(battle, bearer, reach).map(unit => unit.id) : [undefined];
    return (ability.choices ?? []).flatMap((_, choice) =>
      targets.flatMap(target =>
        modelsIn(battle, reach, target).map(model => ({
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

/** The models of the target, where the ability is about one of them. */
const modelsIn = (
  battle: Battle,
  reach: Reach | undefined,
  target: UnitId | undefined,
): readonly (ModelId | undefined)[] =>
  reach?.isModel && target !== undefined ? unitOf(battle, target).models.map(model => model.id) : [undefined];

/** What may be done in a window: abilities, and what scenery and reserves offer there; or nothing. */
export function windowOptions(battle: Battle, { seat, moment }: AskOf<'useAbilities'>): readonly Command[] {
  const reserves = moment === 'movementEnd' ? battle.units.filter(unit => unit.seat === seat && isInReserve(unit)) : [];
  const damned = moment === 'heroStart' && seat === battle.active ? unitsAtDamned(battle, seat) : [];
  return [
    ...abilityOptions(battle, seat),
    ...reserves.flatMap(unit => arrivals(battle, unit)),
    ...damned.map(unit => ({ seat, type: 'sacrifice', unit: unit.id }) as const),
    { seat, type: 'pass' },
  ];
}

/** WIZ-03: every known spell from every wizard's first model. */
export const casts = (battle: Battle, seat: Seat): readonly Command[] =>
  unitsOf(battle, seat).flatMap(unit =>
    knownSpells(battle, unit).flatMap(spell =>
      unit.models
        .slice(0, 1)
        .map(model => ({ seat, type: 'cast', unit: unit.id, model: model.id, spell: spell.id }) as const),
    ),
  );
