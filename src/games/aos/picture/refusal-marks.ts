import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { closestPair } from '../../../geometry/units/group';
import type { OverlayPicture, RingPicture, StrokePicture } from '../../../table/picture';
import { findModel, presenceOf, unitOfModel } from '../facts/units';
import type { Refusal, RefusalCode, RefusalFacts } from '../refusals';
import { type Battle, type ModelId, otherSeat, type Seat } from '../types';

/** Refusals that can be shown on the table. */
export const MARKED = [
  'setUp.offTable',
  'setUp.outsideTerritory',
  'setUp.nearEnemyTerritory',
  'setUp.overlaps',
  'setUp.cannotStand',
  'setUp.roomLeft',
  'move.blocked',
  'move.offTable',
  'move.cannotStand',
  'move.tooCloseToEnemy',
  'retreat.endsTooClose',
  'charge.fellShort',
  'pileIn.movesAway',
  'reserve.nearEnemy',
  'summon.tooFar',
  'garrison.tooFar',
  'aim.offTable',
  'aim.tooFar',
  'aim.notVisible',
] as const satisfies readonly RefusalCode[];
export type MarkedCode = (typeof MARKED)[number];

/** The context of a refusal: drafted models, side, and pointer position. */
export interface Wrong {
  readonly battle: Battle;
  readonly seat: Seat;
  /** The drafted models at their end positions. */
  readonly models: readonly (Body & { readonly id: ModelId })[];
  readonly middle: Spot;
}

/** The position of a fault, and what is drawn there. */
export interface WrongMark extends Partial<Pick<OverlayPicture, 'areas' | 'strokes' | 'rings'>> {
  readonly at: Spot & { readonly z?: Inches };
}

type Marks = { readonly [C in MarkedCode]: (facts: RefusalFacts[C], wrong: Wrong) => WrongMark | undefined };

const MARKS: Marks = {
  'setUp.offTable': ({ model }, wrong) => overEdge(placeOf(wrong, model), wrong),
  'setUp.outsideTerritory': ({ model }, wrong) => standing(wrong, model),
  'setUp.nearEnemyTerritory': ({ model }, wrong) => standing(wrong, model),
  'setUp.overlaps': ({ model, with: other }, wrong) => overlapping(wrong, model, other),
  'setUp.cannotStand': ({ model }, wrong) => onScenery(placeOf(wrong, model), wrong),
  'setUp.roomLeft': ({ at }) => ({ at, rings: [cross(at)] }),
  'move.blocked': ({ at, by }, wrong) => inTheWay(at, by, wrong),
  'move.offTable': ({ at }, wrong) => overEdge(at, wrong),
  'move.cannotStand': ({ at }, wrong) => onScenery(at, wrong),
  'move.tooCloseToEnemy': ({ at, model }, wrong) => tooNear(wrong, model, at),
  'retreat.endsTooClose': ({ model }, wrong) => tooNear(wrong, model, undefined),
  'charge.fellShort': (_, wrong) => tooNear(wrong, undefined, undefined),
  'pileIn.movesAway': ({ model, enemy }, wrong) => apartFrom(wrong, model, bodyOf(wrong, enemy)),
  'reserve.nearEnemy': ({ model }, wrong) => tooNear(wrong, model, undefined),
  'summon.tooFar': ({ model }, wrong) => standing(wrong, model),
  'garrison.tooFar': (_, { middle }) => ({ at: middle }),
  'aim.offTable': (_, wrong) => overEdge(wrong.middle, wrong),
  'aim.tooFar': (_, { middle }) => ({ at: middle }),
  'aim.notVisible': (_, { middle }) => ({ at: middle }),
};

/** Where a refusal is shown on the table; undefined if it has no place. */
export function markOf({ code, facts }: Refusal, wrong: Wrong): WrongMark | undefined {
  const mark = (MARKS as Partial<Record<RefusalCode, (facts: never, wrong: Wrong) => WrongMark | undefined>>)[code];
  return mark?.(facts as never, wrong);
}

const CROSS: Inches = 0.3;
const cross = (at: Spot): RingPicture => ({ look: 'hit', ...at, outline: { kind: 'circle', radius: CROSS } });

const bodyOf = ({ models, battle }: Wrong, id: ModelId): Body | undefined => {
  const unit = unitOfModel(battle, id);
  return models.find(model => model.id === id) ?? (unit && findModel(unit, id));
};

const placeOf = (wrong: Wrong, id: ModelId): Spot => bodyOf(wrong, id) ?? wrong.middle;

const standing = (wrong: Wrong, id: ModelId): WrongMark => ({ at: placeOf(wrong, id) });

/** Half the length marked along an edge. */
const ALONG: Inches = 3;

/** The edge of the table that a base hangs over. */
function overEdge({ x, y }: Spot, { battle }: Wrong): WrongMark {
  const { width, depth } = battle.field;
  const gaps = [x, width - x, y, depth - y];
  const nearest = gaps.indexOf(Math.min(...gaps));
  const [atX, atY] = [Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y))];
  const edge =
    nearest === 0 ? { x: 0, y: atY } : nearest === 1 ? { x: width, y: atY } : { x: atX, y: nearest === 2 ? 0 : depth };
  const isUpright = nearest < 2;
  const stretch: StrokePicture = {
    look: 'gap',
    points: [-ALONG, ALONG].map(by => ({ x: edge.x + (isUpright ? 0 : by), y: edge.y + (isUpright ? by : 0) })),
  };
  return { at: edge, strokes: [stretch], rings: [cross(edge)] };
}

/** Two overlapping bases. */
function overlapping(wrong: Wrong, one: ModelId, other: ModelId): WrongMark {
  const at = placeOf(wrong, one);
  const under = bodyOf(wrong, other);
  const rings: readonly RingPicture[] = under
    ? [{ look: 'foul', x: under.x, y: under.y, z: under.z, facing: under.facing, outline: under.outline }]
    : [];
  return { at, rings: [...rings, cross(under ? { x: (at.x + under.x) / 2, y: (at.y + under.y) / 2 } : at)] };
}

/** Units that block the path; a garrison blocks it with its feature. */
function inTheWay(at: Spot, by: ModelId, wrong: Wrong): WrongMark {
  const body = bodyOf(wrong, by);
  if (!body) return { ...onScenery(at, wrong), at };
  const ring: RingPicture = {
    look: 'foul',
    x: body.x,
    y: body.y,
    z: body.z,
    facing: body.facing,
    outline: body.outline,
  };
  return { at, rings: [ring, cross(at)] };
}

/** The scenery that cannot hold a base, or blocks the path. */
function onScenery(at: Spot, { battle }: Wrong): WrongMark {
  const near = battle.field.features
    .map(feature => ({
      feature,
      away: Math.min(...feature.footprint.map(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2)),
    }))
    .toSorted((a, b) => a.away - b.away)[0];
  const solids = near?.feature.solids.map(({ outline }) => outline) ?? [];
  const areas = solids.length > 0 ? [{ id: 'wall', look: 'danger', polygons: solids, grow: 0.1 } as const] : [];
  return { at, areas, rings: [cross(at)] };
}

/** The shortest tape to an enemy from a model's end or path, or from the whole unit. */
function tooNear(wrong: Wrong, id: ModelId | undefined, passing: Spot | undefined): WrongMark | undefined {
  const { battle, seat, models } = wrong;
  const model = id === undefined ? undefined : bodyOf(wrong, id);
  const from = model ? [passing ? { ...model, ...passing } : model] : models;
  const pair = closestPair(from, presenceOf(battle, otherSeat(seat)));
  if (!pair) return undefined;
  const at = passing ?? { x: (pair.from.x + pair.to.x) / 2, y: (pair.from.y + pair.to.y) / 2 };
  return { at, strokes: [{ look: 'gap', points: [pair.from, pair.to] }], rings: passing ? [cross(passing)] : [] };
}

function apartFrom(wrong: Wrong, id: ModelId, enemy: Body | undefined): WrongMark {
  const at = placeOf(wrong, id);
  if (!enemy) return { at };
  const apart = Math.max(0.01, Math.sqrt((enemy.x - at.x) ** 2 + (enemy.y - at.y) ** 2));
  const rim = boundingRadius(enemy.outline) / apart;
  const to = { x: enemy.x + (at.x - enemy.x) * rim, y: enemy.y + (at.y - enemy.y) * rim };
  return { at, strokes: [{ look: 'gap', points: [at, to] }] };
}
