import { warscrollOf } from '../armies';
import { findAllegiance } from '../armies/allegiances';
import type { Muster } from '../setup';
import { type Battle, SEATS, type Seat, type UnitId } from '../types';
import type { Ability, Effect, Moment } from './types';

/** An ability and the unit that bears it. */
export interface Borne {
  readonly unit: UnitId;
  readonly ability: Ability;
}

/** One lasting effect of an ability. */
export interface BorneEffect extends Borne {
  readonly effect: Effect;
}

interface Roster {
  readonly byWord: ReadonlyMap<Effect['do'], readonly BorneEffect[]>;
  readonly byMoment: ReadonlyMap<Moment, readonly Borne[]>;
}

const rosters = new WeakMap<Battle['musters'], Roster>();

/** Abilities indexed by what they do and when they are used: worked out once, when a battle starts. */
function rosterOf(battle: Battle): Roster {
  const known = rosters.get(battle.musters);
  if (known) return known;
  const borne = SEATS.flatMap(seat =>
    battle.musters[seat].flatMap(muster =>
      abilitiesOf(muster, battle.allegiances[seat], battle.commandTraits[seat]).map(ability => ({
        unit: muster.id,
        ability,
      })),
    ),
  );
  const effects = borne.flatMap(each => (each.ability.effects ?? []).map(effect => ({ ...each, effect })));
  const roster = {
    byWord: groupBy(effects, ({ effect }) => effect.do),
    byMoment: groupBy(borne, ({ ability }) => ability.when),
  };
  rosters.set(battle.musters, roster);
  return roster;
}

function groupBy<K, T>(list: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** ALG-07: allies have nothing of the army's allegiance. TRAIT-02, ART-01: traits and artefacts are their bearer's alone. */
export function abilitiesOf(
  muster: Muster,
  allegiance: string | undefined,
  trait: string | undefined,
): readonly Ability[] {
  const { abilities, keywords } = warscrollOf(muster);
  const set = allegiance === undefined || muster.isAlly ? undefined : findAllegiance(allegiance);
  if (!set) return abilities;
  const traits = keywords.includes('HERO') ? set.commandTraits.filter(each => each.id === trait) : [];
  const artefacts = set.artefacts.filter(each => each.id === muster.artefact);
  return [...abilities, ...set.battleTraits, ...traits, ...artefacts];
}

/** Every lasting effect of this kind in either army. */
export const effectsNamed = <W extends Effect['do']>(battle: Battle, word: W) =>
  (rosterOf(battle).byWord.get(word) ?? []) as readonly (BorneEffect & {
    readonly effect: Extract<Effect, { do: W }>;
  })[];

/** Every ability of a side that is used at this moment. */
export const abilitiesAt = (battle: Battle, seat: Seat, moment: Moment): readonly Borne[] =>
  (rosterOf(battle).byMoment.get(moment) ?? []).filter(({ unit }) =>
    battle.units.some(each => each.id === unit && each.seat === seat),
  );
