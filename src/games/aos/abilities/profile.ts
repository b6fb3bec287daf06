import { isWithin } from '../../../geometry/gaps/within';
import { isSame } from '../../../kernel/deep-equal';
import type { ForcedReroll, Modifier, Profile, Six } from '../activation';
import { warscrollOf } from '../armies';
import { bodyOf, countEnemies } from '../facts/attacks/attacks';
import { coverOf } from '../facts/attacks/cover';
import { expectedValue, hasRandomRolls, valueWith } from '../facts/attacks/weapon-values';
import { saveIn, wieldedBy } from '../facts/characteristics';
import { ENGAGED, gapBetweenUnits } from '../facts/places/distance';
import { hasKeyword, unitsOf } from '../facts/units';
import type { Battle, Model, Unit } from '../types';
import type { Weapon } from '../warscroll';
import { type AttackFacts, allHold } from './conditions';
import { effectsOn, type Found, halvings, modifiersAmong, rerollAmong, sumOf, widest } from './effects-on';

/** WS-02: a Save of "-" is treated as 7+. */
export const NO_SAVE = 7;
const BODYGUARD = 3; // LOOK-01

/**
 * ATK-12, ATK-16, MOD-01, DTAB-01: the number of attacks this model makes with the weapon, one of a kind or two; 0
 * until a random number is rolled.
 */
export function attacksOf(battle: Battle, unit: Unit, model: Model, weapon: Weapon, target?: Unit): number {
  const attack = { attacker: unit, model, weapon, target: target ?? unit };
  if (effectsOn(battle, unit, 'noAttacks', attack).length > 0) return 0;
  if (weapon.special) return 1; // It has no Attacks characteristic to modify.
  const printed = printedAttacks(battle, unit, model, weapon);
  return Math.max(0, printed + sumOf(attackChanges(battle, attack, printed))); // MOD-02
}

/** MOD-01: modifiers to the printed or rolled number of attacks, each with its cause. */
export function attackChanges(battle: Battle, attack: AttackFacts, printed: number): readonly Modifier[] {
  const { attacker: unit, model } = attack;
  const changes: Modifier[] = [];
  const [counted] = effectsOn(battle, unit, 'attacksEqualEnemies', attack);
  if (counted) {
    const enemies = countEnemies(battle, unit.seat, bodyOf(battle, unit, model), counted.effect.within);
    changes.push({ by: enemies - printed, cause: counted.cause });
  }
  for (const { effect, cause } of effectsOn(battle, unit, 'attacks', attack)) {
    if (allHold(effect.given, { battle, unit, attack })) changes.push({ by: effect.by, cause });
  }
  if (attack.weapon.type === 'melee') changes.push(...halvings(battle, unit, printed + sumOf(changes)));
  return changes;
}

/** DTAB-01, RAND-03: the printed or rolled number. */
export const printedAttacks = (battle: Battle, unit: Unit, model: Model, weapon: Weapon): number =>
  valueWith(battle, model, wieldedBy(unit, model, weapon), 'attacks') ?? 0;

/** ATK-17: everything an attack is rolled with when its target is picked; `rend` if it was rolled. */
export function profileOf(battle: Battle, named: AttackFacts, rend?: number): Profile {
  const { attacker, target } = named;
  const weapon = wieldedBy(attacker, named.model, named.weapon); // DTAB-01
  const attack = weapon === named.weapon ? named : { ...named, weapon };
  const by = effectsOn(battle, attacker, 'modify', attack);
  const against = effectsOn(battle, target, 'modify', attack, true);
  const isEthereal = effectsOn(battle, target, 'ignoreSaveModifiers', attack, true).length > 0;
  return {
    toHit: expectedValue(battle, named.model, weapon, 'toHit'), // RAND-03
    toWound: expectedValue(battle, named.model, weapon, 'toWound'),
    save: saveIn(target) ?? NO_SAVE,
    rend: isEthereal ? 0 : rendOf(battle, attack, rend),
    damage: weapon.damage,
    addedDamage: sumOf(damageChanges(battle, attack)),
    timesDamage: 1,
    modifiers: {
      hit: [
        ...modifiersAmong(by, 'hit'),
        ...modifiersAmong(against, 'hit'),
        ...lookOutSir(battle, attack),
        ...garrisoned(target),
      ],
      wound: [...modifiersAmong(by, 'wound'), ...modifiersAmong(against, 'wound')],
      save: isEthereal ? [] : [...savesOf(battle, target, attack, against), ...cover(battle, attack)],
    },
    rerolls: rerollsOf(battle, attack),
    spoil: forcedRerollOf(battle, attack),
    saveSixes: effectsOn(battle, target, 'saveSixes', attack, true).reduce(
      (sum, { effect }) => sum + effect.mortals,
      0,
    ),
    sixes: sixesOf(battle, attack, isEthereal),
    hits: effectsOn(battle, attacker, 'hits', attack)[0]?.effect.amount ?? 1,
  };
}

/** RR-05: effects of sixes; units that ignore Rend ignore it here too. */
const sixesOf = (battle: Battle, attack: AttackFacts, isEthereal: boolean): readonly Six[] =>
  effectsOn(battle, attack.attacker, 'onSix', attack)
    .filter(({ effect }) => !(isEthereal && effect.what.kind === 'setRend'))
    .map(({ effect: { roll, what, isModified }, cause }) => ({
      roll,
      what,
      cause,
      ...(isModified && { isModified }),
    }));

/**
 * Whether these attacks by two models of a unit have the same profile, without computing both: the models are alike in
 * everything conditions check, and it is melee, where neither the distance (no condition uses less than a melee range)
 * nor what is in between (OBST-02) matters.
 */
export const areAlike = (one: AttackFacts, other: AttackFacts): boolean =>
  one.weapon === other.weapon &&
  one.target === other.target &&
  one.weapon.type === 'melee' &&
  !hasRandomRolls(one.attacker, one.model, one.weapon) && // RAND-03: each model rolls its own
  (one.model.wounds === other.model.wounds || warscrollOf(one.attacker).damageTable === undefined) &&
  one.model.role === other.model.role &&
  isSame(one.model.wargear, other.model.wargear) &&
  !one.attacker.marks.some(({ given }) => given.some(condition => condition.is === 'attackingModel'));

/** MOD-01 */
export const damageChanges = (battle: Battle, attack: AttackFacts): readonly Modifier[] =>
  effectsOn(battle, attack.attacker, 'damage', attack).map(({ effect, cause }) => ({ by: effect.by, cause }));

const rendOf = (battle: Battle, attack: AttackFacts, rolled: number | undefined): number =>
  expectedValue(battle, attack.model, attack.weapon, 'rend') + sumOf(rendChanges(battle, attack, rolled));

/** MOD-01: modifiers to the printed Rend. */
export function rendChanges(battle: Battle, attack: AttackFacts, rolled?: number): readonly Modifier[] {
  const rend = expectedValue(battle, attack.model, attack.weapon, 'rend');
  const set = effectsOn(battle, attack.attacker, 'setRend', attack).slice(0, 1);
  return [
    ...(rolled === undefined
      ? set.map(({ effect, cause }) => ({ by: effect.to - rend, cause }))
      : [{ by: rolled - rend, cause: 'RAND-01' }]),
    ...effectsOn(battle, attack.attacker, 'rend', attack).map(({ effect, cause }) => ({ by: effect.by, cause })),
  ];
}

/** Effects on saves belong to the saving unit, whether an ability names its saves or attacks against it. */
const savesOf = (
  battle: Battle,
  target: Unit,
  attack: AttackFacts,
  against: readonly Found<'modify'>[],
): readonly Modifier[] => [
  ...modifiersAmong(effectsOn(battle, target, 'modify', attack), 'save'),
  ...modifiersAmong(against, 'save'),
];

/** RR-03: re-rolls of the rolling unit, and those the target grants. */
function rerollsOf(battle: Battle, attack: AttackFacts): Profile['rerolls'] {
  const { attacker, target } = attack;
  const by = effectsOn(battle, attacker, 'reroll', attack);
  const against = effectsOn(battle, target, 'reroll', attack, true);
  return {
    hit: widest(rerollAmong(by, 'hit'), rerollAmong(against, 'hit')),
    wound: widest(rerollAmong(by, 'wound'), rerollAmong(against, 'wound')),
    save: widest(rerollAmong(effectsOn(battle, target, 'reroll', attack), 'save'), rerollAmong(against, 'save')),
  };
}

/** RR-03: of several forced re-rolls of successes the widest counts. */
function forcedRerollOf(battle: Battle, attack: AttackFacts): ForcedReroll | undefined {
  const orders = effectsOn(battle, attack.target, 'spoil', attack, true);
  const widestOrder = orders.find(({ effect }) => effect.which === 'passed') ?? orders[0];
  return widestOrder && { which: widestOrder.effect.which, cause: widestOrder.cause };
}

/** LOOK-01, LOOK-02. SHOOT-06: friends of the shooters near the target do not count. */
function lookOutSir(battle: Battle, { target, weapon }: AttackFacts): readonly Modifier[] {
  if (weapon.type !== 'missile' || !hasKeyword(battle, target, 'HERO') || hasKeyword(battle, target, 'MONSTER'))
    return [];
  const isGuarded = unitsOf(battle, target.seat).some(
    guard =>
      guard.models.length >= BODYGUARD &&
      (guard.id !== target.id || !battle.rulings.lookOutSirNeedsOtherUnit) &&
      isWithin(gapBetweenUnits(battle, guard, target), ENGAGED),
  );
  return isGuarded ? [{ by: -1, cause: 'LOOK-01' }] : [];
}

/** GARR-10 */
const garrisoned = (target: Unit): readonly Modifier[] =>
  target.where.kind === 'garrison' ? [{ by: -1, cause: 'GARR-10' }] : [];

/** COVER-01, COVER-04 */
function cover(battle: Battle, { attacker, model, target, weapon }: AttackFacts): readonly Modifier[] {
  const how = weapon.type === 'missile' ? 'shoot' : 'fight';
  const cause = coverOf(battle, target, attacker, model, how);
  if (!cause) return [];
  const bonus = effectsOn(battle, target, 'coverBonus', { attacker, model, weapon, target }, true)[0];
  return [{ by: bonus?.effect.by ?? 1, cause }];
}

/** The sum of a roll's modifiers; for saves including Rend. */
export const modifierOf = (profile: Profile, roll: 'hit' | 'wound' | 'save'): number =>
  sumOf(profile.modifiers[roll]) + (roll === 'save' ? profile.rend : 0);
