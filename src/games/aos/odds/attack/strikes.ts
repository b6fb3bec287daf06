import { everyWay } from '../../../../kernel/every-way';
import type { AttackFacts } from '../../abilities/conditions';
import { mostOf, unsigned } from '../../abilities/dice-words';
import { areAlike, attacksOf, profileOf } from '../../abilities/profile';
import type { AttackOrder, Profile } from '../../activation';
import { attackersOn } from '../../facts/attacks/targeting';
import { valueKey, valueWith } from '../../facts/attacks/weapon-values';
import { weaponsIn, wieldedBy } from '../../facts/characteristics';
import { changed } from '../../facts/copy';
import { rollCharacteristic } from '../../rules/abilities/amounts';
import { type Share, sharesOf } from '../../rules/fighting/targets';
import { beforeAttack, SPECIAL_WEAPONS } from '../../rules/specials';
import type { Battle, Model, Unit } from '../../types';
import { WEAPON_VALUES, type Weapon } from '../../warscroll';
import { profileKey } from './profile-key';

/** One way in which a model may come to its attacks: how many, and with what; `mortals` of a weapon that rolls in a way of its own. */
export interface Way {
  readonly chance: number;
  readonly attacks: number;
  readonly profile: Profile;
  readonly mortals?: readonly (readonly [mortals: number, chance: number])[];
}

/** ATK-14: the attacks of a number of equal models on one unit. */
export interface Strike {
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly models: number;
  readonly ways: readonly Way[];
}

/** ATK-17, RAND-03: everything that the orders of a unit roll with; values that are not rolled yet are taken in every way. */
export function strikesOf(battle: Battle, attacker: Unit, orders: readonly AttackOrder[]): readonly Strike[] {
  const strikes = new Map<string, { strike: Strike; models: number }>();
  let last:
    | { readonly attack: AttackFacts; readonly attacks: number; readonly open: number; readonly key: string }
    | undefined;
  for (const share of sharesOf(openBattle(battle, attacker), attacker, orders)) {
    const { model, weapon, target, attacks } = share;
    const attack = { attacker, model, weapon, target };
    const open = openValues(battle, attacker, model, weapon).length;
    const like = last?.attacks === attacks && last.open === open && areAlike(last.attack, attack) ? last : undefined;
    let key = like?.key ?? '';
    if (!like) {
      const ways = waysOf(battle, share, attack);
      key = `${weapon.id} ${target.id} ${ways.map(wayKey).join(' ')}`;
      if (!strikes.has(key)) strikes.set(key, { strike: { weapon, target, models: 0, ways }, models: 0 });
      last = { attack, attacks, open, key };
    }
    const same = strikes.get(key);
    if (same) same.models += 1;
  }
  return [...strikes.values()].map(({ strike, models }) => ({ ...strike, models }));
}

const wayKey = ({ chance, attacks, profile }: Way): string => `${chance} ${attacks} ${profileKey(profile)}`;

/** RAND-03: what a model still has to roll for a weapon. */
const openValues = (battle: Battle, unit: Unit, model: Model, named: Weapon) => {
  const weapon = wieldedBy(unit, model, named); // DTAB-01
  return WEAPON_VALUES.flatMap(value => {
    const printed = weapon[value];
    return typeof printed === 'number' || valueWith(battle, model, weapon, value) !== undefined
      ? []
      : [{ key: valueKey(model.id, weapon.id, value), printed }];
  });
};

/** The battle as if every open value had come to the most, so that everyone who may attack is among those who do. */
export function openBattle(battle: Battle, unit: Unit): Battle {
  const most: Record<string, number> = {};
  for (const model of unit.models) {
    for (const weapon of weaponsOfModel(unit, model)) {
      for (const { key, printed } of openValues(battle, unit, model, weapon))
        most[key] = mostOf(unsigned(printed).dice);
    }
  }
  return Object.keys(most).length === 0
    ? battle
    : changed(battle, { rolledValues: { ...battle.rolledValues, ...most } });
}

const weaponsOfModel = (unit: Unit, { weapons }: Model): readonly Weapon[] =>
  weaponsIn(unit).filter(({ id }) => weapons.includes(id));

function waysOf(battle: Battle, share: Share, attack: AttackFacts): readonly Way[] {
  const open = openValues(battle, attack.attacker, attack.model, attack.weapon);
  if (open.length === 0) return waysIn(battle, attack, share.attacks, 1);
  const ways: Way[] = [];
  everyWay(
    dice => open.map(({ key, printed }) => [key, rollCharacteristic(printed, dice).sum] as const),
    (values, chance) => {
      const rolled = changed(battle, { rolledValues: { ...battle.rolledValues, ...Object.fromEntries(values) } });
      ways.push(...waysIn(rolled, attack, attacksIn(rolled, share, attack.attacker), chance));
    },
  );
  return ways;
}

/** ATK-07, ATK-12: what the model can make of its attacks once its values are rolled. */
function attacksIn(battle: Battle, { model, weapon, target, attacks }: Share, attacker: Unit): number {
  const isInReach = typeof weapon.range === 'number' || attackersOn(battle, attacker, weapon, target).includes(model);
  return isInReach ? Math.min(attacks, attacksOf(battle, attacker, model, weapon, target)) : 0;
}

/** ABIL-01: what is rolled before the attack decides its Rend. */
function waysIn(battle: Battle, attack: AttackFacts, attacks: number, chance: number): readonly Way[] {
  const { special } = attack.weapon;
  if (special) {
    const mortals: [number, number][] = [];
    everyWay(
      dice => SPECIAL_WEAPONS[special](battle, attack.target, dice).mortals,
      (each, likely) => mortals.push([each, likely]),
    );
    return [{ chance, attacks, profile: profileOf(battle, attack), mortals }];
  }
  const rends = new Map<number | undefined, number>();
  everyWay(
    dice => beforeAttack(battle, attack, dice).rend,
    (rend, likely) => rends.set(rend, (rends.get(rend) ?? 0) + likely),
  );
  return [...rends].map(([rend, likely]) => ({
    chance: chance * likely,
    attacks,
    profile: profileOf(battle, attack, rend),
  }));
}
