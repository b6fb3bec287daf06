import type { Modifier } from '../../activation';
import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn, modifiersBy } from '../effects-on';

const WHOLE: readonly Modifier[] = [];

/** MOVE-12, RUN-02, CHARGE-02: how far a unit goes, and how. */
export const MOVES = {
  move: (battle: Battle, unit: Unit) => modifiersBy(effectsOn(battle, unit, 'move')),
  /** ABIL-01: what takes away half of this amount, fractions rounded up. */
  halve: (battle: Battle, unit: Unit, amount: number): readonly Modifier[] => {
    const [chain] = effectsOn(battle, unit, 'halve');
    return chain ? [{ by: -Math.floor(Math.max(0, amount) / 2), cause: chain.cause }] : WHOLE;
  },
  /** In place of two dice and 12". */
  chargeDice: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'chargeDice')[0]?.effect,
  mustRetreat: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'mustRetreat').length > 0,
  /** The dice of its ride, 0 if it cannot. */
  rideWinds: (battle: Battle, unit: Unit) =>
    effectsOn(battle, unit, 'rideWinds').reduce((sum, { effect }) => sum + effect.dice, 0),
} satisfies Meanings<'moves'>;
