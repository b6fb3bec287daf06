import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { slotsFor } from '../../../geometry/units/slots';
import { warscrollOf } from '../armies';
import type { Seat } from '../types';
import { outlineOf } from './battle-of';
import { onTable, withUnit } from './moving';
import {
  type Bench,
  type BenchPiece,
  type BenchUnit,
  byHand,
  countModels,
  exact,
  freshId,
  LIMITS,
  type Thing,
} from './table';

/** What is put on the table, before it has a place there. */
export interface NewUnit {
  readonly seat: Seat;
  readonly of: BenchUnit['of'];
  readonly count: number;
}

const FACING: Readonly<Record<Seat, number>> = { azure: Math.PI / 2, ember: -Math.PI / 2 };

/** Puts a unit in ranks around a spot; nothing changes where the table is full. */
export function addUnit(bench: Bench, { seat, of, count }: NewUnit, at: Spot): Bench {
  const many = Math.min(count, LIMITS.perUnit, LIMITS.models - countModels(bench));
  if (many < 1 || bench.units.length >= LIMITS.units) return bench;
  const facing = exact(FACING[seat]);
  const body = { x: at.x, y: at.y, z: 0, facing, ...shapeOf(of) };
  const slots = slotsFor(
    Array.from({ length: many }, () => body),
    'ranks',
    at,
    facing,
  );
  const places = slots.map(({ x, y }) => ({ x: byHand(x), y: byHand(y), facing }));
  return { ...bench, units: [...bench.units, { id: freshId('u', bench.units), seat, of, name: undefined, places }] };
}

const shapeOf = (of: BenchUnit['of']) => {
  if ('base' in of) return { outline: outlineOf(of.base), height: of.base.height };
  const { base, height } = warscrollOf(of);
  return { outline: base, height };
};

/** Puts a piece of scenery on the table. */
export function addPiece(bench: Bench, of: BenchPiece['of'], at: Spot): Bench {
  if (bench.pieces.length >= LIMITS.pieces) return bench;
  const piece = { id: freshId('p', bench.pieces), of, x: byHand(at.x), y: byHand(at.y), turn: 0 };
  return { ...bench, pieces: [...bench.pieces, piece] };
}

/** OBJ-01: puts an objective on the table. */
export function addMarker(bench: Bench, at: Spot): Bench {
  if (bench.markers.length >= LIMITS.markers) return bench;
  const marker = { id: freshId('o', bench.markers), x: byHand(at.x), y: byHand(at.y) };
  return { ...bench, markers: [...bench.markers, marker] };
}

/** Takes something off the table; of a unit only the one model where one is meant. */
export function remove(bench: Bench, thing: Thing, model: number | undefined): Bench {
  const others = <T extends { readonly id: string }>(things: readonly T[]) =>
    things.filter(({ id }) => id !== thing.id);
  if (thing.kind === 'piece') return { ...bench, pieces: others(bench.pieces) };
  if (thing.kind === 'marker') return { ...bench, markers: others(bench.markers) };
  const unit = bench.units.find(({ id }) => id === thing.id);
  if (model === undefined || (unit?.places.length ?? 0) < 2) return { ...bench, units: others(bench.units) };
  return withUnit(bench, thing.id, each => ({ ...each, places: each.places.filter((_, index) => index !== model) }));
}

/** How far beside the first a copy stands. */
const BESIDE: Inches = 3;

/** The same once more, a little to the side; of one model, one model more in its unit. */
export function duplicate(bench: Bench, thing: Thing, model: number | undefined): Bench {
  if (thing.kind === 'piece') {
    const piece = bench.pieces.find(({ id }) => id === thing.id);
    if (!piece || bench.pieces.length >= LIMITS.pieces) return bench;
    const copy = { ...piece, id: freshId('p', bench.pieces), x: onTable(piece.x + BESIDE, bench.table.width) };
    return { ...bench, pieces: [...bench.pieces, copy] };
  }
  if (thing.kind === 'marker') {
    const marker = bench.markers.find(({ id }) => id === thing.id);
    return marker ? addMarker(bench, { x: onTable(marker.x + BESIDE, bench.table.width), y: marker.y }) : bench;
  }
  const unit = bench.units.find(({ id }) => id === thing.id);
  const place = model === undefined ? undefined : unit?.places[model];
  if (!unit || countModels(bench) + (place ? 1 : unit.places.length) > LIMITS.models) return bench;
  if (place) {
    const more = { ...place, x: byHand(place.x + shapeWidth(unit)) };
    return unit.places.length < LIMITS.perUnit
      ? withUnit(bench, unit.id, each => ({ ...each, places: [...each.places, more] }))
      : bench;
  }
  if (bench.units.length >= LIMITS.units) return bench;
  const places = unit.places.map(each => ({ ...each, y: byHand(each.y + (unit.seat === 'azure' ? -BESIDE : BESIDE)) }));
  return { ...bench, units: [...bench.units, { ...unit, id: freshId('u', bench.units), places }] };
}

const ROOM: Inches = 0.1;
function shapeWidth(unit: BenchUnit): Inches {
  const { outline } = shapeOf(unit.of);
  if (outline.kind === 'circle') return 2 * outline.radius + ROOM;
  return (outline.kind === 'oval' ? outline.length : 1) + ROOM;
}
