import { gathered } from '../../../../kernel/flat-map';
import type { Deal, Reach } from '../../abilities/types';
import { warscrollOf } from '../../armies';
import { findAbility } from '../../armies/named';
import { findSpell } from '../../armies/parts/spells';
import type { Command, CommandOf } from '../../commands';
import { gapBetweenUnits } from '../../facts/places/distance';
import { findUnit, unitOf, unitsOf } from '../../facts/units';
import { type Battle, otherSeat, type Seat, type UnitId } from '../../types';
import { worthOfWound, woundsLeft } from '../worth';

const HARMFUL: readonly Deal['do'][] = ['mortalWounds', 'strikes', 'pool', 'woundPool', 'crossing'];

/** The number of units of a side in a reach around its bearer. */
const countIn = (battle: Battle, bearer: UnitId, { within = Number.POSITIVE_INFINITY }: Reach, seat: Seat): number =>
  unitsOf(battle, seat).filter(unit => gapBetweenUnits(battle, unitOf(battle, bearer), unit) <= within).length;

/** Whether an ability is worth using: one that harms all units nearby only if more enemies than friends are near. */
function isWelcome(battle: Battle, { seat, unit, ability: id, choice = 0 }: CommandOf<'useAbility'>): boolean {
  const ability = findAbility(id);
  const deals = ability?.choices?.[choice]?.deals ?? [];
  const reach = ability?.reach;
  if (deals.some(deal => deal.do === 'relocate')) return false;
  if (reach?.side !== 'any' || !deals.some(deal => HARMFUL.includes(deal.do))) return true;
  return countIn(battle, unit, reach, otherSeat(seat)) > countIn(battle, unit, reach, seat);
}

/** Abilities worth using, free ones first. */
export function abilities(battle: Battle, offers: readonly Command[]): readonly Command[] {
  const uses = offers.filter(offer => offer.type === 'useAbility').filter(offer => isWelcome(battle, offer));
  const costs = (use: CommandOf<'useAbility'>) => Number(findAbility(use.ability)?.isCommand ?? false);
  return uses.toSorted((a, b) => costs(a) - costs(b));
}

/** Spells with a target, damaging spells first. */
export function castings(battle: Battle, offers: readonly Command[]): readonly Command[] {
  return gathered(
    offers.filter(offer => offer.type === 'cast'),
    offer => {
      const reach = findSpell(offer.spell)?.reach;
      if (!reach) return [];
      const strikes = reach.side !== 'friend';
      const seat = strikes ? otherSeat(offer.seat) : offer.seat;
      return countIn(battle, offer.unit, reach, seat) > 0 ? [{ offer, strikes }] : [];
    },
  )
    .toSorted((a, b) => Number(b.strikes) - Number(a.strikes))
    .map(({ offer }) => offer);
}

/** The best target: the most expensive enemy that is nearly destroyed, or the most valuable friend. */
export function aims<C extends CommandOf<'aimSpell'> | CommandOf<'strike'>>(
  battle: Battle,
  offers: readonly C[],
): readonly C[] {
  const value = ({ seat, target }: C) => {
    const unit = findUnit(battle, target);
    if (!unit) return 0;
    const worth = worthOfWound(unit);
    return unit.seat === seat
      ? worth * woundsLeft(unit)
      : worth + warscrollOf(unit).points / Math.max(1, woundsLeft(unit));
  };
  return offers.toSorted((a, b) => value(b) - value(a));
}
