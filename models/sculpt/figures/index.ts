import { bladegheistRevenants } from './bladegheist-revenants';
import { castigators } from './castigators';
import { chainraspHorde } from './chainrasp-horde';
import { evocators } from './evocators';
import type { Figure } from './figure';
import { grimghastReapers } from './grimghast-reapers';
import { guardianOfSouls } from './guardian-of-souls';
import { knightIncantor } from './knight-incantor';
import { liberators } from './liberators';
import { lordCelestantOnFoot } from './lord-celestant';
import { sequitors } from './sequitors';

/** Every figure, in the order of the manifest. */
export const figures: readonly Figure[] = [
  liberators,
  lordCelestantOnFoot,
  sequitors,
  castigators,
  evocators,
  knightIncantor,
  chainraspHorde,
  guardianOfSouls,
  grimghastReapers,
  bladegheistRevenants,
];
