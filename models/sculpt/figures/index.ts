import { chainraspHorde } from './chainrasp-horde';
import type { Figure } from './figure';
import { liberators } from './liberators';

/** Every figure, in the order of the manifest. */
export const figures: readonly Figure[] = [liberators, chainraspHorde];
