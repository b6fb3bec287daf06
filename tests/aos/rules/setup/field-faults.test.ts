import { describe, expect, test } from 'vitest';
import { setupFaults } from '../../../../src/games/aos/armies/checks/validate';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Setup } from '../../../../src/games/aos/battle-setup';
import { LAYOUTS, terrainFor } from '../../../../src/games/aos/layouts';
import { fairLayout } from '../../../../src/games/aos/layouts/fair';
import { PIECES, type PieceId } from '../../../../src/games/aos/layouts/pieces';
import { terrainOf } from '../../../../src/games/aos/layouts/place';
import type { Terrain } from '../../../../src/games/aos/types';
import type { Polygon, Spot } from '../../../../src/geometry/shapes/shape';
import { piece, rectangle } from '../terrain-pieces';

const faultsOf = (terrain: readonly Terrain[], table: Setup['table'] = firstClash.table) =>
  setupFaults({ ...firstClash, table, terrain });

const spots = (...corners: readonly (readonly [number, number])[]): Polygon => corners.map(([x, y]) => ({ x, y }));
const square = spots([30, 20], [34, 20], [34, 24], [30, 24]);
const block = (change: Partial<Terrain> = {}): Terrain => ({ ...piece(square, { id: 'block', height: 2 }), ...change });
const solid = (bottom: number, z: number, outline = square): Partial<Terrain> => ({
  solids: [{ outline, bottom, top: { kind: 'flat', z } }],
});
/** A ramp over the block that begins at this height and rises, or falls, to the east. */
const ramp = (z: number, rise: number): Partial<Terrain> => ({
  solids: [{ outline: square, bottom: 0, top: { kind: 'slope', from: { x: 30, y: 20 }, z, rise: { x: rise, y: 0 } } }],
});

describe('FIELD-03 scenery that cannot lie on a table is refused with its place and its reason', () => {
  test('a sound block has no faults', () => {
    expect(faultsOf([block()])).toEqual([]);
  });

  test.each<[string, Terrain, string, string]>([
    ['a bow tie', block({ footprint: spots([30, 20], [34, 24], [34, 20], [30, 25]) }), 'footprint', 'crosses'],
    [
      'an outline that touches itself',
      block({ footprint: spots([30, 20], [34, 20], [34, 24], [32, 20], [30, 24]) }),
      'footprint',
      'crosses or touches itself',
    ],
    ['a corner twice', block({ footprint: spots([30, 20], [30, 20], [34, 20], [34, 24]) }), 'footprint', 'touches'],
    ['a line', block({ footprint: spots([30, 20], [34, 20], [38, 20]) }), 'footprint', 'encloses nothing'],
    ['a spot', block({ footprint: spots([30, 20], [30, 20], [30, 20]) }), 'footprint', 'encloses nothing'],
    [
      'a solid that crosses itself',
      block(solid(0, 2, spots([30, 20], [34, 24], [34, 20], [30, 25]))),
      'solids[0].outline',
      'crosses',
    ],
    ['a top below the bottom', block(solid(2, 1.9)), 'solids[0].top', 'the top is at 1.90″, below the bottom at 2.00″'],
    ['a ramp that dives below the table', block(ramp(1, -0.3)), 'solids[0].top', 'the top is at -0.20″'],
    ['a cellar', block(solid(-1, 2)), 'solids[0].bottom', '1.00″ below the table'],
    ['a tower into the clouds', block(solid(0, 48.1)), 'solids[0].top', '48″ is the limit'],
  ])('%s', (_, terrain, path, reason) => {
    expect(faultsOf([terrain])).toEqual([{ path: `terrain[0].${path}`, reason: expect.stringContaining(reason) }]);
  });

  test.each<[string, Terrain]>([
    ['a slab as thin as nothing', block(solid(1, 1))],
    ['a ramp from the table upwards', block(ramp(0, 0.5))],
    ['an arch above the ground', block(solid(2, 3))],
    ['a tower of 48″', block(solid(0, 48))],
    ['a concave outline', block({ footprint: spots([30, 20], [34, 20], [34, 24], [32, 21], [30, 24]) })],
  ])('%s is sound', (_, terrain) => {
    expect(faultsOf([terrain])).toEqual([]);
  });

  test('two features of one id: the second is named', () => {
    expect(faultsOf([block(), block({ footprint: rectangle(10, 10, 12, 12) })])).toEqual([
      { path: 'terrain[1].id', reason: 'FIELD-03: another feature is called "block" already' },
    ]);
  });
});

describe('FIELD-01 scenery lies on the table', () => {
  const at = (x: number, y: number): Terrain => {
    const moved = square.map(corner => ({ x: corner.x - 30 + x, y: corner.y - 20 + y }));
    return block({ footprint: moved, ...solid(0, 2, moved) });
  };

  test.each([
    ['the near left corner', 0, 0],
    ['the far right corner', 68, 44],
  ])('it may touch the edge at %s', (_, x, y) => {
    expect(faultsOf([at(x, y)])).toEqual([]);
  });

  test.each([
    ['left', -0.02, 10, '0.02'],
    ['right', 68.02, 10, '0.02'],
    ['near', 10, -3, '3.00'],
    ['far', 10, 45.5, '1.50'],
  ])('over the %s edge it is refused, with how far it reaches', (_, x, y, over) => {
    const reason = `FIELD-01: this reaches ${over}″ beyond the edge of the table`;
    expect(faultsOf([at(x, y)])).toEqual([
      { path: 'terrain[0].footprint', reason },
      { path: 'terrain[0].solids[0].outline', reason },
    ]);
  });

  test('what fits a large table does not fit a small one', () => {
    expect(faultsOf([at(60, 10)])).toEqual([]);
    expect(faultsOf([at(60, 10)], { width: 48, depth: 48 })).not.toEqual([]);
  });
});

describe('how much scenery there may be', () => {
  const wheel = (corners: number, index: number): Polygon => {
    const middle: Spot = { x: 4 + (index % 10) * 6, y: 4 + Math.floor(index / 10) * 6 };
    return Array.from({ length: corners }, (_, i) => ({
      x: middle.x + Math.cos((2 * Math.PI * i) / corners),
      y: middle.y + Math.sin((2 * Math.PI * i) / corners),
    }));
  };
  const wheels = (count: number, solids: number, corners: number): readonly Terrain[] =>
    Array.from({ length: count }, (_, index) => {
      const outline = wheel(corners, index);
      const each = { outline, bottom: 0, top: { kind: 'flat', z: 1 } } as const;
      return block({ id: `wheel-${index}`, footprint: outline, solids: Array.from({ length: solids }, () => each) });
    });

  test('240 solids and 2,400 corners are accepted, one more of either is not', () => {
    expect(faultsOf(wheels(24, 10, 9))).toEqual([]);
    expect(faultsOf(wheels(25, 10, 8))).toEqual([
      { path: 'terrain', reason: 'the scenery has 250 solids; 240 is the limit' },
    ]);
    expect(faultsOf(wheels(60, 4, 9))).toEqual([
      { path: 'terrain', reason: 'the scenery has 2700 corners; 2400 is the limit' },
    ]);
  });

  test('a table full of the largest pieces is far below the limits', () => {
    for (const kind of Object.keys(PIECES) as PieceId[]) {
      const placings = Array.from({ length: 16 }, (_, i) => ({
        piece: kind,
        x: 9 + (i % 4) * 18,
        y: 6 + Math.floor(i / 4) * 12,
        turn: 0,
      }));
      expect(faultsOf(terrainOf(placings)).filter(({ path }) => path === 'terrain')).toEqual([]);
    }
  });

  test.each(LAYOUTS.map(layout => [layout.id, terrainFor(layout)] as const))('%s has no faults', (_, terrain) => {
    expect(faultsOf(terrain)).toEqual([]);
  });

  test('tables laid out by chance have no faults, seeds 1 to 40', () => {
    for (let seed = 1; seed <= 40; seed++) expect(faultsOf(fairLayout(seed))).toEqual([]);
  });
});

describe('how many models there may be', () => {
  const army = (units: number) => ({
    player: 'Ember',
    units: Array.from({ length: units }, (_, i) => ({ id: `rasps-${i}`, warscroll: 'chainrasp-horde', models: 20 })),
  });
  const fielded = (units: number) =>
    setupFaults({ ...firstClash, armies: { ...firstClash.armies, ember: army(units) } });

  test('300 in an army are accepted, 320 are not', () => {
    expect(fielded(15)).toEqual([]);
    expect(fielded(16)).toEqual([{ path: 'armies.ember.units', reason: 'the army has 320 models; 300 is the limit' }]);
  });
});
