import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';

/** A base known only by its size, for measuring tables; it cannot be part of an army. */
export const BARE_BASE: Warscroll = {
  id: 'bare-base',
  name: 'Base',
  army: '',
  move: 'D6',
  wounds: 1,
  bravery: 0,
  save: undefined,
  flies: false,
  base: roundBase(32),
  height: 1.5,
  size: { least: 1, step: 1, most: 1 },
  points: 0,
  weapons: [],
  loadouts: [],
  swaps: [],
  command: [],
  abilities: [],
  keywords: [],
};
