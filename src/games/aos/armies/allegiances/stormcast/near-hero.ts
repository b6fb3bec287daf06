import type { Reach } from '../../../abilities/types';

/** A unit of the host wholly within 9" of one of its heroes, or 18" of its general. */
export const nearHero = (...keywords: readonly string[]): Reach => ({
  side: 'friend',
  within: 9,
  withinOfGeneral: 18,
  wholly: true,
  keywords,
});
