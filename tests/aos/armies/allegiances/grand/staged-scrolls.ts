import { bringWarscrolls } from '../../../../../src/games/aos/armies/bring-warscrolls';
import { melee } from '../../../../../src/games/aos/armies/parts/weapons';
import type { Warscroll } from '../../../../../src/games/aos/warscroll';
import { roundBase } from '../../../../../src/geometry/shapes/shape';

const base = (id: string, keywords: readonly string[], more: Partial<Warscroll>): Warscroll => ({
  id,
  name: id,
  army: 'Staged',
  move: 6,
  wounds: 1,
  bravery: 6,
  save: 4,
  flies: false,
  base: roundBase(32),
  height: 1.5,
  size: { least: 1, step: 1, most: 20 },
  points: 100,
  weapons: [melee('club', 'Club', [1, 1, 4, 4, 0, 1])],
  loadouts: [
    { id: 'plain', name: 'Plain', weapons: (more.weapons ?? [{ id: 'club' }]).map(each => each.id), wargear: [] },
  ],
  swaps: [],
  command: [],
  abilities: [],
  keywords,
  ...more,
});

/** A mounted hero with two weapons of its own, and soldiers, of each grand alliance; and a monster of Order. */
export const ALLIES: readonly Warscroll[] = [
  ...['ORDER', 'CHAOS', 'DEATH', 'DESTRUCTION'].flatMap(keyword => [
    base(`${keyword.toLowerCase()}-captain`, [keyword, 'HERO'], {
      wounds: 6,
      bravery: 8,
      weapons: [
        melee('blade', 'Blade', [1, 3, 4, 4, 0, 1]),
        melee('dagger', 'Dagger', [1, 1, 4, 4, 0, 1]),
        melee('hooves', 'Hooves', [1, 2, 4, 4, 0, 1], { isMounts: true }),
      ],
    }),
    base(`${keyword.toLowerCase()}-ranks`, [keyword], {}),
  ]),
  base('beast', ['ORDER', 'MONSTER'], { wounds: 8 }),
];

/** Lets these warscrolls be fielded. */
export const bringAllies = (): void => {
  const brought = bringWarscrolls(ALLIES);
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
};
