import type { Deal } from '../../abilities/types';

const thisPhase = { do: 'grant', until: 'phase' } as const;

/** The Sequitors' choice in the combat phase. */
export const intoWeapons: Deal = { ...thisPhase, effect: { do: 'reroll', roll: 'hit', which: 'failed' } };
export const intoShields: Deal = {
  ...thisPhase,
  effect: { do: 'reroll', roll: 'save', which: 'failed' },
  given: [{ is: 'unitCarries', wargear: 'soulshield' }],
};

/** The Castigators' choice in the shooting phase. */
export const intoAccuracy: Deal = { ...thisPhase, effect: { do: 'reroll', roll: 'hit', which: 'ones' } };
export const intoPower: Deal = {
  ...thisPhase,
  effect: { do: 'setRend', to: -2 },
  given: [{ is: 'weapon', any: ['thunderhead-greatbow'] }],
};
