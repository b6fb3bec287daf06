import { warscrollOf } from '../armies';
import type { Command, CommandOf } from '../commands';
import { woundsIn } from '../facts/characteristics';
import { askedNow } from '../facts/open-question';
import { behindFront, frontOf } from '../facts/places/front';
import { hasKeyword, unitOf } from '../facts/units';
import type { Battle, Unit } from '../types';
import { middleOf } from './draft/drafts';

type Deploy = CommandOf<'deploy'>;

/** How much an inch of sideways distance from the middle counts against an inch from the wanted row. */
const WIDTH_COUNTS = 0.25;

/**
 * The next pick of automatic set-up: soldiers in front, missile units behind them, heroes last, all near the middle. It
 * only chooses among legal options.
 */
export function nextDeployment(battle: Battle, options: readonly Command[]): Command | undefined {
  const kind = askedNow(battle)?.kind;
  if (kind !== 'deploy' && kind !== 'deployMore') return undefined;
  const places = options.filter((option): option is Deploy => option.type === 'deploy');
  const units = [...new Set(places.map(({ unit }) => unit))].map(id => unitOf(battle, id));
  const next = units.toSorted((a, b) => rowOf(battle, a) - rowOf(battle, b) || weightOf(b) - weightOf(a))[0];
  if (!next) return options.find(({ type }) => type !== 'concede');
  const own = places.filter(({ unit }) => unit === next.id);
  const front = frontOf(battle, next.seat);
  if (!front) return own[0];
  const placed = (option: Deploy) => behindFront(front, middleOf(option.places));
  const foremost = Math.min(...own.map(option => placed(option).behind));
  const cost = (option: Deploy) => {
    const { behind, along } = placed(option);
    const aside = Math.abs(along - (front.from + front.to) / 2);
    return Math.abs(behind - foremost - rowOf(battle, next)) + aside * WIDTH_COUNTS;
  };
  return own.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** The distance behind the front where a unit belongs, in inches. */
function rowOf(battle: Battle, unit: Unit): number {
  if (hasKeyword(battle, unit, 'HERO')) return 6;
  return warscrollOf(unit).weapons.some(({ type }) => type === 'missile') ? 3 : 0;
}

const weightOf = (unit: Unit): number => unit.models.length * woundsIn(unit);
