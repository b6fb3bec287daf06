import type { Polygon } from '../../../geometry/shapes/shape';
import { type Dice, diceFrom, seededState } from '../../../kernel/dice';
import type { Setup } from '../battle-setup';
import type { Terrain } from '../types';
import { LAYOUT_TABLE, terrainFor } from '.';
import { roomBetween, roomToEdge } from './apart';
import type { PieceId } from './pieces';
import { footprintOf, oppositeOf, type Placing, terrainOf } from './place';
import { isSameSize } from './resize';

/** Kept clear along every edge, so that armies can deploy and move around everything. */
const MARGIN = 4;
/** Minimum gap between pieces, wide enough for a big base. */
const LANE = 3;
const QUARTER_INCHES = 4;
const TURN_STEP = 15;
const TRIES = 60;
/** Number of attempts before a piece is left out. */
const MOST_TRIES = 12;

type Size = Setup['table'];

/** Pieces to draw from, large ones first, because they need the space. */
const LARGE: readonly PieceId[] = ['stair-hill', 'watch-keep', 'wood', 'ruined-arcade'];
const SMALL: readonly PieceId[] = [
  'field-wall',
  'arcane-stones',
  'deadly-briar',
  'wood',
  'ruined-arcade',
  'field-wall',
];

/** A random table, the same for the same seed: three or four pieces for one side, mirrored for the other. */
export function fairLayout(seed: number, table = LAYOUT_TABLE): readonly Terrain[] {
  const half = fairHalf(seed, table);
  return isSameSize(table, LAYOUT_TABLE)
    ? terrainFor({ half })
    : terrainOf([...half, ...half.map(placing => oppositeOf(placing, table))]);
}

function fairHalf(seed: number, table: Size): readonly Placing[] {
  const dice = diceFrom(seededState(seed, 'layout'));
  const [large = 'wood'] = dice.shuffle(LARGE);
  const small = dice.shuffle(SMALL).slice(0, 1 + dice.die(2));
  const wanted = [large, ...small];
  for (let count = 0; count < MOST_TRIES * wanted.length; count++) {
    // On a small table fewer pieces fit: the last ones are dropped.
    const fewer = wanted.slice(0, wanted.length - Math.floor(count / MOST_TRIES));
    const half = tryHalf(dice, fewer, table);
    if (half.length === fewer.length) return half;
  }
  return [];
}

/** Places the pieces one by one; if one finds no place, the attempt fails. */
function tryHalf(dice: Dice, wanted: readonly PieceId[], table: Size): readonly Placing[] {
  let half: readonly Placing[] = [];
  let taken: readonly Polygon[] = [];
  for (const piece of wanted) {
    const placing = findPlace(dice, piece, taken, table);
    if (!placing) return [];
    half = [...half, placing];
    taken = [...taken, footprintOf(placing), footprintOf(oppositeOf(placing, table))];
  }
  return half;
}

function findPlace(dice: Dice, piece: PieceId, taken: readonly Polygon[], table: Size): Placing | undefined {
  for (let count = 0; count < TRIES; count++) {
    const placing = anyPlace(dice, piece, table);
    const own = footprintOf(placing);
    const opposite = footprintOf(oppositeOf(placing, table));
    const isClear = [...taken, opposite].every(other => roomBetween(own, other) >= LANE);
    if (isClear && roomToEdge(own, table) >= MARGIN) return placing;
  }
  return undefined;
}

/** A place on the near half of the table, on a grid of quarter inches. */
function anyPlace(dice: Dice, piece: PieceId, { width, depth }: Size): Placing {
  return {
    piece,
    x: dice.die(Math.floor(width * QUARTER_INCHES)) / QUARTER_INCHES,
    y: dice.die(Math.floor((depth / 2) * QUARTER_INCHES)) / QUARTER_INCHES,
    turn: dice.die(360 / TURN_STEP) * TURN_STEP,
  };
}
