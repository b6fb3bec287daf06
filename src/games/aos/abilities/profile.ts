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
import { type Found, sumOf } from './effects-on';
import { EFFECTS } from './meanings';
import { modifiersAmong, rerollAmong, widest } from './meanings/rolls';

/** WS-02: a Save of "-" is treated as 7+. */
export const NO_SAVE = 7;
const BODYGUARD = 3; // LOOK-01

/**
 * ATK-12, ATK-16, MOD-01, DTAB-01: the number of attacks this model makes with the weapon, one of a kind or two; 0
 * until a random number is rolled.
 */
export function attacksOf(battle: Battle, unit: Unit, model: Model, weapon: Weapon, target?: Unit): number {
  const attack = { attacker: unit, model, weapon, target: target ?? unit };
  if (EFFECTS.attackCount.noAttacks(battle, attack)) return 0;
  if (weapon.special) return 1; // It has no Attacks characteristic to modify.
  const printed = printedAttacks(battle, unit, model, weapon);
  return Math.max(0, printed + sumOf(attackChanges(battle, attack, printed))); // MOD-02
}

/** MOD-01: modifiers to the printed or rolled number of attacks, each with its cause. */
export function attackChanges(battle: Battle, attack: AttackFacts, printed: number): readonly Modifier[] {
  const { attacker: unit, model } = attack;
  const changes: Modifier[] = [];
  const counted = EFFECTS.attackCount.attacksEqualEnemies(battle, attack);
  if (counted) {
    const enemies = countEnemies(battle, unit.seat, bodyOf(battle, unit, model), counted.effect.within);
    changes.push({ by: enemies - printed, cause: counted.cause });
  }
  for (const { effect, cause } of EFFECTS.attackCount.attacks(battle, attack)) {
    if (allHold(effect.given, { battle, unit, attack })) changes.push({ by: effect.by, cause });
  }
  if (attack.weapon.type === 'melee') changes.push(...EFFECTS.moves.halve(battle, unit, printed + sumOf(changes)));
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
  const by = EFFECTS.rolls.modify(battle, attacker, attack);
  const against = EFFECTS.rolls.modify(battle, target, attack, true);
  const isEthereal = EFFECTS.profile.ignoreSaveModifiers(battle, attack) !== undefined;
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
    saveSixes: EFFECTS.profile.saveSixes(battle, attack),
    sixes: sixesOf(battle, attack, isEthereal),
    hits: EFFECTS.profile.hits(battle, attack)?.effect.amount ?? 1,
  };
}

/** RR-05: effects of sixes; units that ignore Rend ignore it here too. */
const sixesOf = (battle: Battle, attack: AttackFacts, isEthereal: boolean): readonly Six[] =>
  EFFECTS.profile
    .onSix(battle, attack)
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
  EFFECTS.profile.damage(battle, attack);

const rendOf = (battle: Battle, attack: AttackFacts, rolled: number | undefined): number =>
  expectedValue(battle, attack.model, attack.weapon, 'rend') + sumOf(rendChanges(battle, attack, rolled));

/** MOD-01: modifiers to the printed Rend. */
export function rendChanges(battle: Battle, attack: AttackFacts, rolled?: number): readonly Modifier[] {
  const rend = expectedValue(battle, attack.model, attack.weapon, 'rend');
  const set = rolled === undefined ? EFFECTS.profile.setRend(battle, attack) : undefined;
  return [
    ...(set ? [{ by: set.effect.to - rend, cause: set.cause }] : []),
    ...(rolled === undefined ? [] : [{ by: rolled - rend, cause: 'RAND-01' }]),
    ...EFFECTS.profile.rend(battle, attack),
  ];
}

/** Effects on saves belong to the saving unit, whether an ability names its saves or attacks against it. */
const savesOf = (
  battle: Battle,
  target: Unit,
  attack: AttackFacts,
  against: readonly Found<'modify'>[],
): readonly Modifier[] => [
  ...modifiersAmong(EFFECTS.rolls.modify(battle, target, attack), 'save'),
  ...modifiersAmong(against, 'save'),
];

/** RR-03: re-rolls of the rolling unit, and those the target grants. */
function rerollsOf(battle: Battle, attack: AttackFacts): Profile['rerolls'] {
  const { attacker, target } = attack;
  const by = EFFECTS.rolls.reroll(battle, attacker, attack);
  const against = EFFECTS.rolls.reroll(battle, target, attack, true);
  return {
    hit: widest(rerollAmong(by, 'hit'), rerollAmong(against, 'hit')),
    wound: widest(rerollAmong(by, 'wound'), rerollAmong(against, 'wound')),
    save: widest(rerollAmong(EFFECTS.rolls.reroll(battle, target, attack), 'save'), rerollAmong(against, 'save')),
  };
}

/** RR-03: of several forced re-rolls of successes the widest counts. */
function forcedRerollOf(battle: Battle, attack: AttackFacts): ForcedReroll | undefined {
  const orders = EFFECTS.profile.spoil(battle, attack);
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
  const bonus = EFFECTS.profile.coverBonus(battle, { attacker, model, weapon, target });
  return [{ by: bonus?.effect.by ?? 1, cause }];
}

/** The sum of a roll's modifiers; for saves including Rend. */
export const modifierOf = (profile: Profile, roll: 'hit' | 'wound' | 'save'): number =>
  sumOf(profile.modifiers[roll]) + (roll === 'save' ? profile.rend : 0);
