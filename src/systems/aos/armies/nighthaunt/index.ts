import type { Warscroll } from '../../warscroll';
import { bladegheistRevenants } from './bladegheist-revenants';
import { chainghasts } from './chainghasts';
import { chainraspHorde } from './chainrasp-horde';
import { glaivewraithStalkers } from './glaivewraith-stalkers';
import { grimghastReapers } from './grimghast-reapers';
import { guardianOfSouls } from './guardian-of-souls';
import { lordExecutioner } from './lord-executioner';
import { spiritHosts } from './spirit-hosts';
import { spiritTorment } from './spirit-torment';

/** Every warscroll of the Nighthaunt. */
export const nighthaunt: readonly Warscroll[] = [
  guardianOfSouls,
  spiritTorment,
  lordExecutioner,
  chainraspHorde,
  grimghastReapers,
  glaivewraithStalkers,
  bladegheistRevenants,
  chainghasts,
  spiritHosts,
];
