import type { Warscroll } from '../../warscroll';
import { blackCoach } from './black-coach';
import { bladegheistRevenants } from './bladegheist-revenants';
import { chainghasts } from './chainghasts';
import { chainraspHorde } from './chainrasp-horde';
import { glaivewraithStalkers } from './glaivewraith-stalkers';
import { grimghastReapers } from './grimghast-reapers';
import { guardianOfSouls } from './heroes/guardian-of-souls';
import { knightOfShroudsOnEtherealSteed } from './heroes/knight-of-shrouds-on-ethereal-steed';
import { lordExecutioner } from './heroes/lord-executioner';
import { spiritTorment } from './heroes/spirit-torment';
import { hexwraiths } from './hexwraiths';
import { myrmournBanshees } from './myrmourn-banshees';
import { spiritHosts } from './spirit-hosts';

/** Every warscroll of the Nighthaunt. */
export const nighthaunt: readonly Warscroll[] = [
  knightOfShroudsOnEtherealSteed,
  guardianOfSouls,
  spiritTorment,
  lordExecutioner,
  chainraspHorde,
  grimghastReapers,
  glaivewraithStalkers,
  bladegheistRevenants,
  chainghasts,
  myrmournBanshees,
  spiritHosts,
  hexwraiths,
  blackCoach,
];
