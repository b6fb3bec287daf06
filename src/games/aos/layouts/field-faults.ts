import { areaOf, isSimple } from '../../../geometry/shapes/polygon';
import type { Inches, Polygon, Solid } from '../../../geometry/shapes/shape';
import { planeHeight } from '../../../geometry/ways/ground';
import type { Fault } from '../../../kernel/system';
import type { Setup } from '../battle-setup';
import type { Terrain } from '../types';

/** Tolerance for corners, which are written in thousandths of an inch. */
const ROUNDING: Inches = 0.01;
/** In square inches; anything smaller is a mistake, and no model could stand on it. */
const LEAST_AREA = 0.01;
const HIGHEST: Inches = 48;
/**
 * More scenery than any table holds; with up to this much, every question stays fast; see tests/aos/heaviest-setup.ts.
 */
const MAX_SOLIDS = 240;
const MAX_CORNERS = 2400;

/** FIELD-01, FIELD-03: what is wrong with the scenery of a table. */
export function fieldFaults({ table, terrain }: Pick<Setup, 'table' | 'terrain'>): readonly Fault[] {
  const heavy = heavyFaults(terrain);
  if (heavy.length > 0) return heavy;
  const seen = new Set<string>();
  return terrain.flatMap((feature, index) => {
    const path = `terrain[${index}]`;
    const isTwice = seen.has(feature.id);
    seen.add(feature.id);
    return [
      ...(isTwice
        ? [{ path: `${path}.id`, reason: `FIELD-03: another feature is called "${feature.id}" already` }]
        : []),
      ...areaFaults(feature.footprint, table, `${path}.footprint`),
      ...feature.solids.flatMap((solid, i) => solidFaults(solid, table, `${path}.solids[${i}]`)),
    ];
  });
}

function heavyFaults(terrain: readonly Terrain[]): readonly Fault[] {
  const solids = terrain.reduce((sum, feature) => sum + feature.solids.length, 0);
  const corners = terrain.reduce(
    (sum, { footprint, solids: all }) =>
      all.reduce((more, { outline }) => more + outline.length, sum + footprint.length),
    0,
  );
  const most = (what: string, count: number, limit: number): readonly Fault[] =>
    count > limit ? [{ path: 'terrain', reason: `the scenery has ${count} ${what}; ${limit} is the limit` }] : [];
  return [...most('solids', solids, MAX_SOLIDS), ...most('corners', corners, MAX_CORNERS)];
}

/** FIELD-01, FIELD-03: an area of its own, on the table. */
function areaFaults(area: Polygon, { width, depth }: Setup['table'], path: string): readonly Fault[] {
  if (Math.abs(areaOf(area)) < LEAST_AREA) return [{ path, reason: 'FIELD-03: this outline encloses nothing' }];
  if (!isSimple(area)) return [{ path, reason: 'FIELD-03: this outline crosses or touches itself' }];
  const over = Math.max(...area.map(({ x, y }) => Math.max(-x, -y, x - width, y - depth)));
  return over > ROUNDING
    ? [{ path, reason: `FIELD-01: this reaches ${over.toFixed(2)}″ beyond the edge of the table` }]
    : [];
}

/** FIELD-03: its top is above its bottom everywhere, neither below the table nor absurdly high. */
function solidFaults({ outline, bottom, top }: Solid, table: Setup['table'], path: string): readonly Fault[] {
  const heights = outline.map(({ x, y }) => planeHeight(top, x, y));
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights);
  return [
    ...areaFaults(outline, table, `${path}.outline`),
    ...(bottom < -ROUNDING
      ? [{ path: `${path}.bottom`, reason: `FIELD-03: this lies ${(-bottom).toFixed(2)}″ below the table` }]
      : []),
    ...(lowest < bottom - ROUNDING
      ? [
          {
            path: `${path}.top`,
            reason: `FIELD-03: the top is at ${lowest.toFixed(2)}″, below the bottom at ${bottom.toFixed(2)}″`,
          },
        ]
      : []),
    ...(highest > HIGHEST
      ? [{ path: `${path}.top`, reason: `FIELD-03: this is ${highest.toFixed(2)}″ high; ${HIGHEST}″ is the limit` }]
      : []),
  ];
}
