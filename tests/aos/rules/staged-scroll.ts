import type { Ability } from '../../../src/games/aos/abilities/types';
import { melee } from '../../../src/games/aos/armies/parts/weapons';
import type { Warscroll } from '../../../src/games/aos/warscroll';
import { roundBase } from '../../../src/geometry/shapes/shape';

/** A warscroll for rules that no army of ours exercises: a plain warrior with the given changes. */
export const scroll = (id: string, more: Partial<Warscroll> = {}): Warscroll => ({
  id,
  name: id,
  army: 'Staged',
  move: 6,
  wounds: 3,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.5,
  size: { least: 1, step: 1, most: 10 },
  points: 100,
  weapons: [melee('sword', 'Sword', [1, 2, 3, 3, 0, 1])],
  loadouts: [
    { id: 'plain', name: 'Plain', weapons: (more.weapons ?? [{ id: 'sword' }]).map(each => each.id), wargear: [] },
  ],
  swaps: [],
  command: [],
  abilities: [],
  keywords: ['STAGED'],
  ...more,
});

/** An ability that holds as long as its bearer lives. */
export const lasting = (id: string, more: Partial<Ability>): Ability => ({
  id,
  name: id,
  text: id,
  when: 'always',
  ...more,
});
