import { WARSCROLLS } from '../../../src/games/aos/armies';
import { PIECES, type PieceId } from '../../../src/games/aos/layouts/pieces';
import {
  EMPTY_TABLE,
  exact,
  type MeasurePiece,
  type MeasureTable,
  type MeasureUnit,
} from '../../../src/games/aos/measure/table';
import { type Dice, diceFrom, seededState } from '../../../src/kernel/dice';

const NAMES = ['', 'Ärger & Öl', '<b>bold</b>', '"quoted"', '𝕌nicode 🐉', 'a'.repeat(60), 'null', '{"a":1}'];

/** A random table, the same for the same seed. */
export function randomTable(seed: number): MeasureTable {
  const dice = diceFrom(seededState(seed, 'tables'));
  const table = { width: 24 + dice.die(60), depth: 24 + dice.die(40) };
  const some = <T>(most: number, make: (index: number) => T): readonly T[] =>
    Array.from({ length: dice.die(most + 1) - 1 }, (_, index) => make(index));
  const at = () => ({ x: along(dice, table.width), y: along(dice, table.depth) });
  return {
    ...EMPTY_TABLE,
    name: oneOf(dice, NAMES) || 'A table',
    mood: oneOf(dice, ['life', 'fire', 'death']) ?? 'life',
    table,
    units: some(
      8,
      (index): MeasureUnit => ({
        id: `u${index + 1}`,
        seat: dice.die(2) === 1 ? 'azure' : 'ember',
        of: dice.die(3) === 1 ? { base: anyBase(dice) } : { warscroll: oneOf(dice, Object.keys(WARSCROLLS)) ?? '' },
        name: oneOf(dice, NAMES) || undefined,
        places: Array.from({ length: dice.die(12) }, () => ({ ...at(), facing: exact(dice.die(628) / 100 - 3) })),
      }),
    ),
    pieces: some(
      6,
      (index): MeasurePiece => ({
        id: `p${index + 1}`,
        of:
          dice.die(3) === 1
            ? {
                block: {
                  width: dice.die(12),
                  depth: dice.die(12) / 2,
                  height: dice.die(6) - 1,
                  isObstacle: dice.die(2) === 1,
                },
              }
            : { piece: oneOf(dice, Object.keys(PIECES) as PieceId[]) ?? 'wood' },
        ...at(),
        turn: dice.die(360) - 1,
      }),
    ),
    markers: some(4, index => ({ id: `o${index + 1}`, ...at() })),
  };
}

const along = (dice: Dice, most: number): number =>
  dice.die(2) === 1 ? dice.die(most * 100) / 100 : exact((dice.die(1_000_003) / 1_000_003) * most);

const oneOf = <T>(dice: Dice, list: readonly T[]): T | undefined => list[dice.die(list.length) - 1];

const anyBase = (dice: Dice) => ({ length: 20 + dice.die(100), width: 20 + dice.die(60), height: dice.die(60) / 10 });
