import type { ArmyList, Muster, Setup } from '../../battle-setup';
import { isOnTable } from '../../facts/units';
import { placingOf } from '../../layouts/place';
import { DEFAULT_RULINGS } from '../../rulings';
import type { Battle, SEATS, Terrain, Unit } from '../../types';
import { musterOf } from '../battle-of';
import { EMPTY_TABLE, exact, type MeasurePiece, type MeasureTable, type Place, tidyName } from '../table';
import { terrainOn } from '../terrain';

/** A battle as a measuring table, and what could not be copied. */
export interface Copied {
  readonly measureTable: MeasureTable;
  /** Units that are not on the table, and scenery with a custom shape. */
  readonly left: readonly string[];
}

/** A copy of a battle for what-if questions; the battle itself does not change. */
export function measureTableOf(battle: Battle, name: string, mood: string, nameOf: (unit: Unit) => string): Copied {
  const standing = battle.units.filter(isOnTable);
  const absent = battle.units.filter(unit => unit.models.length > 0 && !isOnTable(unit)).map(nameOf);
  const pieces = battle.field.features.map(pieceOf);
  const odd = battle.field.features.filter((_, index) => !pieces[index]).map(feature => feature.name);
  const { width, depth } = battle.field;
  const measureTable: MeasureTable = {
    ...EMPTY_TABLE,
    name: tidyName(name) || EMPTY_TABLE.name,
    mood,
    table: { width, depth },
    units: standing.map(({ seat, warscroll, models }, index) => ({
      id: `u${index + 1}`,
      seat,
      of: { warscroll },
      name: undefined,
      places: models.map(({ x, y, facing }) => ({ x: exact(x), y: exact(y), facing: exact(facing) })),
    })),
    pieces: pieces.flatMap((piece, index) => (piece ? [{ ...piece, id: `p${index + 1}` }] : [])),
    markers: battle.objectives.map(({ at }, index) => ({ id: `o${index + 1}`, x: exact(at.x), y: exact(at.y) })),
  };
  return { measureTable, left: [...absent, ...odd] };
}

function pieceOf(terrain: Terrain): Omit<MeasurePiece, 'id'> | undefined {
  const placing = placingOf(terrain);
  return (
    placing && { of: { piece: placing.piece }, x: exact(placing.x), y: exact(placing.y), turn: exact(placing.turn) }
  );
}

/** The set-up of a battle with the scenery and the units of this table; bare bases cannot fight. */
export function setupFrom(measureTable: MeasureTable): Setup {
  const army = (seat: (typeof SEATS)[number], player: string): ArmyList => ({
    player,
    units: measureTable.units.filter(unit => unit.seat === seat && 'warscroll' in unit.of).map(musterOf),
  });
  return {
    battleplan: 'skirmish',
    table: measureTable.table,
    terrain: terrainOn(measureTable.pieces),
    scenery: 'asPlaced',
    armies: { azure: army('azure', 'Azure'), ember: army('ember', 'Ember') },
    rulings: DEFAULT_RULINGS,
  };
}

/** One unit and the positions of its models, as the start of a lesson. */
interface Stationed extends Muster {
  readonly at: readonly Place[];
}

/** The scenery and units of this table in place; bare bases are left out. */
export function positionFrom(measureTable: MeasureTable): {
  readonly table: MeasureTable['table'];
  readonly terrain: readonly Terrain[];
  readonly azure: readonly Stationed[];
  readonly ember: readonly Stationed[];
} {
  const army = (seat: (typeof SEATS)[number]): readonly Stationed[] =>
    measureTable.units
      .filter(unit => unit.seat === seat && 'warscroll' in unit.of)
      .map(unit => ({ ...musterOf(unit), at: unit.places }));
  return {
    table: measureTable.table,
    terrain: terrainOn(measureTable.pieces),
    azure: army('azure'),
    ember: army('ember'),
  };
}
