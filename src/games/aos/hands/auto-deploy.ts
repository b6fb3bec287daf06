import { warscrollOf } from '../armies';
import type { Command, CommandOf } from '../commands';
import { woundsIn } from '../facts/characteristics';
import { askedNow } from '../facts/open-question';
import { behindFront, frontOf } from '../facts/places/front';
import { hasKeyword, unitOf } from '../facts/units';
import type { Battle, Unit } from '../types';
import { middleOf } from './draft/drafts';

type Deploy = CommandOf<'deploy'>;

/** How much a foot of the table's width from the middle counts against a foot from the row that is wanted. */
const WIDTH_COUNTS = 0.25;

/**
 * A sensible next pick for a player whose army is set up automatically: the ranks first and in front, who shoots behind them,
 * heroes last; all near the middle. It only chooses among what the rules offer.
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

/** How far behind the front a unit belongs, in inches. */
function rowOf(battle: Battle, unit: Unit): number {
  if (hasKeyword(battle, unit, 'HERO')) return 6;
  return warscrollOf(unit).weapons.some(({ type }) => type === 'missile') ? 3 : 0;
}

const weightOf = (unit: Unit): number => unit.models.length * woundsIn(unit);
