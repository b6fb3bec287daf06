import type { Deal } from '../../abilities/types';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { unitsOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, otherSeat, type Unit, type UnitId } from '../../types';
import { openChoice } from '../abilities/ability-choice';
import { rolledBy } from '../abilities/ability-rolls';
import type { Dealing } from '../abilities/dealing';

/** ABIL-01: enemy units in play, each with at most one number. */
export function checkNumbered(
  battle: Battle,
  bearer: Unit,
  { numbered = [] }: Pick<CommandOf<'useAbility'>, 'numbered'>,
): readonly Refusal[] {
  const enemies = unitsOf(battle, otherSeat(bearer.seat));
  const wrong = numbered.find((id, index) => !enemies.some(unit => unit.id === id) || numbered.indexOf(id) < index);
  return wrong === undefined ? [] : [refuse('ABIL-01', 'ability.wrongTarget', { target: wrong })];
}

const MOST_NUMBERS = 6;

/**
 * Up to six enemy units have numbers; with more, the player names the six. A die picks the unit that is struck, or
 * none.
 */
export function strikeNumbered(dealing: Dealing, deal: Extract<Deal, { do: 'numbered' }>): readonly BattleEvent[] {
  const { battle, bearer, source, dice, numbered } = dealing;
  const { without = [] } = deal;
  const enemies = unitsOf(battle, otherSeat(bearer.seat)).filter(({ id }) => !without.includes(id));
  if (!numbered && enemies.length > MOST_NUMBERS) {
    const leaving = (unit: UnitId) => ({ name: 'No number', unit, deals: [{ ...deal, without: [...without, unit] }] });
    return openChoice(
      dealing,
      enemies.map(({ id }) => leaving(id)),
    );
  }
  const named = numbered?.flatMap(id => enemies.find(unit => unit.id === id) ?? []);
  const face = dice.d6();
  const target = (named ?? enemies)[face - 1];
  const rolled = rolledBy(bearer.id, source.id, [face], 1);
  return target ? [rolled, ...dealing.dealTo({ ...dealing, target }, deal.deals)] : [rolled];
}
