import type { Polygon } from '../../../geometry/shape';
import { type Dice, diceFrom, seededState } from '../../../kernel/dice';
import type { Terrain } from '../types';
import { LAYOUT_TABLE, terrainFor } from '.';
import { roomBetween, roomToEdge } from './apart';
import type { PieceId } from './pieces';
import { footprintOf, oppositeOf, type Placing } from './place';

/** Kept clear along every edge, so that armies can form up and walk round everything. */
const MARGIN = 4;
/** Between pieces a big base gets through. */
const LANE = 3;
const QUARTER_INCHES = 4;
const TURN_STEP = 15;
const TRIES = 60;

/** What may be drawn, the large pieces first: they would find no place once the small ones lie. */
const LARGE: readonly PieceId[] = ['stair-hill', 'watch-keep', 'wood', 'ruined-arcade'];
const SMALL: readonly PieceId[] = [
  'field-wall',
  'arcane-stones',
  'deadly-briar',
  'wood',
  'ruined-arcade',
  'field-wall',
];

/** A table laid out by chance, the same for the same seed: three or four pieces for each side, and the same for the other. */
export const fairLayout = (seed: number): readonly Terrain[] => terrainFor({ half: fairHalf(seed) });

function fairHalf(seed: number): readonly Placing[] {
  const dice = diceFrom(seededState(seed, 'layout'));
  const [large = 'wood'] = dice.shuffle(LARGE);
  const small = dice.shuffle(SMALL).slice(0, 1 + dice.die(2));
  const wanted = [large, ...small];
  let half: readonly Placing[] = [];
  while (half.length < wanted.length) half = tryHalf(dice, wanted);
  return half;
}

/** Lays the pieces one after another; one that finds no place is left out, and the whole is tried again. */
function tryHalf(dice: Dice, wanted: readonly PieceId[]): readonly Placing[] {
  let half: readonly Placing[] = [];
  let taken: readonly Polygon[] = [];
  for (const piece of wanted) {
    const placing = findPlace(dice, piece, taken);
    if (!placing) return [];
    half = [...half, placing];
    taken = [...taken, footprintOf(placing), footprintOf(oppositeOf(placing, LAYOUT_TABLE))];
  }
  return half;
}

function findPlace(dice: Dice, piece: PieceId, taken: readonly Polygon[]): Placing | undefined {
  for (let count = 0; count < TRIES; count++) {
    const placing = anyPlace(dice, piece);
    const own = footprintOf(placing);
    const opposite = footprintOf(oppositeOf(placing, LAYOUT_TABLE));
    const isClear = [...taken, opposite].every(other => roomBetween(own, other) >= LANE);
    if (isClear && roomToEdge(own, LAYOUT_TABLE) >= MARGIN) return placing;
  }
  return undefined;
}

/** A place on the near half of the table, on a grid of quarter inches. */
function anyPlace(dice: Dice, piece: PieceId): Placing {
  const { width, depth } = LAYOUT_TABLE;
  return {
    piece,
    x: dice.die(width * QUARTER_INCHES) / QUARTER_INCHES,
    y: dice.die((depth / 2) * QUARTER_INCHES) / QUARTER_INCHES,
    turn: dice.die(360 / TURN_STEP) * TURN_STEP,
  };
}
