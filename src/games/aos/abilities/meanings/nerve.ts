import type { Modifier } from '../../activation';
import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn, modifiersBy } from '../effects-on';

/** SHOCK-01 to SHOCK-06: Bravery and battleshock tests. */
export const NERVE = {
  bravery: (battle: Battle, unit: Unit) => modifiersBy(effectsOn(battle, unit, 'bravery')),
  /** What makes the printed Bravery another. */
  setBravery: (battle: Battle, unit: Unit, printed: number): readonly Modifier[] =>
    effectsOn(battle, unit, 'setBravery')
      .slice(0, 1)
      .map(({ effect, cause }) => ({ by: effect.to - printed, cause })),
  /** How many times as many models flee. */
  fleeTimes: (battle: Battle, unit: Unit) =>
    effectsOn(battle, unit, 'fleeTimes').reduce((product, { effect }) => product * effect.times, 1),
  spareNerve: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'spareNerve').length > 0,
} satisfies Meanings<'nerve'>;
