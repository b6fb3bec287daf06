import type { Dice } from '../../../../kernel/dice';
import { warscrollOf } from '../../armies';
import type { Setup } from '../../battle-setup';
import { gapToFeature, nearestBodies } from '../../facts/places/distance';
import { isInPlay } from '../../facts/units';
import { terrainOf } from '../../layouts/place';
import { originOf } from '../../origin';
import { DEFAULT_RULINGS } from '../../rulings';
import type { Battle, Deed, Phase, Seat, Terrain, Unit, UnitId } from '../../types';

/** Where a model stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A unit of the position; models of its warscroll without a place count as slain before. */
export interface Posted {
  readonly seat: Seat;
  readonly warscroll: string;
  readonly places: readonly Place[];
  readonly deeds?: readonly Deed[];
  /** Names distinguish two units of one warscroll. */
  readonly id?: UnitId;
}

export interface Position {
  readonly units: readonly Posted[];
  readonly phase: Phase;
  readonly active: Seat;
  readonly terrain?: readonly Terrain[];
}

/** The small table on which drills are held. */
const DRILL_TABLE: Setup['table'] = { width: 36, depth: 24 };
/** Bases stay this far from the edge. */
const MARGIN = 1.5;

const idOf = ({ id, warscroll }: Posted): UnitId => id ?? warscroll;

const musterOf = (posted: Posted) => ({
  id: idOf(posted),
  warscroll: posted.warscroll,
  models: Math.max(posted.places.length, warscrollOf(posted).size.least),
});

/** The set-up behind the position. */
export const setupOf = ({ units, terrain = [] }: Pick<Position, 'units' | 'terrain'>): Setup => {
  const army = (seat: Seat, player: string) => ({
    player,
    units: units.filter(unit => unit.seat === seat).map(musterOf),
  });
  return {
    battleplan: 'skirmish',
    table: DRILL_TABLE,
    terrain,
    scenery: 'asPlaced',
    armies: { azure: army('azure', 'Azure'), ember: army('ember', 'Ember') },
    rulings: DEFAULT_RULINGS,
  };
};

/** The battle of the position: all units in place, and the active side must act. */
export function battleOf(position: Position): Battle {
  const origin = originOf(setupOf(position));
  const { active, phase, units } = position;
  return {
    ...origin,
    round: 1,
    turn: 1,
    active,
    phase,
    asks: [{ kind: 'act', seat: active, phase }],
    units: origin.units.map(unit =>
      stood(
        unit,
        units.find(posted => idOf(posted) === unit.id),
      ),
    ),
  };
}

function stood(unit: Unit, posted: Posted | undefined): Unit {
  if (!posted) return unit;
  const models = posted.places.flatMap((place, index) => {
    const model = unit.models[index];
    return model ? [{ ...model, ...place, z: 0 }] : [];
  });
  return { ...unit, models, where: { kind: 'table' }, deeds: posted.deeds ?? [] };
}

export type Standing = ReturnType<typeof bodiesOf>[number];

/** The bases of a unit at these places. */
export function bodiesOf({ warscroll, places }: Pick<Posted, 'warscroll' | 'places'>) {
  const { base: outline, height } = warscrollOf({ warscroll });
  return places.map(place => ({ ...place, z: 0, outline, height }));
}

/** MEAS-03: how far apart two groups of bases are. */
export const gapBetween = (some: readonly Standing[], others: readonly Standing[]): number =>
  Math.min(...some.map(body => nearestBodies(body, others).gap));

/** The same position, centred on the table. */
export function centred(units: readonly Posted[]): readonly Posted[] {
  const places = units.flatMap(unit => unit.places);
  const middle = (of: (place: Place) => number) => (Math.min(...places.map(of)) + Math.max(...places.map(of))) / 2;
  const [dx, dy] = [DRILL_TABLE.width / 2 - middle(({ x }) => x), DRILL_TABLE.depth / 2 - middle(({ y }) => y)];
  return units.map(unit => ({ ...unit, places: unit.places.map(place => shifted(place, dx, dy)) }));
}

/** No measurement is finer than a thousandth of an inch. */
const rounded = (length: number): number => Math.round(length * 1000) / 1000;

export const shifted = ({ x, y, facing }: Place, dx: number, dy: number): Place => ({
  x: rounded(x + dx),
  y: rounded(y + dy),
  facing: rounded(facing),
});

/** Whether every base lies on the table with room to spare. */
export const fitsTable = (units: readonly Posted[]): boolean =>
  units.every(unit =>
    bodiesOf(unit).every(({ x, y, outline }) => {
      const reach = outline.kind === 'circle' ? outline.radius : outline.kind === 'oval' ? outline.length / 2 : 0;
      const room = MARGIN + reach;
      return x > room && y > room && x < DRILL_TABLE.width - room && y < DRILL_TABLE.depth - room;
    }),
  );

const CORNERS = [
  { x: 5, y: 4.5 },
  { x: 31, y: 4.5 },
  { x: 5, y: 19.5 },
  { x: 31, y: 19.5 },
] as const;
const DRESSING = ['wood', 'arcane-stones', 'field-wall', 'deadly-briar', 'ruined-arcade'] as const;
const TURN_STEP = 15;

/** Adds scenery in the corners, where it does not affect the question, so that it looks like a table. */
export function dressed(battle: Battle, dice: Dice): Battle {
  const pieces = dice.shuffle(DRESSING);
  const placings = dice
    .shuffle(CORNERS)
    .slice(0, 2 + dice.die(2))
    .map((corner, index) => ({ piece: pieces[index] ?? 'wood', ...corner, turn: TURN_STEP * dice.die(24) }));
  const features = terrainOf(placings).filter(feature =>
    battle.units.every(unit => !isInPlay(unit) || gapToFeature(battle, unit, feature) > MARGIN),
  );
  return { ...battle, field: { ...battle.field, features } };
}
