import { boundingRadius } from '../../../geometry/outline';
import { type Rings, ringAround, ringsAround } from '../../../geometry/places-near';
import { boundsOf } from '../../../geometry/polygon';
import type { Inches, Outline, Spot } from '../../../geometry/shape';
import type { AskOf } from '../asks';
import { check } from '../check';
import type { Command, Placement } from '../commands';
import { featureOf, hullOf } from '../facts/bodies';
import { setUpDistance, territoryOf } from '../facts/territory';
import { unitOf } from '../facts/units';
import { unitFrom } from '../origin';
import { checkBattalionPick, roomToDeploy, unitsToSetUp } from '../rules/set-up';
import { type Battle, otherSeat, type Unit } from '../types';
import { isPlainlyTaken } from './plainly-barred';

const GAP: Inches = 0.25;
const COLUMNS = 9;
const WIDEST_RANK = 10;

/** FB-02: for each unit still to be set up, the places of a coarse grid where it fits as a block of ranks. */
export function* deployments(battle: Battle, { seat }: AskOf<'deploy'>): Generator<Command> {
  const isTaken = isPlainlyTaken(battle);
  for (const unit of unitsToSetUp(battle, seat)) {
    if (checkBattalionPick(battle, unit).length > 0) continue; // BATT-06
    const blocks: Command[] = [];
    for (const centre of centres(battle, unit)) {
      const places = ranksAt(battle, unit, centre);
      if (unit.models.some(({ outline }, i) => isTaken(places[i] ?? centre, outline))) continue;
      const block: Command = { seat, type: 'deploy', unit: unit.id, places };
      blocks.push(block);
      yield block;
    }
    yield* crowded(battle, unit, blocks);
    for (const { id, isGarrison } of battle.field.features) {
      if (isGarrison) yield { seat, type: 'garrison', unit: unit.id, feature: id };
    }
    yield { seat, type: 'reserve', unit: unit.id };
  }
}

/** UNIT-06: where no block of ranks fits, the models one by one for as long as there is room. */
function crowded(battle: Battle, unit: Unit, blocks: readonly Command[]): readonly Command[] {
  if (blocks.some(block => check(battle, block).length === 0)) return [];
  const places: Placement[] = [];
  for (const model of unit.models) {
    const place = roomToDeploy(battle, unit, model, places);
    if (!place) break;
    places.push(place);
  }
  return [{ seat: unit.seat, type: 'deploy', unit: unit.id, places }];
}

/** Spots along the front of the territory, from its middle outwards, then along its back. */
function centres(battle: Battle, unit: Unit): readonly Spot[] {
  const strip = stripOf(battle, unit);
  if (!strip) return [];
  const { depth } = blockSize(unit);
  const { minX, maxX, front, inward } = strip;
  const rows = [front + (inward * depth) / 2, front + inward * (depth / 2 + 3), front + inward * (depth / 2 + 6)];
  const middleOut = Array.from({ length: COLUMNS }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));
  const spacing = (maxX - minX) / COLUMNS;
  return rows.flatMap(y => middleOut.map(column => ({ x: (minX + maxX) / 2 + column * spacing, y })));
}

/** FB-03: the part of the territory that is far enough from the enemy's; `front` is its side towards the enemy. */
function stripOf(battle: Battle, unit: Unit) {
  const own = territoryOf(battle, unit.seat);
  const enemy = territoryOf(battle, otherSeat(unit.seat));
  if (!own || !enemy) return undefined;
  const { minX, maxX, minY, maxY } = boundsOf(own);
  const isBelow = minY < boundsOf(enemy).minY;
  const distance = setUpDistance(battle) + 0.05;
  return isBelow
    ? { minX, maxX, front: maxY - distance, inward: -1 }
    : { minX, maxX, front: minY + distance, inward: 1 };
}

function blockSize(unit: Unit) {
  const sizes = unit.models.map(({ outline }) => sizeOf(outline));
  const across = Math.max(...sizes.map(size => size.across));
  const along = Math.max(...sizes.map(size => size.along));
  const files = Math.min(WIDEST_RANK, unit.models.length > 5 ? Math.ceil(unit.models.length / 2) : unit.models.length);
  const ranks = Math.ceil(unit.models.length / files);
  return { across, along, files, ranks, depth: ranks * along + (ranks - 1) * GAP };
}

/** How wide a base is, and how long the way it faces: riders stand side by side on their narrow bases. */
function sizeOf(outline: Outline): { readonly across: Inches; readonly along: Inches } {
  if (outline.kind === 'oval') return { across: outline.width, along: outline.length };
  const size = 2 * boundingRadius(outline);
  return { across: size, along: size };
}

/** The unit's models in ranks around a spot, facing the enemy. */
function ranksAt(battle: Battle, unit: Unit, centre: Spot): readonly Placement[] {
  const { across, along, files, ranks } = blockSize(unit);
  const inward = stripOf(battle, unit)?.inward ?? -1;
  return unit.models.map((_, index) => {
    const rank = Math.floor(index / files);
    const inRank = Math.min(files, unit.models.length - rank * files);
    const x = centre.x + ((index % files) - (inRank - 1) / 2) * (across + GAP);
    const y = centre.y + inward * (rank - (ranks - 1) / 2) * (along + GAP);
    return { x, y, facing: (-inward * Math.PI) / 2 };
  });
}

/** Left between those who return and their comrades. */
const CLEAR: Inches = 0.05;
/** Where a unit that comes from somebody is looked for a place. */
const AROUND_ITS_CALLER: Rings = { from: 3, spacing: 2, count: 4 };

/** GARR-11: the unit as a block somewhere around the feature. */
export function exits(battle: Battle, unit: Unit): readonly Command[] {
  if (unit.where.kind !== 'garrison') return [];
  const { x, y, outline } = hullOf(featureOf(battle, unit.where.feature));
  const spots = ringsAround({ x, y }, { from: boundingRadius(outline) + 1, spacing: 1.5, count: 4 });
  return spots.map(spot => ({
    seat: unit.seat,
    type: 'leaveGarrison',
    unit: unit.id,
    places: ranksAt(battle, unit, spot),
  }));
}

/** RES-02: blocks on a coarse grid over the whole table. */
export function arrivals(battle: Battle, unit: Unit): readonly Command[] {
  const { width, depth } = battle.field;
  const spots = [1, 3, 5, 7].flatMap(row =>
    [1, 3, 5, 7, 9].map(column => ({ x: (column * width) / 10, y: (row * depth) / 8 })),
  );
  return spots.map(spot => ({ seat: unit.seat, type: 'arrive', unit: unit.id, places: ranksAt(battle, unit, spot) }));
}

/** As many of the returning models as find a place beside their comrades; or none. */
export function returns(battle: Battle, { seat, unit: id, count }: AskOf<'returnModels'>): readonly Command[] {
  const unit = unitOf(battle, id);
  const places: Placement[] = [];
  const isTaken = isPlainlyTaken(battle);
  for (const comrade of unit.models) {
    const reach = 2 * boundingRadius(comrade.outline) + CLEAR;
    for (const spot of ringAround(comrade, reach)) {
      if (places.length === count) break;
      const isTakenByMate = places.some(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) < reach - CLEAR);
      if (isTakenByMate || isTaken(spot, comrade.outline)) continue;
      const tried = [...places, { ...spot, facing: comrade.facing }];
      if (check(battle, { seat, type: 'returnModels', unit: id, places: tried }).length === 0)
        places.push({ ...spot, facing: comrade.facing });
    }
  }
  return [places, []].map(chosen => ({ seat, type: 'returnModels', unit: id, places: chosen }));
}

/** RNF-02: the new unit as a block somewhere around its summoner; or nobody comes. */
export function summons(battle: Battle, { seat, unit: by, muster }: AskOf<'summon'>): readonly Command[] {
  const middle = unitOf(battle, by).models[0];
  const newcomers = unitFrom(muster, seat);
  const spots = middle ? ringsAround(middle, AROUND_ITS_CALLER) : [];
  return [
    ...spots.map(spot => ({ seat, type: 'summon', unit: by, places: ranksAt(battle, newcomers, spot) }) as const),
    { seat, type: 'pass' },
  ];
}

/** The unit as a block somewhere around whoever called it; or it stays where it is. */
export function relocations(
  battle: Battle,
  { seat, unit: id, around, isSetUp }: AskOf<'relocate'>,
): readonly Command[] {
  const middle = unitOf(battle, around).models[0];
  const unit = unitOf(battle, id);
  const rings = middle ? ringsAround(middle, AROUND_ITS_CALLER) : [];
  const spots = isSetUp ? centres(battle, unit) : rings;
  return [
    ...spots.map(spot => ({ seat, type: 'relocate', unit: id, places: ranksAt(battle, unit, spot) }) as const),
    { seat, type: 'pass' },
  ];
}
