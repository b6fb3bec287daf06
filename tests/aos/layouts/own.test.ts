import { describe, expect, test } from 'vitest';
import { findLayout, LAYOUT_TABLE } from '../../../src/games/aos/layouts';
import {
  layoutFaults,
  MOST_PIECES,
  mirrored,
  type OwnLayout,
  terrainOfOwn,
  withPiece,
  withPlacing,
} from '../../../src/games/aos/layouts/own';

const empty: OwnLayout = { table: LAYOUT_TABLE, placings: [], isMirrored: true };
const wood = { piece: 'wood', x: 20, y: 12, turn: 0 } as const;

describe('FIELD-03 a table laid out by the players', () => {
  test('mirrored, each piece is there twice, turned about the middle', () => {
    const terrain = terrainOfOwn({ table: LAYOUT_TABLE, placings: [wood], isMirrored: true });
    expect(terrain.map(({ name }) => name)).toEqual(['Wood 1', 'Wood 2']);
    const [one, two] = terrain.map(({ footprint }) => footprint[0] ?? { x: 0, y: 0 });
    expect((one?.x ?? 0) + (two?.x ?? 0)).toBeCloseTo(72, 6);
    expect((one?.y ?? 0) + (two?.y ?? 0)).toBeCloseTo(48, 6);
  });

  test('without mirroring what followed stays, and mirrored again the near half counts', () => {
    const free = mirrored({ table: LAYOUT_TABLE, placings: [wood], isMirrored: true }, false);
    expect(free.placings.map(({ x, y }) => [x, y])).toEqual([
      [20, 12],
      [52, 36],
    ]);
    expect(mirrored(free, true)).toEqual({ table: LAYOUT_TABLE, placings: [wood], isMirrored: true });
  });

  test('pieces on one another and over the edge are named', () => {
    const two = { table: LAYOUT_TABLE, placings: [wood, { ...wood, piece: 'field-wall' as const }], isMirrored: true };
    expect(layoutFaults(two)).toEqual(['Wood and Field wall lie on one another.']);
    expect(layoutFaults({ table: LAYOUT_TABLE, placings: [{ ...wood, x: 0 }], isMirrored: false })).toEqual([
      'Wood sticks out over the edge of the table.',
    ]);
    expect(layoutFaults({ table: LAYOUT_TABLE, placings: [{ ...wood, x: 36, y: 24 }], isMirrored: true })).toEqual([
      'Wood and Wood lie on one another.',
    ]);
  });

  test('a ready layout can be the beginning, and every piece added finds a free place until the table is full', () => {
    let own: OwnLayout = { table: LAYOUT_TABLE, placings: findLayout('old-road')?.half ?? [], isMirrored: true };
    for (const piece of ['wood', 'watch-keep', 'stair-hill', 'field-wall', 'wood', 'arcane-stones'] as const)
      own = withPiece(own, piece);
    expect(layoutFaults(own)).toEqual([]);
    expect(terrainOfOwn(own)).toHaveLength(MOST_PIECES);
    expect(withPiece(own, 'wood')).toBe(own);
  });

  test('a piece is put down on quarter inches, within the table, its turn within one round', () => {
    const own = withPlacing({ ...empty, placings: [wood] }, 0, { x: 20.3, y: -4, turn: -15 });
    expect(own.placings).toEqual([{ piece: 'wood', x: 20.25, y: 0, turn: 345 }]);
  });
});
