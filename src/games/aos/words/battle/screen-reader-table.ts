import { woundsIn } from '../../facts/characteristics';
import { gapBetweenUnits, nearestEnemyUnit } from '../../facts/places/distance';
import { middleOfUnit } from '../../facts/units';
import type { Battle, Unit } from '../../types';
import type { Names } from '../names';
import { counted, inches } from '../numbers';
import { deedsInWords } from '../questions/deeds';

/** The words of the screen-reader table. */
export const SCREEN_READER_TABLE = {
  name: 'The table in words',
  units: 'Units on the table',
  of: (player: string) => `${player}’s units`,
} as const;

/** A unit in one sentence. */
export function unitInWords(battle: Battle, unit: Unit, names: Names): string {
  const wounds = woundsIn(unit);
  const suffered = unit.models.reduce((sum, model) => sum + model.wounds, 0);
  const { x: left, y: near } = middleOfUnit(unit);
  const enemy = nearestEnemyUnit(battle, unit);
  return [
    `${names.player(unit.seat)}, ${counted(unit.models.length, 'model')}`,
    ...(suffered > 0 ? [`${suffered} of ${unit.models.length * wounds} wounds suffered`] : []),
    `${inches(Math.round(left))} from the left and ${inches(Math.round(near))} from the near edge`,
    ...(enemy ? [`${inches(gapBetweenUnits(battle, unit, enemy))} from ${names.unit(enemy.id)}`] : []),
    ...deedsInWords(unit.deeds).map(({ words }) => words.toLowerCase()),
  ].join(', ');
}
