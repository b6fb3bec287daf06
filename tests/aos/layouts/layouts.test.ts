import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { setupFaults } from '../../../src/games/aos/armies/checks/validate';
import { firstClash, READY_LISTS } from '../../../src/games/aos/armies/lists';
import type { Setup } from '../../../src/games/aos/battle-setup';
import { check } from '../../../src/games/aos/check';
import { LAYOUT_TABLE, LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { fairLayout } from '../../../src/games/aos/layouts/fair';
import type { Terrain } from '../../../src/games/aos/types';
import { containsSpot, distanceToEdge } from '../../../src/geometry/shapes/polygon';
import type { Polygon } from '../../../src/geometry/shapes/shape';
import { seededState } from '../../../src/kernel/dice';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const TABLES: readonly (readonly [name: string, terrain: readonly Terrain[]])[] = [
  ...LAYOUTS.map(layout => [layout.name, terrainFor(layout)] as const),
  ...SEEDS.map(seed => [`by chance, seed ${seed}`, fairLayout(seed)] as const),
];
const { width, depth } = LAYOUT_TABLE;

/** Spots along the outline, closer together than any piece is wide. */
const along = (polygon: Polygon) =>
  polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    return [0, 0.25, 0.5, 0.75].map(share => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }));
  });

describe.each(TABLES)('%s', (_, terrain) => {
  test('is the same for both sides: half a turn lays it on itself', () => {
    const half = terrain.length / 2;
    for (const [i, piece] of terrain.slice(0, half).entries()) {
      const mate = terrain[half + i];
      expect(mate?.name.replace(/ \d+$/, '')).toBe(piece.name.replace(/ \d+$/, ''));
      piece.footprint.forEach(({ x, y }, corner) => {
        expect(mate?.footprint[corner]?.x).toBeCloseTo(width - x, 2);
        expect(mate?.footprint[corner]?.y).toBeCloseTo(depth - y, 2);
      });
    }
  });

  test('has six to nine pieces, none overlapping, none in the outer 4 inches', () => {
    expect(terrain.length).toBeGreaterThanOrEqual(6);
    expect(terrain.length).toBeLessThanOrEqual(9);
    for (const { footprint, id } of terrain) {
      for (const other of terrain) {
        if (other.id === id) continue;
        const inside = along(footprint).filter(spot => containsSpot(other.footprint, spot));
        expect(inside, `${id} and ${other.id}`).toEqual([]);
      }
      for (const { x, y } of footprint) {
        expect(Math.min(x, y, width - x, depth - y), id).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test('a base of 3 inches passes between any two pieces', () => {
    for (const { footprint, id } of terrain) {
      for (const other of terrain) {
        if (other.id === id) continue;
        const least = Math.min(...along(footprint).map(spot => distanceToEdge(other.footprint, spot)));
        expect(least, `${id} and ${other.id}`).toBeGreaterThanOrEqual(2.99);
      }
    }
  });
});

test('a layout by chance is the same for the same seed and another for another', () => {
  expect(fairLayout(7)).toEqual(fairLayout(7));
  expect(new Set(SEEDS.map(seed => JSON.stringify(fairLayout(seed)))).size).toBe(SEEDS.length);
});

/** Sets up both armies, always taking the first place on offer; undefined when all stand. */
function stuckWith(setup: Setup): string | undefined {
  let { game } = ageOfSigmar.start(setup, seededState(1));
  for (let step = 0; step < 80; step++) {
    const ask = game.battle.asks.at(-1);
    if (ask?.kind === 'nameGeneral') return undefined;
    const { battle } = game;
    const offers = [...ageOfSigmar.offers(game)].filter(({ type }) => ask?.kind !== 'deploy' || type === 'deploy');
    const command = offers.find(offer => check(battle, offer).length === 0);
    if (!command) return JSON.stringify(ask);
    game = ageOfSigmar.play(game, command).game;
  }
  return 'endless';
}

const PAIRS = READY_LISTS.map((one, i) => [one, READY_LISTS[(i + 1) % READY_LISTS.length] ?? one] as const);
const SOME = [...TABLES.slice(0, LAYOUTS.length), ...TABLES.slice(LAYOUTS.length, LAYOUTS.length + 3)];

describe.each(PAIRS)('$id', (azure, ember) => {
  test.each(SOME)('FB-03 finds room in First Blood: %s', (_, terrain) => {
    const units = ember.list.units.map(unit => ({ ...unit, id: `ember-${unit.id}`.slice(0, 48) }));
    const setup: Setup = {
      ...firstClash,
      battleplan: 'first-blood',
      terrain,
      armies: { azure: azure.list, ember: { ...ember.list, units } },
    };
    expect(setupFaults(setup)).toEqual([]);
    expect(stuckWith(setup)).toBeUndefined();
  });
});
