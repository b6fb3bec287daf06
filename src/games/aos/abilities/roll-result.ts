import type { Face } from '../../../kernel/dice';
import type { Profile, Roll } from '../activation';
import { modifierOf } from './profile';

/** SEQ-02, SEQ-04, SEQ-06: a natural 6 does not always save. */
const SIX_ALWAYS_PASSES: Readonly<Record<Roll, boolean>> = { hit: true, wound: true, save: false };

/** SEQ-01, SEQ-03, SEQ-05 */
export const neededFor = (profile: Profile, roll: Roll): number =>
  roll === 'hit' ? profile.toHit : roll === 'wound' ? profile.toWound : profile.save;

/** MOD-02, DICE-04 */
export function rollResult(
  roll: Roll,
  face: Face,
  needed: number,
  modifier: number,
): { readonly result: number; readonly passed: boolean } {
  const result = Math.max(1, face + modifier);
  return { result, passed: face !== 1 && (result >= needed || (face === 6 && SIX_ALWAYS_PASSES[roll])) };
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The lowest face that passes now; undefined if none does. */
export const leastFace = (profile: Profile, roll: Roll): Face | undefined =>
  FACES.find(face => rollResult(roll, face, neededFor(profile, roll), modifierOf(profile, roll)).passed);
