import * as v from 'valibot';
import { parseJson, parseShape } from '../../../../kernel/files/parse';
import { list } from '../../../../kernel/list';
import { err, ok, type Result } from '../../../../kernel/result';
import type { Fault } from '../../../../kernel/system';
import { findWarscroll } from '../../armies';
import { PIECES, type PieceId } from '../../layouts/pieces';
import { SEATS } from '../../types';
import { LIMITS, type MeasurePiece, type MeasureTable, type MeasureUnit, type Place, tidyName } from '../table';

/** Incremented when older tables would be read differently. */
const VERSION = 1;

const number = (least: number, most: number) => v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.maxLength(LIMITS.name * 4));
const side = number(24, 240);
/** x, y and facing of one model after another. */
const places = v.pipe(
  list(number(-1000, 1000), { least: 3, most: 3 * LIMITS.perUnit }),
  v.check(list => list.length % 3 === 0, 'each model has three numbers: x, y and facing'),
);
const base = v.strictObject({ length: number(5, 300), width: number(5, 300), height: number(0.1, 20) });
const block = v.strictObject({
  width: number(0.1, 60),
  depth: number(0.1, 60),
  height: number(0, 20),
  isObstacle: v.boolean(),
});
const unit = v.strictObject({
  seat: v.picklist(SEATS),
  warscroll: v.optional(v.pipe(v.string(), v.maxLength(48))),
  base: v.optional(base),
  name: v.optional(name),
  at: places,
});
const piece = v.strictObject({
  piece: v.optional(v.picklist(Object.keys(PIECES) as PieceId[])),
  block: v.optional(block),
  at: v.strictTuple([number(-1000, 1000), number(-1000, 1000), number(-360, 360)]),
});

/** A table as written into links and files: no ids, only what cannot be derived. */
const written = v.strictObject({
  realmtable: v.literal('table'),
  version: v.literal(VERSION, `this table was written by a newer program; this one knows version ${VERSION}`),
  name,
  mood: v.pipe(v.string(), v.regex(/^[a-z]{1,12}$/, 'a mood is one word in small letters')),
  table: v.strictTuple([side, side]),
  units: list(unit, { most: LIMITS.units }),
  pieces: list(piece, { most: LIMITS.pieces }),
  markers: list(v.strictTuple([number(0, 240), number(0, 240)]), { most: LIMITS.markers }),
});
type Written = v.InferOutput<typeof written>;

/** The table as text. */
export function writeTable({ name: called, mood, table, units, pieces, markers }: MeasureTable): string {
  const data: Written = {
    realmtable: 'table',
    version: VERSION,
    name: called,
    mood,
    table: [table.width, table.depth],
    units: units.map(each => ({
      seat: each.seat,
      ...each.of,
      ...(each.name === undefined ? {} : { name: each.name }),
      at: each.places.flatMap(({ x, y, facing }) => [x, y, facing]),
    })),
    pieces: pieces.map(({ of, x, y, turn }) => ({ ...of, at: [x, y, turn] })),
    markers: markers.map(({ x, y }) => [x, y]),
  };
  return JSON.stringify(data);
}

/** A table from outside text, or its faults. Names become one line of plain text. */
export function readTable(text: string): Result<MeasureTable, readonly Fault[]> {
  const json = parseJson(text);
  return json.ok ? tableFrom(json.value) : json;
}

/** The same from data. */
export function tableFrom(data: unknown): Result<MeasureTable, readonly Fault[]> {
  const shape = parseShape(written, data);
  return shape.ok ? measureTableFrom(shape.value) : shape;
}

function measureTableFrom(data: Written): Result<MeasureTable, readonly Fault[]> {
  const [width, depth] = data.table;
  const isOn = (x: number, y: number) => x >= 0 && y >= 0 && x <= width && y <= depth;
  const faults: Fault[] = [];
  const units = data.units.flatMap((each, index): readonly MeasureUnit[] => {
    const of = madeOf(each);
    const stand = placesFrom(each.at);
    if (!of)
      faults.push({ path: `units[${index}]`, reason: 'a unit has a warscroll of this game or a base, not both' });
    if (!stand.every(({ x, y }) => isOn(x, y))) faults.push({ path: `units[${index}].at`, reason: OFF });
    const called = each.name === undefined ? undefined : tidyName(each.name) || undefined;
    return of ? [{ id: `u${index + 1}`, seat: each.seat, of, name: called, places: stand }] : [];
  });
  const pieces = data.pieces.flatMap(
    ({ piece: sculpt, block: plain, at: [x, y, turn] }, index): readonly MeasurePiece[] => {
      const of = sculpt && !plain ? { piece: sculpt } : plain && !sculpt ? { block: plain } : undefined;
      if (!of)
        faults.push({ path: `pieces[${index}]`, reason: 'a piece is one of the sculpted ones or a block, not both' });
      if (!isOn(x, y)) faults.push({ path: `pieces[${index}].at`, reason: OFF });
      return of ? [{ id: `p${index + 1}`, of, x, y, turn }] : [];
    },
  );
  const markers = data.markers.map(([x, y], index) => {
    if (!isOn(x, y)) faults.push({ path: `markers[${index}]`, reason: OFF });
    return { id: `o${index + 1}`, x, y };
  });
  const models = units.reduce((sum, each) => sum + each.places.length, 0);
  if (models > LIMITS.models) {
    faults.push({ path: 'units', reason: `there are ${models} models; a table holds ${LIMITS.models}` });
  }
  if (faults.length > 0) return err(faults);
  return ok({
    name: tidyName(data.name) || 'A table',
    mood: data.mood,
    table: { width, depth },
    units,
    pieces,
    markers,
  });
}

const OFF = 'this stands beside the table';

function madeOf({ warscroll, base: size }: Written['units'][number]): MeasureUnit['of'] | undefined {
  if (warscroll !== undefined) return size || !findWarscroll(warscroll) ? undefined : { warscroll };
  return size && { base: size };
}

function placesFrom(list: readonly number[]): readonly Place[] {
  const found: Place[] = [];
  for (let i = 0; i + 2 < list.length; i += 3) {
    found.push({ x: list[i] ?? 0, y: list[i + 1] ?? 0, facing: list[i + 2] ?? 0 });
  }
  return found;
}
