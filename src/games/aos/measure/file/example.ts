import type { Seat } from '../../types';
import { addMarker, addPiece, addUnit } from '../adding';
import { shift, turn } from '../moving';
import { EMPTY_TABLE, type MeasurePiece, type MeasureTable } from '../table';

type Laid = readonly [
  piece: Extract<MeasurePiece['of'], { piece: unknown }>['piece'],
  x: number,
  y: number,
  turn: number,
];
type Ranked = readonly [warscroll: string, count: number, seat: Seat, x: number, y: number];

const SCENERY: readonly Laid[] = [
  ['ruined-arcade', 35, 27.5, 80],
  ['field-wall', 47.5, 19, 84],
  ['wood', 21, 27, 15],
  ['stair-hill', 56, 30, 90],
];
const UNITS: readonly Ranked[] = [
  ['liberators', 5, 'azure', 33, 17],
  ['judicators', 5, 'azure', 47, 15.5],
  ['lord-celestant', 1, 'azure', 38.5, 16],
  ['chainrasp-horde', 10, 'ember', 39.5, 24.4],
  ['grimghast-reapers', 5, 'ember', 29.5, 32],
  ['spirit-torment', 1, 'ember', 47.5, 29],
];

/** The model that is out of coherency. */
const STRAY = 4;

/** A first table with questions to ask: a charge, a hidden enemy, a wall for cover, a model out of coherency. */
export function exampleTable(): MeasureTable {
  const empty: MeasureTable = { ...EMPTY_TABLE, name: 'A first table' };
  const laid = SCENERY.reduce((measureTable, [piece, x, y, degrees], index) => {
    const added = addPiece(measureTable, { piece }, { x, y });
    return turn(added, { kind: 'piece', id: `p${index + 1}` }, undefined, degrees);
  }, empty);
  const stood = UNITS.reduce(
    (measureTable, [warscroll, count, seat, x, y]) =>
      addUnit(measureTable, { seat, of: { warscroll }, count }, { x, y }),
    laid,
  );
  const strayed = shift(stood, stood, { kind: 'unit', id: 'u5' }, STRAY, { x: 1.4, y: -1.2 });
  return addMarker(strayed, { x: 41, y: 21 });
}
