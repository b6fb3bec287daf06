import { type Clay, chance, type P2 } from '../clay';
import { leafFallen, leafGreen, leafGrey } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { footprint } from './ground';
import { rubble } from './masonry';
import { blob, type Prism, type Scenery } from './piece';
import { clump, crown, stem, type Tree } from './tree';

const GROUND_PLAN = blob([4.4, 3.6], 5, 0.06, 28);
const PLACES: readonly (readonly [number, number, number])[] = [
  [-2.4, -1.2, 3.6],
  [0.2, -1.9, 4.3],
  [2.5, -0.5, 3.4],
  [-0.9, 1.5, 3.2],
  [1.6, 1.9, 3.8],
];
const TREES = PLACES.map(([x, z, tall], i): Tree => ({ at: [x, 0.02, z], tall, seed: i * 7 + 3 }));

function floor(clay: Clay, leaves: Paint): void {
  footprint(clay, GROUND_PLAN);
  for (const tree of TREES) stem(clay, tree);
  rubble(clay, [-2.4, 0.03, 1.4], 3, 0.6, 61);
  for (let i = 0; i < 7; i++) {
    const a = chance(i + 3) * Math.PI * 2;
    const d = 3.3 * Math.sqrt(chance(i + 80));
    clump(clay, [Math.cos(a) * d, 0.12, Math.sin(a) * d * 0.8], 0.2 + 0.14 * chance(i), i, leaves);
  }
}

const trunkOutline = ([x, z]: P2, r: number): readonly P2[] =>
  Array.from({ length: 8 }, (_, i): P2 => {
    const a = (i / 8) * Math.PI * 2;
    return [x + Math.sin(a) * r, z + Math.cos(a) * r];
  });

const prisms = TREES.map(
  ({ at, tall }): Prism => ({ outline: trunkOutline([at[0], at[2]], 0.3), bottom: 0, top: tall * 0.85 }),
);

/** Five trees; the same wood in the leaves of three realms. */
const wood = (id: string, name: string, leaves: Paint): Scenery => ({
  id,
  name,
  height: 5.1,
  footprint: GROUND_PLAN,
  prisms,
  sculpt: clay => floor(clay, leaves),
  crowns: clay => {
    for (const tree of TREES) crown(clay, tree, leaves);
  },
});

export const woods: readonly Scenery[] = [
  wood('wood', 'Wood', leafGreen),
  wood('wood-fire', 'Russet wood', leafFallen),
  wood('wood-death', 'Grey wood', leafGrey),
];
