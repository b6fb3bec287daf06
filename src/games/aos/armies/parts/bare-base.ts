import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';

/** A base about which nothing but its size is known, for tables where people only measure; nobody can muster it. */
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
