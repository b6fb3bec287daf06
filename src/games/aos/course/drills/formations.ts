import type { Dice } from '../../../../kernel/dice';
import { warscrollOf } from '../../armies';
import type { Seat } from '../../types';
import { between } from './chance';
import { bodiesOf, centred, fitsTable, gapBetween, type Place, type Position, type Posted, shifted } from './position';

/** Warscrolls for drills: round and oval bases, large and small, single models and units. */
export const STORMCAST = ['liberators', 'sequitors', 'retributors', 'judicators', 'prosecutors', 'evocators'] as const;
export const NIGHTHAUNT = [
  'chainrasp-horde',
  'grimghast-reapers',
  'spirit-hosts',
  'hexwraiths',
  'glaivewraith-stalkers',
] as const;
export const HEROES = {
  azure: ['lord-celestant', 'knight-incantor', 'lord-arcanum-on-gryph-charger', 'lord-relictor'],
  ember: ['knight-of-shrouds-on-ethereal-steed', 'guardian-of-souls', 'lord-executioner', 'spirit-torment'],
} as const;

const MOST_MODELS = 6;
const LEAST_ROOM = 0.15;
const MOST_ROOM = 0.8;

/** How long and wide the base of a warscroll is. */
function baseOf(warscroll: string): { readonly length: number; readonly width: number } {
  const { base } = warscrollOf({ warscroll });
  if (base.kind === 'circle') return { length: 2 * base.radius, width: 2 * base.radius };
  return base.kind === 'oval' ? base : { length: 2, width: 2 };
}

/** A block of a few models in ranks, slightly irregular. */
export function block(dice: Dice, seat: Seat, warscroll: string, facing: number): Posted {
  const { least } = warscrollOf({ warscroll }).size;
  const count = least === 1 ? 1 : Math.min(MOST_MODELS, 2 + dice.die(Math.max(1, least)));
  const { length, width } = baseOf(warscroll);
  const across = Math.ceil(count / dice.die(2));
  const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
  const places = Array.from({ length: count }, (_, index): Place => {
    const side = (index % across) * (width + between(dice, LEAST_ROOM, MOST_ROOM));
    const back = -Math.floor(index / across) * (length + MOST_ROOM);
    const ahead = back + between(dice, 0, MOST_ROOM / 2);
    return { x: ahead * cos - side * sin, y: ahead * sin + side * cos, facing };
  });
  return { seat, warscroll, places };
}

const HALVINGS = 20;
const FAR = 30;

/** A unit moved in a direction until it has this gap to another. */
export function pushed(from: Posted, unit: Posted, direction: number, gap: number): Posted {
  const at = (distance: number): Posted => ({
    ...unit,
    places: unit.places.map(place => shifted(place, Math.cos(direction) * distance, Math.sin(direction) * distance)),
  });
  const bodies = bodiesOf(from);
  let [near, far] = [0, FAR];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (near + far) / 2;
    if (gapBetween(bodies, bodiesOf(at(middle))) < gap) near = middle;
    else far = middle;
  }
  return at(far);
}

const EXACT = 0.002;

/** Two units with a given gap in a direction; undefined if they do not fit on the table. */
export function apart(
  one: Posted,
  other: Posted,
  direction: number,
  gap: number,
  rest: Pick<Position, 'phase' | 'active'>,
): Position | undefined {
  const units = centred([one, pushed(one, other, direction, gap)]);
  const [first = one, second = other] = units;
  const isRight = Math.abs(gapBetween(bodiesOf(first), bodiesOf(second)) - gap) < EXACT && fitsTable(units);
  return isRight ? { ...rest, units } : undefined;
}

/** Warscrolls for one side. */
export const soldiersOf = (seat: Seat): readonly string[] =>
  seat === 'azure' ? [...STORMCAST, ...HEROES.azure] : [...NIGHTHAUNT, ...HEROES.ember];
