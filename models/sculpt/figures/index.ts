import { chainraspHorde } from './chainrasp-horde';
import type { Figure } from './figure';
import { guardianOfSouls } from './guardian-of-souls';
import { liberators } from './liberators';
import { lordCelestantOnFoot } from './lord-celestant';

/** Every figure, in the order of the manifest. */
export const figures: readonly Figure[] = [liberators, lordCelestantOnFoot, chainraspHorde, guardianOfSouls];
