import { counted } from '../numbers';

/** The words of splitting attacks. */
export const SPLIT = {
  title: 'Split the attacks',
  arm: (weapon: string, attacks: number) => `${weapon}: ${counted(attacks, 'attack')}`,
  all: (unit: string) => `As many as can be on ${unit}`,
  less: (unit: string) => `One less on ${unit}`,
  more: (unit: string) => `One more on ${unit}`,
  count: (unit: string) => `Attacks on ${unit}`,
  beyond: (count: number) => `${counted(count, 'unit')} not to be attacked: why?`,
} as const;
