import type { Battle, Seat, Unit } from '../../types';
import type { Meanings, WordOf } from '../channels';
import { effectsOn } from '../effects-on';
import { effectsNamed } from '../held';

/** WND-01, NEG-01, SLAIN-01: wounds, what negates them, and what answers them. */
export const WOUNDS = {
  /** Added to the Wounds on the warscroll. */
  wounds: (battle: Battle, unit: Unit) =>
    effectsOn(battle, unit, 'wounds').reduce((sum, { effect }) => sum + effect.by, 0),
  negate: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'negate'),
  spite: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'spite'),
  avenge: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'avenge'),
  lastStand: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'lastStand')[0],
  /** What the bearer's own weapon does to those it wounds. */
  taint: (battle: Battle, { id }: Unit) => effectsNamed(battle, 'taint').filter(({ unit }) => unit === id),
  chill: (battle: Battle, { id }: Unit) => effectsNamed(battle, 'chill').filter(({ unit }) => unit === id),
} satisfies Meanings<'wounds'>;

/** Through these, what one unit suffers bears on another of its side. */
const BEARS_ON_OTHERS: { readonly [W in WordOf<'wounds'>]: boolean } = {
  wounds: true,
  negate: true,
  spite: true,
  avenge: true,
  lastStand: false,
  taint: false,
  chill: false,
};
const BEARING = (Object.keys(BEARS_ON_OTHERS) as WordOf<'wounds'>[]).filter(word => BEARS_ON_OTHERS[word]);

/** WND-01: whether anything on this side makes it matter which unit suffers first. */
export const hasAnswersToWounds = (battle: Battle, seat: Seat): boolean =>
  battle.units.some(
    unit =>
      unit.seat === seat &&
      (BEARING.some(word => effectsNamed(battle, word).some(held => held.unit === unit.id)) ||
        unit.marks.some(({ effect }) => BEARING.some(word => word === effect.do))),
  );

/** NEG-01: whether anything in the battle could negate a wound on this side, be it far away. */
export const hasNegations = (battle: Battle, seat: Seat): boolean =>
  effectsNamed(battle, 'negate').length > 0 ||
  battle.units.some(unit => unit.seat === seat && unit.marks.some(({ effect }) => effect.do === 'negate'));
