import type { Dice } from '../../../../kernel/dice';
import type { BattleEvent, WeaponRoll } from '../../events';
import { weaponsFor } from '../../facts/attacks/attacks';
import { valueWith } from '../../facts/attacks/weapon-values';
import { wieldedBy } from '../../facts/characteristics';
import { unitOf } from '../../facts/units';
import type { Battle, Unit } from '../../types';
import { WEAPON_VALUES, type Weapon } from '../../warscroll';
import { rollCharacteristic } from '../abilities/amounts';
import { canAttackAnyone } from './targets';

/**
 * RAND-03: random weapon values are rolled when the unit is picked, model by model, for weapons with a target; they
 * hold for the phase, so a model never rolls twice. Each value of each weapon is one event.
 */
export function rollWeaponValues(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { activation } = battle;
  if (!activation) return [];
  const unit = unitOf(battle, activation.unit);
  const random = randomWeapons(unit, activation.how);
  const rolled = random.map(weapon => WEAPON_VALUES.map(value => ({ weapon, value, rolls: [] as WeaponRoll[] })));
  for (const model of unit.models) {
    random.forEach((weapon, at) => {
      if (!model.weapons.includes(weapon.id) || !canAttackAnyone(battle, unit, model, weapon)) return;
      const wielded = wieldedBy(unit, model, weapon); // DTAB-01
      for (const { value, rolls } of rolled[at] ?? []) {
        const printed = wielded[value];
        if (typeof printed === 'number' || valueWith(battle, model, wielded, value) !== undefined) continue;
        const { faces, sum } = rollCharacteristic(printed, dice);
        rolls.push({ model: model.id, faces, result: sum });
      }
    });
  }
  return rolled
    .flat()
    .filter(({ rolls }) => rolls.length > 0)
    .map(({ weapon, value, rolls }) => ({ type: 'weaponRolled', unit: unit.id, weapon: weapon.id, value, rolls }));
}

/** RAND-03, DTAB-01: weapons with a value that some model must roll. */
export const randomWeapons = (unit: Unit, how: 'shoot' | 'fight'): readonly Weapon[] =>
  weaponsFor(unit, how).filter(
    weapon => isRandom(weapon) || unit.models.some(model => isRandom(wieldedBy(unit, model, weapon))),
  );

const isRandom = (weapon: Weapon): boolean => WEAPON_VALUES.some(value => typeof weapon[value] !== 'number');
