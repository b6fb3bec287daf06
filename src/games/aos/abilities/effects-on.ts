import { type Cause, type Modifier, REROLLED, type Reroll, type Rerolled } from '../activation';
import { findUnit } from '../facts/units';
import type { RefusalCode } from '../refusals';
import type { Battle, Unit } from '../types';
import { type AttackFacts, allHold } from './conditions';
import { effectsTouching } from './held';
import { reaches } from './reach';
import type { Effect, RolledFor } from './types';

/** An effect that holds now, and the name of what causes it. */
export interface Found<W extends Effect['do']> {
  readonly effect: Extract<Effect, { do: W }>;
  readonly cause: Cause;
}

/**
 * What abilities and marks do to a unit now. With `against`, what they do to attacks made against it.
 * Each effect of each bearer counts (MOD-01), if it reaches the unit and its conditions hold.
 */
export function effectsOn<W extends Effect['do']>(
  battle: Battle,
  unit: Unit,
  word: W,
  attack?: AttackFacts,
  against = false,
): readonly Found<W>[] {
  // Asked for every die, and mostly there is nothing: a list is made only for what is found.
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

/** MOD-01: what is added to a roll, each with its cause. */
export const modifiersTo = (battle: Battle, unit: Unit, roll: RolledFor): readonly Modifier[] =>
  modifiersAmong(effectsOn(battle, unit, 'modify'), roll);

/** MOD-01: of what was found, what is added to this roll. */
export function modifiersAmong(found: readonly Found<'modify'>[], roll: RolledFor): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { effect, cause } of found) if (effect.roll === roll) modifiers.push({ by: effect.by, cause });
  return modifiers;
}

/** RR-03: the widest re-roll on offer for a roll. */
export const rerollOf = (battle: Battle, unit: Unit, roll: RolledFor | 'nerve'): Reroll | undefined =>
  rerollAmong(effectsOn(battle, unit, 'reroll'), roll);

/** RR-03: of what was found, the widest re-roll for this roll. */
export function rerollAmong(found: readonly Found<'reroll'>[], roll: RolledFor | 'nerve'): Reroll | undefined {
  if (found.length === 0) return undefined;
  const offers = found.filter(({ effect }) => effect.roll === roll);
  const most = Math.max(...offers.map(({ effect }) => widthOf(effect)));
  const best = offers.find(({ effect }) => widthOf(effect) === most);
  const isOrder = offers.some(({ effect }) => effect.isOrder && effect.which === best?.effect.which);
  return best && { which: best.effect.which, cause: best.cause, ...(isOrder && { isOrder }) };
}

/** RR-03: the wider of two re-rolls, the first where they are as wide. */
export const widest = (one: Reroll | undefined, other: Reroll | undefined): Reroll | undefined =>
  one && other ? (widthOf(other) > widthOf(one) ? other : one) : (one ?? other);

const widthOf = ({ which }: { readonly which: Rerolled }): number => REROLLED.indexOf(which);

/** ABIL-01: the reasons that do not hold against this unit now. */
export const waivedFor = (battle: Battle, unit: Unit): ReadonlySet<RefusalCode> =>
  new Set(effectsOn(battle, unit, 'waive').map(({ effect }) => effect.refusal));

/** ABIL-01: what takes away half of it, fractions rounded up, from a unit that is chained. */
export function halvings(battle: Battle, unit: Unit, amount: number): readonly Modifier[] {
  const [chain] = effectsOn(battle, unit, 'halve');
  return chain ? [{ by: -Math.floor(Math.max(0, amount) / 2), cause: chain.cause }] : NOTHING;
}

/** MOD-01, MOD-02: what a run or a charge comes to, and all that changed it: never below 1 before it is halved. */
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
