import type { Scenery } from '../../types';
import { arcaneStones } from './arcane-stones';
import { deadlyBriar } from './deadly-briar';
import { fieldWall } from './field-wall';
import { ruinedArcade } from './ruined-arcade';
import { stairHill } from './stair-hill';
import type { PieceShape } from './types';
import { watchKeep } from './watch-keep';
import { wood } from './wood';

/** A kind of scenery: its name, its shape and the rules it brings to any table. */
export interface PieceKind {
  readonly name: string;
  readonly shape: PieceShape;
  /** OBST-01 */
  readonly isObstacle?: true;
  /** GARR-01 */
  readonly isGarrison?: true;
  /** TERR-04: its own rule, which replaces a rolled one. */
  readonly scenery?: Scenery;
}

/** The pieces that were sculpted for this table. */
export const PIECES = {
  'ruined-arcade': { name: 'Ruined arcade', shape: ruinedArcade },
  'field-wall': { name: 'Field wall', shape: fieldWall, isObstacle: true },
  wood: { name: 'Wood', shape: wood },
  'stair-hill': { name: 'Hill with stairs', shape: stairHill },
  'watch-keep': { name: 'Watch keep', shape: watchKeep, isGarrison: true },
  'arcane-stones': { name: 'Arcane stones', shape: arcaneStones, scenery: 'arcane' },
  'deadly-briar': { name: 'Deadly briar', shape: deadlyBriar, scenery: 'deadly' },
} as const satisfies Readonly<Record<string, PieceKind>>;

export type PieceId = keyof typeof PIECES;
