import type { Ability, Moment } from '../../../src/games/aos/abilities/types';
import { PHASES } from '../../../src/games/aos/types';

/** An ability that marks its unit at a moment, so that its use can be seen. */
export const atMoment = (id: string, when: Moment | undefined, more: Partial<Ability> = {}): Ability => ({
  id,
  name: id,
  text: id,
  ...(when && { when }),
  choices: [{ name: id, deals: [{ do: 'grant', effect: { do: 'bravery', by: 1 }, until: 'battle' }] }],
  ...more,
});

/** ABIL-03, ABIL-06: one for "the" phase, whosever turn it is, in each of the six. */
export const VIGIL: readonly Ability[] = PHASES.map(phase => atMoment(`watch-${phase}`, phase));

const pounce = (when: Moment): Ability =>
  atMoment(`pounce-${when}`, when, { choices: [{ name: 'pounce', deals: [{ do: 'attackNow', how: 'fight' }] }] });

/** ABIL-01: attacks at once in a phase of either player, and again after a fight, when it can also do something else. */
export const AMBUSHER: readonly Ability[] = [
  pounce('movement'),
  pounce('shooting'),
  pounce('battleshock'),
  pounce('combat'),
  pounce('afterFight'),
  atMoment('gloat', 'afterFight'),
];
