import type { Battle, Unit } from '../../types';
import type { Meanings, WordOf } from '../channels';

const isMarked = (unit: Unit, word: WordOf<'signs'>): boolean => unit.marks.some(({ effect }) => effect.do === word);

/** Marks that do nothing by themselves; the conditions of other abilities ask for them. */
export const SIGNS = {
  hangover: (_: Battle, unit: Unit) => isMarked(unit, 'hangover'),
  owed: (_: Battle, unit: Unit) => isMarked(unit, 'owed'),
} satisfies Meanings<'signs'>;
