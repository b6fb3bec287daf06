import { blackCoachOfTheDead } from './black-coach';
import { bladegheistRevenants } from './bladegheist-revenants';
import { castigators } from './castigators';
import { celestarBallistaAndCrew } from './celestar-ballista';
import { chainghasts } from './chainghasts';
import { chainraspHorde } from './chainrasp-horde';
import { evocators } from './evocators';
import type { Figure } from './figure';
import { glaivewraithStalkers } from './glaivewraith-stalkers';
import { grimghastReapers } from './grimghast-reapers';
import { guardianOfSouls } from './guardian-of-souls';
import { hexwraiths } from './hexwraiths';
import { judicators } from './judicators';
import { knightIncantor } from './knight-incantor';
import { knightOfShroudsOnEtherealSteed } from './knight-of-shrouds-on-ethereal-steed';
import { liberators } from './liberators';
import { lordArcanumOnGryphCharger } from './lord-arcanum-on-gryph-charger';
import { lordCelestantOnFoot } from './lord-celestant';
import { lordExecutionerOfShyish } from './lord-executioner';
import { lordRelictorOnFoot } from './lord-relictor';
import { myrmournBanshees } from './myrmourn-banshees';
import { prosecutors } from './prosecutors';
import { retributors } from './retributors';
import { sequitors } from './sequitors';
import { spiritHosts } from './spirit-hosts';
import { spiritTormentOfShyish } from './spirit-torment';

/** Every figure, in the order of the manifest. */
export const figures: readonly Figure[] = [
  liberators,
  lordCelestantOnFoot,
  sequitors,
  castigators,
  evocators,
  knightIncantor,
  lordArcanumOnGryphCharger,
  celestarBallistaAndCrew,
  judicators,
  prosecutors,
  retributors,
  lordRelictorOnFoot,
  chainraspHorde,
  guardianOfSouls,
  grimghastReapers,
  bladegheistRevenants,
  knightOfShroudsOnEtherealSteed,
  spiritHosts,
  blackCoachOfTheDead,
  hexwraiths,
  spiritTormentOfShyish,
  lordExecutionerOfShyish,
  glaivewraithStalkers,
  chainghasts,
  myrmournBanshees,
];
