import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Inches } from '../../../geometry/shapes/shape';
import { type Rings, ringAround, ringsAround } from '../../../geometry/ways/places-near';
import type { AskOf } from '../asks';
import { check } from '../check';
import type { Command, Placement } from '../commands';
import { featureOf, hullOf } from '../facts/places/bodies';
import { unitOf } from '../facts/units';
import { unitFrom } from '../origin';
import { checkBattalionPick, roomToDeploy, unitsToSetUp } from '../rules/setup/set-up';
import type { Battle, Unit } from '../types';
import { centres, finerCentres, fitsPlainly, ranksOf } from './blocks';
import { isPlainlyTaken } from './quick-reject';

/** FB-02: for each unit still to be set up, the places of a coarse grid where it fits as a block of ranks. */
export function* deployments(battle: Battle, { seat }: AskOf<'deploy'>): Generator<Command> {
  const isTaken = isPlainlyTaken(battle);
  const units = unitsToSetUp(battle, seat).filter(unit => checkBattalionPick(battle, unit).length === 0); // BATT-06
  const barred = new Set<string>();
  let hasRoom = false;
  for (const unit of units) {
    const fits = fitsPlainly(battle, unit, isTaken);
    const ranksAt = ranksOf(battle, unit);
    let isLegal = false;
    for (const centre of centres(battle, unit)) {
      const places = ranksAt(centre);
      if (!fits(places)) continue;
      const block: Command = { seat, type: 'deploy', unit: unit.id, places };
      yield block;
      isLegal ||= check(battle, block).length === 0;
    }
    const kind = `${unit.warscroll} ${unit.models.length}`; // if one finds no place, neither does the next of its kind
    for (const centre of isLegal || barred.has(kind) ? [] : finerCentres(battle, unit)) {
      const places = ranksAt(centre);
      if (!fits(places)) continue;
      const block: Command = { seat, type: 'deploy', unit: unit.id, places };
      if (check(battle, block).length > 0) continue;
      isLegal = true;
      yield block;
      break;
    }
    if (isLegal) hasRoom = true;
    else barred.add(kind);
    for (const { id, isGarrison } of battle.field.features) {
      if (isGarrison) yield { seat, type: 'garrison', unit: unit.id, feature: id };
    }
    yield { seat, type: 'reserve', unit: unit.id };
  }
  const [first] = units;
  if (first && !hasRoom) yield crowded(battle, first);
}

/** UNIT-06: if no block fits for any unit, places the models of one unit one by one while there is room. */
function crowded(battle: Battle, unit: Unit): Command {
  const places: Placement[] = [];
  for (const model of unit.models) {
    const place = roomToDeploy(battle, unit, model, places);
    if (!place) break;
    places.push(place);
  }
  return { seat: unit.seat, type: 'deploy', unit: unit.id, places };
}

/** Gap between returning models and their unit. */
const CLEAR: Inches = 0.05;
/** Where places are searched for a unit called by another. */
const AROUND_ITS_CALLER: Rings = { from: 3, spacing: 2, count: 4 };

/** GARR-11: the unit as a block somewhere around the feature. */
export function exits(battle: Battle, unit: Unit): readonly Command[] {
  if (unit.where.kind !== 'garrison') return [];
  const { x, y, outline } = hullOf(featureOf(battle, unit.where.feature));
  const spots = ringsAround({ x, y }, { from: boundingRadius(outline) + 1, spacing: 1.5, count: 4 });
  const ranksAt = ranksOf(battle, unit);
  return spots.map(spot => ({ seat: unit.seat, type: 'leaveGarrison', unit: unit.id, places: ranksAt(spot) }));
}

/** RES-02: blocks on a coarse grid over the whole table. */
export function arrivals(battle: Battle, unit: Unit): readonly Command[] {
  const { width, depth } = battle.field;
  const spots = [1, 3, 5, 7].flatMap(row =>
    [1, 3, 5, 7, 9].map(column => ({ x: (column * width) / 10, y: (row * depth) / 8 })),
  );
  const ranksAt = ranksOf(battle, unit);
  return spots.map(spot => ({ seat: unit.seat, type: 'arrive', unit: unit.id, places: ranksAt(spot) }));
}

/** As many returning models as find a place beside their unit; or none. */
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

/** RNF-02: the new unit as a block around its summoner; or none. */
export function summons(battle: Battle, { seat, unit: by, muster }: AskOf<'summon'>): readonly Command[] {
  const middle = unitOf(battle, by).models[0];
  const ranksAt = ranksOf(battle, unitFrom(muster, seat));
  const spots = middle ? ringsAround(middle, AROUND_ITS_CALLER) : [];
  return [
    ...spots.map(spot => ({ seat, type: 'summon', unit: by, places: ranksAt(spot) }) as const),
    { seat, type: 'pass' },
  ];
}

/** The unit as a block around the unit that called it; or it stays. */
export function relocations(
  battle: Battle,
  { seat, unit: id, around, isSetUp }: AskOf<'relocate'>,
): readonly Command[] {
  const middle = unitOf(battle, around).models[0];
  const unit = unitOf(battle, id);
  const ranksAt = ranksOf(battle, unit);
  const rings = middle ? ringsAround(middle, AROUND_ITS_CALLER) : [];
  const spots = isSetUp ? centres(battle, unit) : rings;
  return [
    ...spots.map(spot => ({ seat, type: 'relocate', unit: id, places: ranksAt(spot) }) as const),
    { seat, type: 'pass' },
  ];
}
