import { everyWay, everyWayUpTo } from '../../../kernel/every-way';
import { EFFECTS } from '../abilities/meanings';
import { findSpell } from '../armies/parts/spells';
import { changed } from '../facts/copy';
import type { Cast, Spell } from '../magic';
import { dealTo } from '../rules/abilities/deals';
import { takeEffect } from '../rules/magic/spells';
import { rollMagic, unbinders } from '../rules/magic/unbinding';
import type { Battle, Model, Unit } from '../types';
import type { Assumption } from './assumption-words';
import { staysOn } from './attack/wards';
import { ranksOf, slainOf, woundsToSlayAll } from './slain';
import { capped, compound, mixed, NOTHING, type Spread, spreadOf } from './spread';

export interface CastOdds {
  /** CAST-02: the roll reaches the spell's value. */
  readonly cast: number;
  /** CAST-04: it is cast and then unbound. */
  readonly unbound: number;
  /** CAST-06: it is cast and stays. */
  readonly takesEffect: number;
  /** MW-01: mortal wounds allocated to the target, none where the spell fails; undefined where no target is named. */
  readonly allocated: Spread | undefined;
  readonly slain: Spread | undefined;
  readonly assumes: readonly Assumption[];
}

/** CAST-02 to CAST-07: how likely a spell is cast and stays, and what it does to this target. */
export function castOdds(battle: Battle, unit: Unit, model: Model, id: string, target?: Unit): CastOdds | undefined {
  const spell = findSpell(id);
  if (!spell) return undefined;
  const assumes = new Map<string, Assumption>();
  const struck: [Spread, number][] = [];
  let cast = 0;
  let takesEffect = 0;
  for (const [total, chance] of totalsOf(battle, unit, model, 'cast')) {
    if (total < spell.value || isUnravelled(battle, unit, spell, total)) continue;
    const flying = changed(battle, { cast: castAs(spell, unit, model, total) });
    const stays = chance * (1 - unbindChance(flying, assumes));
    cast += chance;
    takesEffect += stays;
    const mortals = target && mortalsOf(flying, spell, target, assumes);
    if (mortals) struck.push([mortals, stays]);
  }
  const isFollowed = target !== undefined && !assumes.has('spellNotFollowed');
  const allocated = isFollowed ? onTarget(battle, target, mixed([...struck, [NOTHING, 1 - takesEffect]])) : undefined;
  const slain = target && allocated && slainOf(allocated, ranksOf(battle, target));
  return { cast, unbound: cast - takesEffect, takesEffect, allocated, slain, assumes: [...assumes.values()] };
}

const castAs = (spell: Spell, unit: Unit, model: Model, total: number): Cast => ({
  spell: spell.id,
  unit: unit.id,
  model: model.id,
  seat: unit.seat,
  total,
  natural: total,
  isAnswered: false,
});

const isUnravelled = (battle: Battle, unit: Unit, { value }: Spell, total: number): boolean =>
  total === value && EFFECTS.magic.unravel(battle, unit) !== undefined;

/** CAST-02, CAST-04: how likely each total is. */
function totalsOf(battle: Battle, unit: Unit, model: Model, roll: 'cast' | 'unbind'): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  everyWay(
    dice => rollMagic(battle, unit, model, roll, dice).total,
    (total, chance) => totals.set(total, (totals.get(total) ?? 0) + chance),
  );
  return totals;
}

/** CAST-03 to CAST-06: one attempt by the best of those who can; it must beat the casting roll. */
function unbindChance(flying: Battle, assumes: Map<string, Assumption>): number {
  const needed = (flying.cast?.total ?? 0) + 1;
  let best = 0;
  for (const { unit, model } of unbinders(flying)) {
    let chance = 0;
    for (const [total, likely] of totalsOf(flying, unit, model, 'unbind')) if (total >= needed) chance += likely;
    if (chance <= best && assumes.has('unbindTried')) continue;
    best = Math.max(best, chance);
    assumes.set('unbindTried', { is: 'unbindTried', unit: unit.id });
  }
  return best;
}

const MOST_WAYS = 8000;

/** MW-01, CAST-07: the mortal wounds that the spell deals to the target once it takes effect. */
function mortalsOf(flying: Battle, spell: Spell, target: Unit, assumes: Map<string, Assumption>): Spread | undefined {
  const { cast } = flying;
  if (!cast || assumes.has('spellNotFollowed')) return undefined;
  const ways: [number, number][] = [];
  const isWhole = everyWayUpTo(
    MOST_WAYS,
    dice =>
      takeEffect(flying, cast, spell, [target], dice, dealTo).reduce(
        (sum, event) =>
          event.type === 'damageDealt' && event.damage.unit === target.id ? sum + event.damage.mortals : sum,
        0,
      ),
    (mortals, chance) => ways.push([mortals, chance]),
  );
  if (!isWhole) assumes.set('spellNotFollowed', { is: 'spellNotFollowed', spell: spell.id });
  return isWhole ? spreadOf(ways) : undefined;
}

/** NEG-01: what of the mortal wounds stays, as far as the unit can take them. */
function onTarget(battle: Battle, target: Unit, mortals: Spread): Spread {
  const stays = staysOn(battle, target, undefined).mortal;
  const kept =
    stays === 1
      ? mortals
      : compound(
          mortals,
          spreadOf([
            [0, 1 - stays],
            [1, stays],
          ]),
        );
  return capped(kept, woundsToSlayAll(ranksOf(battle, target)));
}
