import { isSame } from '../../../../kernel/deep-equal';
import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { abilitiesAt } from '../../abilities/held';
import { EFFECTS } from '../../abilities/meanings';
import type { Damage } from '../../activation';
import type { BattleEvent } from '../../events';
import { chosenWeapon, findWeapon } from '../../facts/attacks/attacks';
import { findUnit, unitOf } from '../../facts/units';
import type { Battle, Model, ModelId, Unit } from '../../types';
import { rolledBy } from '../abilities/ability-rolls';
import { amountOf } from '../abilities/amounts';
import { onSlain } from '../specials';
import { heal, inflict, slay, woundsOf } from './inflict';

/** COMBAT-08: whether the damage comes from melee attacks. */
export const isMelee = (battle: Battle, { source }: Damage): boolean =>
  source !== undefined && findWeapon(unitOf(battle, source.unit), source.weapon)?.type === 'melee';

/** SLAIN-02, ABIL-02: slays a model; abilities that react to it receive the cause. */
function slayWith(battle: Battle, unit: Unit, model: ModelId, damage: Wounding): readonly BattleEvent[] {
  const { cause, by, source } = damage;
  if (!source) return slay(battle, unit, [model], cause, by);
  const { seat } = unitOf(battle, source.unit);
  const isAsked = abilitiesAt(battle, seat, 'slew').some(held => held.unit === source.unit);
  return slay(battle, unit, [model], cause, by, isAsked ? source : undefined);
}

/** SLAIN-02: slays a model, which may avenge itself, unless it makes a last stand. */
export function fall(battle: Battle, unit: Unit, model: ModelId, damage: Wounding, dice: Dice): readonly BattleEvent[] {
  const { events, isKept } = onSlain(battle, unit, model, damage, dice);
  return isKept ? events : [...events, ...fallAtLast(battle, unit, model, damage, dice)];
}

/** SLAIN-02: slays a model without a further last stand. */
export const fallAtLast = (
  battle: Battle,
  unit: Unit,
  model: ModelId,
  damage: Wounding,
  dice: Dice,
): readonly BattleEvent[] => [...slayWith(battle, unit, model, damage), ...avenge(battle, unit, damage, dice)];

/** The part of the damage that matters when a model is slain. */
export type Wounding = Pick<Damage, 'cause' | 'by' | 'source'>;

/** ABIL-02: reactions to allocated wounds: units that drain wounds heal, and spite returns wounds. */
export function answersTo(
  battle: Battle,
  unit: Unit,
  model: Model,
  damage: Damage,
  taken: number,
  dice: Dice,
): readonly BattleEvent[] {
  if (taken === 0) return [];
  const drainer = damage.heals === undefined ? undefined : findUnit(battle, damage.heals);
  return [
    ...(drainer ? heal(drainer, taken) : []),
    ...taint(battle, unit, damage),
    ...chill(battle, unit, model, damage, taken),
    ...spite(battle, unit, damage, taken, dice),
  ];
}

/** ABIL-02: marks units wounded by the weapon of an artefact. */
function taint(battle: Battle, unit: Unit, { source }: Damage): readonly BattleEvent[] {
  const slayer = source && findUnit(battle, source.unit);
  if (!slayer || chosenWeapon(battle, slayer)?.id !== source.weapon) return [];
  return EFFECTS.wounds.taint(battle, slayer).map(({ ability, effect }) => {
    const about = { ability: ability.id, until: 'phase', seat: slayer.seat } as const;
    return { type: 'marked', unit: unit.id, mark: { ...about, effect, against: false, given: [] } } as const;
  });
}

/** ABIL-02: a model wounded but not slain by the weapon of an artefact attacks worse from then on. */
function chill(
  battle: Battle,
  unit: Unit,
  { id: model, wounds }: Model,
  { source }: Damage,
  taken: number,
): readonly BattleEvent[] {
  const slayer = source && findUnit(battle, source.unit);
  const isSlain = wounds + taken >= woundsOf(battle, unit);
  if (!slayer || isSlain || chosenWeapon(battle, slayer)?.id !== source.weapon) return [];
  const given = [{ is: 'attackingModel', model } as const];
  return EFFECTS.wounds
    .chill(battle, slayer)
    .filter(({ ability }) => !unit.marks.some(mark => mark.ability === ability.id && isSame(mark.given, given)))
    .map(({ ability, effect }) => {
      const about = { ability: ability.id, until: 'battle', seat: slayer.seat } as const;
      const colder = { do: 'modify', roll: 'hit', by: effect.by } as const;
      return { type: 'marked', unit: unit.id, mark: { ...about, effect: colder, against: false, given } } as const;
    });
}

function spite(battle: Battle, unit: Unit, damage: Damage, taken: number, dice: Dice): readonly BattleEvent[] {
  const { source } = damage;
  if (!source || !isMelee(battle, damage)) return [];
  return gathered(EFFECTS.wounds.spite(battle, unit), ({ effect, cause }) => {
    const faces = dice.roll(taken);
    const wounds = faces.filter(face => face >= effect.on).length;
    return [
      rolledBy(unit.id, cause, faces, effect.on),
      ...inflict(unitOf(battle, source.unit), wounds, 'ability', unit.seat),
    ];
  });
}

/** ABIL-02: a model slain by an attack may harm its attackers. */
function avenge(battle: Battle, unit: Unit, { source }: Wounding, dice: Dice): readonly BattleEvent[] {
  if (!source) return [];
  return gathered(EFFECTS.wounds.avenge(battle, unit), ({ effect, cause }) => {
    const face = dice.d6();
    const wounds = face >= effect.on ? amountOf(effect.mortals, dice) : 0;
    return [
      rolledBy(unit.id, cause, [face], effect.on),
      ...inflict(unitOf(battle, source.unit), wounds, 'ability', unit.seat),
    ];
  });
}
