import { arcaneStones } from './arcane-stones';
import { deadlyBriar } from './deadly-briar';
import { fieldWall } from './field-wall';
import type { Scenery } from './piece';
import { ruinedArcade } from './ruined-arcade';
import { stairHill } from './stair-hill';
import { watchKeep } from './watch-keep';
import { woods } from './woods';

/** Every piece of scenery, in the order of the manifest. */
export const scenery: readonly Scenery[] = [
  ruinedArcade,
  fieldWall,
  ...woods,
  stairHill,
  watchKeep,
  arcaneStones,
  deadlyBriar,
];
