import type { Setup } from '../battle-setup';
import type { Terrain } from '../types';
import { oppositeOf, type Placing, terrainOf } from './place';
import { isSameSize, resized } from './resize';

/** A hand-made table: one half; the other is the half turned by 180 degrees, so neither side is favoured. */
export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly half: readonly Placing[];
}

/** The table that layouts are made for. */
export const LAYOUT_TABLE: Setup['table'] = { width: 72, depth: 48 };

export const LAYOUTS: readonly Layout[] = [
  {
    id: 'old-road',
    name: 'The old road',
    says: 'Two keeps watch a road between arches and walls.',
    half: [
      { piece: 'watch-keep', x: 14, y: 18, turn: 100 },
      { piece: 'ruined-arcade', x: 44, y: 18, turn: 72 },
      { piece: 'field-wall', x: 29, y: 19, turn: 84 },
      { piece: 'wood', x: 60, y: 16, turn: 15 },
    ],
  },
  {
    id: 'twin-hills',
    name: 'Twin hills',
    says: 'High ground for both, thorns in the hollow between.',
    half: [
      { piece: 'stair-hill', x: 17, y: 19, turn: 90 },
      { piece: 'deadly-briar', x: 36, y: 17, turn: 40 },
      { piece: 'field-wall', x: 47, y: 20, turn: 70 },
      { piece: 'wood', x: 58, y: 13, turn: 200 },
    ],
  },
  {
    id: 'standing-stones',
    name: 'Standing stones',
    says: 'Wizards will want the stones; the woods lead there unseen.',
    half: [
      { piece: 'arcane-stones', x: 27, y: 20, turn: 30 },
      { piece: 'ruined-arcade', x: 57, y: 19, turn: 150 },
      { piece: 'wood', x: 12, y: 15, turn: 80 },
      { piece: 'field-wall', x: 42, y: 15, turn: 100 },
    ],
  },
];

/** The layout with this id, if any. */
export const findLayout = (id: string): Layout | undefined => LAYOUTS.find(layout => layout.id === id);

const laidOut = new WeakMap<Layout['half'], Map<string, readonly Terrain[]>>();

/**
 * FIELD-03, PLAN-04: a layout's scenery on a table of this size, cached, so that values derived from its shapes are
 * reused in every battle.
 */
export function terrainFor({ half }: Pick<Layout, 'half'>, table = LAYOUT_TABLE): readonly Terrain[] {
  const sizes = laidOut.get(half) ?? new Map<string, readonly Terrain[]>();
  laidOut.set(half, sizes);
  const size = `${table.width} ${table.depth}`;
  const before = sizes.get(size);
  if (before) return before;
  const own = isSameSize(table, LAYOUT_TABLE) ? half : resized(half, LAYOUT_TABLE, table);
  const terrain = terrainOf([...own, ...own.map(placing => oppositeOf(placing, table))]);
  sizes.set(size, terrain);
  return terrain;
}
