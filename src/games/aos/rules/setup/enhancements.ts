import { bug } from '../../../../kernel/bug';
import type { Dice, Face } from '../../../../kernel/dice';
import { warscrollOf } from '../../armies';
import { commandTraitsFor, isRolled, TABLES } from '../../armies/enhancements';
import { ROLLED_FIELDS } from '../../battle-setup';
import type { BattleEvent } from '../../events';
import { randomCharacteristics } from '../../facts/characteristics';
import { type Battle, SEATS, type Seat, type Unit } from '../../types';
import { rollCharacteristic } from '../abilities/amounts';

const FACES = 6;

/** The result of a roll on a table. */
export interface TableRoll<T> {
  readonly entry: T;
  readonly faces: readonly Face[];
}

/**
 * ALG-06: rolls on a table of up to 36 entries, all equally likely: one die, or two read as sixes and ones. Results
 * beyond the last entry are rolled again.
 */
export function rollOnTable<T>(table: readonly T[], dice: Dice): TableRoll<T> {
  const count = table.length <= FACES ? 1 : 2;
  const fair = FACES ** count - (FACES ** count % table.length);
  for (;;) {
    const faces = dice.roll(count);
    const number = faces.reduce<number>((sum, face) => sum * FACES + face - 1, 0);
    if (number < fair) return { entry: table[number % table.length] ?? bug('an empty table was rolled on'), faces };
  }
}

/**
 * ALG-06, TRAIT-02, ART-01, LORE-01, RAND-01: before the battle, rolls everything that lists and warscrolls leave to
 * dice.
 */
export const rollEnhancements = (battle: Battle, dice: Dice): readonly BattleEvent[] => [
  ...SEATS.flatMap(seat => [...rollTrait(battle, seat, dice), ...rollLines(battle, seat, dice)]),
  ...battle.units.flatMap(unit => rollCharacteristics(unit, dice)),
];

/** RAND-01: random Wounds, Bravery and Save are rolled once per unit and hold for the battle. */
export const rollCharacteristics = (unit: Unit, dice: Dice): readonly BattleEvent[] =>
  randomCharacteristics(warscrollOf(unit)).map(({ of, upTo, printed }) => {
    const { faces, sum } = rollCharacteristic(printed, dice);
    return {
      type: 'characteristicRolled',
      unit: unit.id,
      of,
      ...(upTo === undefined ? {} : { upTo }),
      faces,
      result: sum,
    };
  });

function rollTrait(battle: Battle, seat: Seat, dice: Dice): readonly BattleEvent[] {
  if (!isRolled(battle.extras.traits[seat])) return [];
  const army = { allegiance: battle.allegiances[seat], units: battle.musters[seat] };
  const { entry, faces } = rollOnTable(commandTraitsFor(army), dice);
  return [{ type: 'traitChosen', seat, trait: entry.id, faces }];
}

/** ART-02: each line rolls among the entries that earlier lines left. */
function rollLines(battle: Battle, seat: Seat, dice: Dice): readonly BattleEvent[] {
  const units = [...battle.musters[seat]];
  const events: BattleEvent[] = [];
  units.forEach((muster, index) => {
    let line = muster;
    for (const field of ROLLED_FIELDS) {
      if (!isRolled(line[field])) continue;
      const table = TABLES[field]({ allegiance: battle.allegiances[seat], units }, line);
      if (table.length === 0) continue; // ART-02: earlier lines took the last entries
      const { entry, faces } = rollOnTable(table, dice);
      line = { ...line, [field]: entry.id };
      units[index] = line;
      events.push({ type: 'enhancementRolled', seat, unit: line.id, field, entry: entry.id, faces });
    }
  });
  return events;
}
