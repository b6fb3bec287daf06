import { allowanceOf, moveChanges, printedMove } from './abilities/allowance';
import type { AttackFacts } from './abilities/conditions';
import type { Amount, RendDice } from './abilities/dice-words';
import { sumOf } from './abilities/effects-on';
import { EFFECTS } from './abilities/meanings';
import { modifiersTo, rerollOf } from './abilities/meanings/rolls';
import {
  attackChanges,
  attacksOf,
  damageChanges,
  modifierOf,
  printedAttacks,
  profileOf,
  rendChanges,
} from './abilities/profile';
import type { Modifier, Profile, Reroll, Roll } from './activation';
import { expectedValue, valueWith } from './facts/attacks/weapon-values';
import { braveryIn, characteristicIn, moveIn, saveIn, weaponsIn } from './facts/characteristics';
import { woundsOf } from './rules/damage/inflict';
import { braveryChanges, braveryOf, courageOfNumbers } from './rules/turn/battleshock';
import type { Battle, Model, Unit, WeaponId } from './types';
import type { Weapon, WeaponValue } from './warscroll';

/** A current value: the printed number, and its modifiers with their causes. The rules that roll with it compute it. */
export interface EffectiveValue<N extends Amount | RendDice = Amount> {
  readonly printed: N;
  readonly now: N;
  readonly changes: readonly Modifier[];
  readonly reroll?: Reroll | undefined;
}

/** The current values of one weapon; a special weapon has no hit, wound and save rolls. */
export interface EffectiveWeapon {
  readonly weapon: WeaponId;
  readonly range: Amount;
  readonly attacks: EffectiveValue;
  readonly rend: EffectiveValue<number | RendDice>;
  readonly damage: EffectiveValue;
  readonly hit: EffectiveValue;
  readonly wound: EffectiveValue;
}

/** The current values on a unit's card. */
export interface EffectiveUnit {
  readonly move: EffectiveValue;
  readonly wounds: Amount;
  readonly bravery: EffectiveValue;
  /** Without Rend; undefined if the warscroll has no save. */
  readonly save: EffectiveValue | undefined;
  readonly weapons: readonly EffectiveWeapon[];
}

/** SEQ-02, SEQ-04: no roll succeeds on less than 2. */
const BEST = 2;

/** The current values of a unit, with its attacks on this opponent and its saves against it. */
export const effectiveUnit = (battle: Battle, unit: Unit, opponent: Unit | undefined): EffectiveUnit => ({
  move: effectiveMove(battle, unit),
  wounds: characteristicIn(unit, 'wounds') ?? 0,
  bravery: whileOpen(characteristicIn(unit, 'bravery'), {
    printed: braveryIn(unit),
    now: braveryOf(battle, unit),
    changes: [...braveryChanges(battle, unit), ...courageOfNumbers(unit)],
  }),
  save: effectiveSave(battle, unit, opponent),
  weapons: weaponsIn(unit).flatMap(weapon => {
    const model = wielderOf(unit, weapon);
    return model && opponent ? [effectiveWeapon(battle, { attacker: unit, model, weapon, target: opponent })] : [];
  }),
});

/** WS-01: the maximum wounds of a model of the unit. */
export const mostWounds = (battle: Battle, unit: Unit): number => woundsOf(battle, unit);

function effectiveMove(battle: Battle, unit: Unit): EffectiveValue {
  const move = moveIn(unit);
  const changes = moveChanges(battle, unit);
  if (typeof move !== 'number' && unit.moveRoll === undefined) return { printed: move, now: move, changes }; // RAND-02
  const run = battle.rolledMove?.kind === 'run' && battle.rolledMove.unit === unit.id ? battle.rolledMove.roll : 0;
  const now = allowanceOf(battle, unit, 'move');
  const rolled = run > 0 ? [{ by: run, cause: 'RUN-02' }] : [];
  return { printed: printedMove(unit), now, changes: [...changes, ...rolled] };
}

/** RAND-01, RAND-03: a value whose dice are not rolled yet is shown as dice. */
const whileOpen = <N extends Amount | RendDice>(
  value: N | undefined,
  effective: EffectiveValue<number>,
): EffectiveValue<N | number> =>
  value === undefined || typeof value === 'number' ? effective : { ...effective, printed: value, now: value };

function effectiveSave(battle: Battle, unit: Unit, opponent: Unit | undefined): EffectiveValue | undefined {
  const open = characteristicIn(unit, 'save');
  const save = saveIn(unit);
  if (save === undefined) return undefined;
  const weapon = opponent && firstWeapon(battle, opponent);
  const model = opponent && weapon && wielderOf(opponent, weapon);
  if (!opponent || !weapon || !model) {
    const changes = modifiersTo(battle, unit, 'save');
    return whileOpen(open, {
      printed: save,
      now: needed(save, changes),
      changes,
      reroll: rerollOf(battle, unit, 'save'),
    });
  }
  return whileOpen(open, rollOf(profileOf(battle, { attacker: opponent, model, weapon, target: unit }), 'save', save));
}

const needed = (printed: number, changes: readonly Modifier[]): number => Math.max(BEST, printed - sumOf(changes));

/** The opponent's likely weapon: a missile in the shooting phase, otherwise a melee weapon. */
function firstWeapon({ phase }: Battle, unit: Unit): Weapon | undefined {
  const wielded = weaponsIn(unit).filter(weapon => !weapon.special && wielderOf(unit, weapon));
  const type = phase === 'shooting' ? 'missile' : 'melee';
  return wielded.find(weapon => weapon.type === type) ?? wielded[0];
}

/** A model without a command role that carries the weapon; a command model if no other does. */
const wielderOf = ({ models }: Unit, weapon: Weapon): Model | undefined => {
  const carriers = models.filter(model => model.weapons.includes(weapon.id));
  return carriers.find(({ role }) => role === undefined) ?? carriers[0];
};

function effectiveWeapon(battle: Battle, attack: AttackFacts): EffectiveWeapon {
  const { attacker, model, weapon, target } = attack;
  const profile = profileOf(battle, attack);
  const added = damageChanges(battle, attack);
  return {
    weapon: weapon.id,
    range: shownValue(battle, attacker, weapon, 'range'),
    attacks: effectiveAttacks(battle, attacker, model, weapon, target),
    rend: whileOpen(shownValue(battle, attacker, weapon, 'rend'), {
      printed: expectedValue(battle, model, weapon, 'rend'),
      now: profile.rend,
      changes: rendCauses(battle, attack),
    }),
    damage: {
      printed: weapon.damage,
      now: typeof weapon.damage === 'number' ? weapon.damage + profile.addedDamage : weapon.damage,
      changes: added,
    },
    hit: whileOpen(shownValue(battle, attacker, weapon, 'toHit'), rollOf(profile, 'hit', profile.toHit)),
    wound: whileOpen(shownValue(battle, attacker, weapon, 'toWound'), rollOf(profile, 'wound', profile.toWound)),
  };
}

/** RAND-03: the printed value, or the rolled one if all rolls agree; dice if no model has rolled or they differ. */
function shownValue<V extends WeaponValue>(
  battle: Battle,
  { models }: Unit,
  weapon: Weapon,
  value: V,
): Weapon[V] | number {
  const printed = weapon[value];
  if (typeof printed === 'number') return printed;
  const carriers = models.filter(model => model.weapons.includes(weapon.id));
  const rolled = new Set(carriers.flatMap(model => valueWith(battle, model, weapon, value) ?? []));
  const [one] = rolled;
  return one === undefined || rolled.size > 1 ? printed : one;
}

/** Modifiers to the Rend, and causes that cancel it. */
function rendCauses(battle: Battle, attack: AttackFacts): readonly Modifier[] {
  const changes = rendChanges(battle, attack);
  const rend = expectedValue(battle, attack.model, attack.weapon, 'rend') + sumOf(changes);
  const ignored = EFFECTS.profile.ignoreSaveModifiers(battle, attack);
  return ignored && rend !== 0 ? [...changes, { by: -rend, cause: ignored.cause }] : changes;
}

function effectiveAttacks(battle: Battle, unit: Unit, model: Model, weapon: Weapon, target: Unit): EffectiveValue {
  const rolled = printedAttacks(battle, unit, model, weapon);
  const changes = weapon.special ? [] : attackChanges(battle, { attacker: unit, model, weapon, target }, rolled);
  const isOpen = typeof shownValue(battle, unit, weapon, 'attacks') !== 'number';
  return {
    printed: isOpen ? weapon.attacks : rolled,
    now: isOpen ? weapon.attacks : attacksOf(battle, unit, model, weapon, target),
    changes,
  };
}

/** A roll of this profile; Rend has a column of its own and is left out of the save. */
const rollOf = (profile: Profile, roll: Roll, printed: number): EffectiveValue<number> => ({
  printed,
  now: Math.max(BEST, printed - modifierOf(profile, roll) + (roll === 'save' ? profile.rend : 0)),
  changes: profile.modifiers[roll],
  reroll: profile.rerolls[roll],
});
