import { type Modifier, REROLLED, type Reroll, type Rerolled } from '../../activation';
import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import type { AttackFacts } from '../conditions';
import { effectsOn, type Found, sumOf } from '../effects-on';
import type { RolledFor } from '../types';
import { MOVES } from './moves';

/** MOD-01, RR-01: what changes rolls of any kind. */
export const ROLLS = {
  modify: (battle: Battle, unit: Unit, attack?: AttackFacts, against?: boolean) =>
    effectsOn(battle, unit, 'modify', attack, against),
  reroll: (battle: Battle, unit: Unit, attack?: AttackFacts, against?: boolean) =>
    effectsOn(battle, unit, 'reroll', attack, against),
} satisfies Meanings<'rolls'>;

/** MOD-01: modifiers to a roll, each with its cause. */
export const modifiersTo = (battle: Battle, unit: Unit, roll: RolledFor): readonly Modifier[] =>
  modifiersAmong(ROLLS.modify(battle, unit), roll);

/** MOD-01: the modifiers to this roll among the effects found. */
export function modifiersAmong(found: readonly Found<'modify'>[], roll: RolledFor): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { effect, cause } of found) if (effect.roll === roll) modifiers.push({ by: effect.by, cause });
  return modifiers;
}

/** RR-03: the widest re-roll available for a roll. */
export const rerollOf = (battle: Battle, unit: Unit, roll: RolledFor | 'nerve'): Reroll | undefined =>
  rerollAmong(ROLLS.reroll(battle, unit), roll);

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
  const modifiers = [...added, ...floor, ...MOVES.halve(battle, unit, least)];
  return { roll: natural + sumOf(modifiers), modifiers };
}
