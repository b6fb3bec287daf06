import { describe, expect, test } from 'vitest';
import { LAYOUT_TABLE, LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { fairLayout } from '../../../src/games/aos/layouts/fair';
import { fieldFaults } from '../../../src/games/aos/layouts/field-faults';
import { layoutFaults, onTable } from '../../../src/games/aos/layouts/own';

const SIZES = [
  { width: 24, depth: 24 },
  { width: 44, depth: 30 },
  { width: 48, depth: 48 },
  { width: 30, depth: 60 },
  { width: 96, depth: 48 },
  { width: 144, depth: 144 },
];

describe.each(SIZES)('PLAN-04 scenery on a table of $width″ by $depth″', table => {
  test.each(LAYOUTS)('$name lies on the table, and what one side has the other has too', layout => {
    const terrain = terrainFor(layout, table);
    expect(fieldFaults({ table, terrain })).toEqual([]);
    expect(terrain.length % 2).toBe(0);
    expect(terrain.length).toBeLessThanOrEqual(terrainFor(layout).length);
    if (table.width >= 44 && table.depth >= 44) expect(terrain.length).toBeGreaterThanOrEqual(6);
  });

  test('chance lays out what fits, seeds 1 to 12', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const terrain = fairLayout(seed, table);
      expect(fieldFaults({ table, terrain })).toEqual([]);
      expect(terrain.length % 2).toBe(0);
    }
  });
});

test('a layout is laid out once for each size', () => {
  const [layout] = LAYOUTS;
  if (!layout) throw new Error('no layouts');
  expect(terrainFor(layout)).toBe(terrainFor(layout, { ...LAYOUT_TABLE }));
  expect(terrainFor(layout, { width: 48, depth: 48 })).toBe(terrainFor(layout, { width: 48, depth: 48 }));
});

test('what was laid out by hand comes along to a larger table', () => {
  const own = {
    table: LAYOUT_TABLE,
    isMirrored: true,
    placings: [{ piece: 'wood', x: 18, y: 12, turn: 0 }],
  } as const;
  const moved = onTable(own, { width: 96, depth: 48 });
  expect(moved.placings).toEqual([{ piece: 'wood', x: 24, y: 12, turn: 0 }]);
  expect(layoutFaults(moved)).toEqual([]);
});
