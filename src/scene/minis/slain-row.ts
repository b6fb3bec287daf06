import type { Pose } from '../../geometry/shapes/shape';
import type { MiniPicture, SlainPicture } from '../../table/picture';
import type { TableSize } from '../space';
import { RAIL_TOP, RAIL_WIDTH } from '../surroundings/rail-geometry';

const COLUMNS = 2;
/** They lie along the rail, heads to the near end: a base is hollow and not to be seen from below. */
const PITCH = 2.3;
const ALONG_THE_RAIL = 0;

/** Where the fallen of a side are laid out: on the rail to the left or right of the table, from the near end on. */
export function slainRow(table: TableSize, seat: number, count: number): readonly Pose[] {
  const rows = Math.ceil(count / COLUMNS);
  // more than fit lie closer together
  const pitch = Math.min(PITCH, (table.depth - 2) / Math.max(1, rows));
  return Array.from({ length: count }, (_, i): Pose => {
    const column = (i % COLUMNS) + 0.5;
    const aside = RAIL_WIDTH * (column / COLUMNS);
    return {
      x: seat === 0 ? -aside : table.width + aside,
      y: 1 + (Math.floor(i / COLUMNS) + 0.5) * pitch,
      z: RAIL_TOP,
      facing: ALONG_THE_RAIL + 0.3 * Math.sin(i * 2.7),
    };
  });
}

/** The slain as they lie beside the table: even seats to its left, odd seats to its right. */
export const layOutSlain = (fallen: readonly SlainPicture[], table: TableSize): readonly MiniPicture[] =>
  [0, 1].flatMap(seat => {
    const own = fallen.filter(each => each.seat % 2 === seat);
    const row = slainRow(table, seat, own.length);
    return own.flatMap((each, i): readonly MiniPicture[] =>
      row[i] ? [{ ...each, ...row[i], look: { fallen: true } }] : [],
    );
  });
