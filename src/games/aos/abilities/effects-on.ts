import type { Cause, Modifier } from '../activation';
import { findUnit } from '../facts/units';
import type { Battle, Unit } from '../types';
import { type AttackFacts, allHold } from './conditions';
import { effectsTouching } from './held';
import { reaches } from './reach';
import type { Effect } from './types';

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
  for (const bearer of markedUnits(battle)) {
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

/** The same list of units is asked about for every die and every offer. */
let last: { readonly units: readonly Unit[]; readonly marked: readonly Unit[] } = { units: NOTHING, marked: NOTHING };

/** Units that bear marks, mostly none. */
function markedUnits({ units }: Battle): readonly Unit[] {
  if (last.units !== units) last = { units, marked: units.filter(({ marks }) => marks.length > 0) };
  return last.marked;
}

/** MOD-01: the effects found as modifiers, each with its cause. */
export const modifiersBy = (
  found: readonly { readonly effect: { readonly by: number }; readonly cause: Cause }[],
): readonly Modifier[] => (found.length === 0 ? NOTHING : found.map(({ effect, cause }) => ({ by: effect.by, cause })));

/** MOD-01 */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);
