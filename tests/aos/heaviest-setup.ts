import { firstClash } from '../../src/games/aos/armies/lists';
import type { ArmyList, Setup } from '../../src/games/aos/battle-setup';
import type { Terrain } from '../../src/games/aos/types';
import type { Polygon, Spot } from '../../src/geometry/shapes/shape';

const SIDES = 64;

/** A star with many dents, the most expensive outline to measure and to walk around. */
const star = ({ x, y }: Spot, radius: number): Polygon =>
  Array.from({ length: SIDES }, (_, i) => {
    const reach = radius * (i % 2 === 0 ? 0.6 : 1);
    const angle = (2 * Math.PI * i) / SIDES;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });

/** Four heaps of eight overlapping stars each, taller than any model: 32 solids, 2,304 corners. */
const heaps: readonly Terrain[] = [
  { x: 18, y: 12 },
  { x: 54, y: 12 },
  { x: 18, y: 36 },
  { x: 54, y: 36 },
].map((middle, index) => ({
  id: `heap-${index + 1}`,
  name: 'Heap',
  footprint: star(middle, 8),
  isObstacle: true,
  isGarrison: false,
  solids: Array.from({ length: 8 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 8;
    const at = { x: middle.x + 4.4 * Math.cos(angle), y: middle.y + 4.4 * Math.sin(angle) };
    return { outline: star(at, 2), bottom: 0, top: { kind: 'flat', z: 2 + (i % 4) } } as const;
  }),
}));

const army = (player: string, warscroll: string): ArmyList => ({
  player,
  units: Array.from({ length: 30 }, (_, i) => ({ id: `${player}-${i + 1}`, warscroll, models: 10 })),
});

/** As many models, units and corners as a set-up may have, on ground that is hard to cross and to see across. */
export const heaviestSetup: Setup = {
  ...firstClash,
  battleplan: 'skirmish',
  terrain: heaps,
  armies: { azure: army('azure', 'judicators'), ember: army('ember', 'chainrasp-horde') },
};
