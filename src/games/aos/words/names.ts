import { findWarscroll, warscrollOf } from '../armies';
import type { Setup } from '../battle-setup';
import type { Battle, ModelId, Phase, Seat, UnitId, WeaponId } from '../types';

/** The names used in sentences. */
export interface Names {
  unit(id: UnitId): string;
  model(id: ModelId): string;
  weapon(id: WeaponId): string;
  feature(id: string): string;
  player(seat: Seat): string;
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  hero: 'Hero',
  movement: 'Movement',
  shooting: 'Shooting',
  charge: 'Charge',
  combat: 'Combat',
  battleshock: 'Battleshock',
};

/** The army lists are all that names need. */
type Lists = Pick<Setup, 'armies'>;

/** Names for one battle. A number distinguishes two units of the same warscroll. */
export function namesIn(battle: Battle, setup: Lists): Names {
  const units = new Map(battle.units.map(unit => [unit.id, unit]));
  const unitName = (id: UnitId): string => {
    const unit = units.get(id);
    if (!unit) return id;
    const { name } = warscrollOf(unit);
    const same = battle.units.filter(({ warscroll, seat }) => warscroll === unit.warscroll && seat === unit.seat);
    return same.length > 1 ? `${name} ${same.indexOf(unit) + 1}` : name;
  };
  return {
    unit: unitName,
    model(id) {
      const unit = units.get(id.slice(0, id.lastIndexOf('/')));
      if (!unit) return id;
      if (warscrollOf(unit).size.most === 1) return unitName(unit.id);
      const role = unit.models.find(model => model.id === id)?.role;
      const leader = role && warscrollOf(unit).command.find(each => each.role === role);
      if (leader) return leader.name;
      return `Model ${id.slice(id.lastIndexOf('/') + 1)} of ${unitName(unit.id)}`;
    },
    weapon: id => weaponNames(setup).get(id) ?? id,
    feature: id => battle.field.features.find(feature => feature.id === id)?.name.toLowerCase() ?? id,
    player: seat => setup.armies[seat].player,
  };
}

const known = new WeakMap<Lists, ReadonlyMap<WeaponId, string>>();

function weaponNames(setup: Lists): ReadonlyMap<WeaponId, string> {
  const before = known.get(setup);
  if (before) return before;
  const warscrolls = [...setup.armies.azure.units, ...setup.armies.ember.units].flatMap(
    ({ warscroll }) => findWarscroll(warscroll) ?? [],
  );
  const names = new Map(warscrolls.flatMap(({ weapons }) => weapons.map(({ id, name }) => [id, name] as const)));
  known.set(setup, names);
  return names;
}
