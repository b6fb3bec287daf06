import { type Cause, type Modifier, REROLLED, type Reroll, type Rerolled } from '../activation';
import { findUnit } from '../facts/units';
import type { RefusalCode } from '../refusals';
import type { Battle, Unit } from '../types';
import { type AttackFacts, allHold } from './conditions';
import { effectsTouching } from './held';
import { reaches } from './reach';
import type { Effect, RolledFor } from './types';

/** An active effect and its cause. */
export interface Found<W extends Effect['do']> {
  readonly effect: Extract<Effect, { do: W }>;
  readonly cause: Cause;
}

/**
 * The effects of abilities and marks on a unit now; with `against`, on attacks against it. Effects of several bearers
 * add up (MOD-01), if they reach the unit and their conditions hold.
 */
export function effectsOn<W extends Effect['do']>(
  battle: Battle,
  unit: Unit,
  word: W,
  attack?: AttackFacts,
  against = false,
): readonly Found<W>[] {
  // Called for every die and mostly empty, so the list is created on the first find.
  let found: Found<W>[] | undefined;
  for (const { unit: id, ability, effect } of effectsTouching(battle, word, unit.id, against)) {
    const bearer = findUnit(battle, id);
    if (!bearer || !reaches(battle, ability.reach, bearer, unit)) continue;
    if (ability.bearerGiven && !allHold(ability.bearerGiven, { battle, unit: bearer, attack })) continue;
    if (ability.stacks === false && found?.some(({ cause }) => cause === ability.id)) continue;
    if (ability.given && !allHold(ability.given, { battle, unit, attack })) continue;
    found ??= [];
    found.push({ effect, cause: ability.id });
  }
  for (const bearer of battle.units) {
    if (bearer.marks.length === 0) continue;
    for (const mark of bearer.marks) {
      if (mark.effect.do !== word || mark.against !== against) continue;
      if (mark.reach ? !reaches(battle, mark.reach, bearer, unit) : bearer.id !== unit.id) continue;
      if (mark.given.length > 0 && !allHold(mark.given, { battle, unit, attack })) continue;
      found ??= [];
      found.push({ effect: mark.effect as Extract<Effect, { do: W }>, cause: mark.ability });
    }
  }
  return found ?? NOTHING;
}

const NOTHING: readonly never[] = [];

/** MOD-01: modifiers to a roll, each with its cause. */
export const modifiersTo = (battle: Battle, unit: Unit, roll: RolledFor): readonly Modifier[] =>
  modifiersAmong(effectsOn(battle, unit, 'modify'), roll);

/** MOD-01: the modifiers to this roll among the effects found. */
export function modifiersAmong(found: readonly Found<'modify'>[], roll: RolledFor): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { effect, cause } of found) if (effect.roll === roll) modifiers.push({ by: effect.by, cause });
  return modifiers;
}

/** RR-03: the widest re-roll available for a roll. */
export const rerollOf = (battle: Battle, unit: Unit, roll: RolledFor | 'nerve'): Reroll | undefined =>
  rerollAmong(effectsOn(battle, unit, 'reroll'), roll);

/** RR-03: the widest re-roll for this roll among the effects found. */
export function rerollAmong(found: readonly Found<'reroll'>[], roll: RolledFor | 'nerve'): Reroll | undefined {
  if (found.length === 0) return undefined;
  const offers = found.filter(({ effect }) => effect.roll === roll);
  const most = Math.max(...offers.map(({ effect }) => widthOf(effect)));
  const best = offers.find(({ effect }) => widthOf(effect) === most);
  const isOrder = offers.some(({ effect }) => effect.isOrder && effect.which === best?.effect.which);
  return best && { which: best.effect.which, cause: best.cause, ...(isOrder && { isOrder }) };
}

/** RR-03: the wider of two re-rolls, the first on a tie. */
export const widest = (one: Reroll | undefined, other: Reroll | undefined): Reroll | undefined =>
  one && other ? (widthOf(other) > widthOf(one) ? other : one) : (one ?? other);

const widthOf = ({ which }: { readonly which: Rerolled }): number => REROLLED.indexOf(which);

/** ABIL-01: refusals that do not apply to this unit now. */
export const waivedFor = (battle: Battle, unit: Unit): ReadonlySet<RefusalCode> =>
  new Set(effectsOn(battle, unit, 'waive').map(({ effect }) => effect.refusal));

/** ABIL-01: halves an amount, rounding up, for a chained unit. */
export function halvings(battle: Battle, unit: Unit, amount: number): readonly Modifier[] {
  const [chain] = effectsOn(battle, unit, 'halve');
  return chain ? [{ by: -Math.floor(Math.max(0, amount) / 2), cause: chain.cause }] : NOTHING;
}

/** MOD-01, MOD-02: the total of a run or charge with its modifiers: at least 1 before it is halved. */
export function rolledMove(
  battle: Battle,
  unit: Unit,
  natural: number,
  added: readonly Modifier[],
): { readonly roll: number; readonly modifiers: readonly Modifier[] } {
  const raised = natural + sumOf(added);
  const least = Math.max(1, raised);
  const floor = least > raised ? [{ by: least - raised, cause: 'MOD-02' }] : [];
  const modifiers = [...added, ...floor, ...halvings(battle, unit, least)];
  return { roll: natural + sumOf(modifiers), modifiers };
}

/** MOD-01 */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);
