import { gathered } from '../../../kernel/flat-map';
import { Recent } from '../../../kernel/recent-cache';
import { warscrollOf } from '../armies';
import { artefactsIn, findAllegiance, hostOf, traitsIn } from '../armies/allegiances';
import { battalionsOf, findBattalion } from '../armies/parts/battalions';
import type { Muster } from '../battle-setup';
import { findRealm } from '../battleplans/realms';
import type { Battle, PerSeat, Seat, UnitId } from '../types';
import { shapedAbility } from './copy';
import type { Ability, Deal, Effect, Moment } from './types';

/** An ability and its bearer. */
export interface HeldAbility {
  readonly unit: UnitId;
  readonly ability: Ability;
}

/** One lasting effect of an ability. */
export interface HeldEffect extends HeldAbility {
  readonly effect: Effect;
}

/** Effects of one kind, and for each queried unit those that could affect it. */
interface Worded {
  readonly all: readonly HeldEffect[];
  readonly by: Map<UnitId, readonly HeldEffect[]>;
  readonly against: Map<UnitId, readonly HeldEffect[]>;
}

interface Roster {
  readonly byWord: ReadonlyMap<Effect['do'], Worded>;
  readonly byMoment: PerSeat<ReadonlyMap<Moment, readonly HeldAbility[]>>;
}

const rosters = new Recent<Battle['extras'], Roster>();

/** Abilities indexed by effect and moment, computed once when a battle starts. */
function rosterOf(battle: Battle): Roster {
  const known = rosters.get(battle.extras);
  if (known) return known;
  const heldBy = (seat: Seat): readonly HeldAbility[] =>
    gathered(battle.musters[seat], muster =>
      abilitiesOf(battle, seat, muster).map(ability => ({ unit: muster.id, ability: shapedAbility(ability) })),
    );
  const sides = { azure: heldBy('azure'), ember: heldBy('ember') };
  const effects = gathered([...sides.azure, ...sides.ember], each =>
    (each.ability.effects ?? []).map(effect => ({ unit: each.unit, ability: each.ability, effect })),
  );
  const roster = {
    byWord: new Map(
      [...groupBy(effects, ({ effect }) => effect.do)].map(([word, all]) => [
        word,
        { all, by: new Map(), against: new Map() },
      ]),
    ),
    byMoment: { azure: byMoment(sides.azure), ember: byMoment(sides.ember) },
  };
  rosters.set(battle.extras, roster);
  return roster;
}

const byMoment = (held: readonly HeldAbility[]): ReadonlyMap<Moment, readonly HeldAbility[]> =>
  groupBy(
    gathered(held, each => momentsOf(each.ability).map(moment => ({ unit: each.unit, ability: each.ability, moment }))),
    ({ moment }) => moment,
  );

/** CMD-09: when an ability is used. */
export const momentsOf = ({ when = 'hero', orWhen }: Ability): readonly Moment[] => (orWhen ? [when, orWhen] : [when]);

/**
 * ABIL-06, CMD-09: in whose turn it is used; either player's by default, except for a command ability without a moment.
 */
export const turnOf = ({ turn, when }: Ability): Ability['turn'] => turn ?? (when === undefined ? 'your' : undefined);

function groupBy<K, T>(list: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * ALG-07: allies have nothing of the army's allegiance, not even from other units. TRAIT-01: battle traits apply to
 * every unit. TRAIT-02, ART-01, NAMED-01: traits and artefacts belong to their bearer, and named characters have none.
 * BATT-07, BATT-08: a battalion's abilities belong to its units. REALM-05, REALM-06: the realm's apply to both sides.
 * UNIQ-01: everything else in a set is an ability with its own moment and conditions.
 */
export function abilitiesOf(battle: Battle, seat: Seat, muster: Muster): readonly Ability[] {
  const { abilities, keywords, isNamed } = warscrollOf(muster);
  const isHero = [...keywords, ...(muster.keywords ?? [])].some(keyword => keyword.toUpperCase() === 'HERO'); // KEY-03
  const allegiance = battle.allegiances[seat];
  const set = allegiance === undefined || muster.isAlly ? undefined : findAllegiance(allegiance);
  const traits = isHero && !isNamed && set ? traitsIn(set).filter(each => each.id === battle.extras.traits[seat]) : [];
  const artefacts = !isNamed && set ? artefactsIn(set).filter(each => each.id === muster.artefact) : [];
  const prayers = (set?.prayers ?? []).filter(({ id }) => id === muster.lore).flatMap(prayer => prayer.abilities);
  const mounts = (set?.mountTraits ?? []).filter(({ id }) => id === muster.mount).flatMap(each => each.abilities); // MOUNT-01
  const host = set && hostOf(set, muster);
  const battalions = battalionsOf(muster).flatMap(name => findBattalion(name) ?? []);
  const realm = battle.extras.realm === undefined ? undefined : findRealm(battle.extras.realm);
  const region = realm?.regions.find(({ id }) => id === battle.extras.region);
  return [
    ...abilities,
    ...[
      ...(set?.battleTraits ?? []),
      ...(host?.abilities ?? []),
      ...(host && isHero ? host.commands : []),
      ...[...traits, ...artefacts].flatMap(each => [each, ...(each.also ?? [])]).map(forTheRider),
      ...prayers,
      ...mounts,
    ].map(forTheArmy),
    ...battalions.flatMap(battalion => battalion.abilities),
    ...(realm?.features ?? []),
    ...(region?.features ?? []),
    ...(isHero ? (realm?.commands ?? []) : []),
  ];
}

/** ALG-07: effects on friends exclude allies, both immediate and lasting ones. */
function forTheArmy(ability: Ability): Ability {
  const { reach, choices } = ability;
  return {
    ...ability,
    ...(reach && { reach: { ...reach, isArmys: true } }),
    ...(choices && { choices: choices.map(choice => ({ ...choice, deals: choice.deals.map(dealForTheArmy) })) }),
  };
}

const dealForTheArmy = (deal: Deal): Deal => {
  if (deal.do === 'grant' && deal.reach) return { ...deal, reach: { ...deal.reach, isArmys: true } };
  return 'deals' in deal ? { ...deal, deals: deal.deals.map(dealForTheArmy) } : deal;
};

/** TRAIT-04, ART-03: bonuses to the bearer's attacks exclude its mount's, unless it says otherwise. */
function forTheRider(ability: Ability): Ability {
  const { effects = [], given = [], against, reach, affectsMount } = ability;
  const isOwn = !against && !reach && !affectsMount && effects.length > 0 && effects.every(isOfAttacks);
  return isOwn ? { ...ability, given: [...given, { is: 'ridersWeapon' }] } : ability;
}

const OF_ATTACKS: readonly Effect['do'][] = ['attacks', 'rend', 'setRend', 'damage', 'onSix', 'hits'];
const isOfAttacks = (effect: Effect): boolean =>
  effect.do === 'modify' || effect.do === 'reroll'
    ? effect.roll === 'hit' || effect.roll === 'wound'
    : OF_ATTACKS.includes(effect.do);

type Named<W extends Effect['do']> = readonly (HeldEffect & { readonly effect: Extract<Effect, { do: W }> })[];

const NONE: readonly HeldEffect[] = [];

/** Every lasting effect of this kind in both armies. */
export const effectsNamed = <W extends Effect['do']>(battle: Battle, word: W) =>
  (rosterOf(battle).byWord.get(word)?.all ?? NONE) as Named<W>;

/**
 * Those that could affect this unit: its own, and those with a reach. Called for every die while most units have none
 * of most kinds, so the result is cached for the battle.
 */
export function effectsTouching<W extends Effect['do']>(
  battle: Battle,
  word: W,
  id: UnitId,
  against: boolean,
): Named<W> {
  const worded = rosterOf(battle).byWord.get(word);
  if (!worded) return NONE as Named<W>;
  const known = against ? worded.against : worded.by;
  let touching = known.get(id);
  if (!touching) {
    touching = worded.all.filter(
      ({ unit, ability }) => (ability.against ?? false) === against && (ability.reach !== undefined || unit === id),
    );
    known.set(id, touching);
  }
  return touching as Named<W>;
}

/** Every ability of a side that is used at this moment. */
export const abilitiesAt = (battle: Battle, seat: Seat, moment: Moment): readonly HeldAbility[] =>
  rosterOf(battle).byMoment[seat].get(moment) ?? NONE;
