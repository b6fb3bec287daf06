import type { Warscroll } from '../../warscroll';
import { castigators } from './castigators';
import { celestarBallista } from './celestar-ballista';
import { evocators } from './evocators';
import { judicators } from './judicators';
import { knightIncantor } from './knight-incantor';
import { liberators } from './liberators';
import { lordArcanumOnGryphCharger } from './lord-arcanum-on-gryph-charger';
import { lordCelestant } from './lord-celestant';
import { lordRelictor } from './lord-relictor';
import { prosecutors } from './prosecutors';
import { retributors } from './retributors';
import { sequitors } from './sequitors';

/** Every warscroll of the Stormcast Eternals. */
export const stormcast: readonly Warscroll[] = [
  lordArcanumOnGryphCharger,
  knightIncantor,
  lordCelestant,
  lordRelictor,
  sequitors,
  castigators,
  evocators,
  celestarBallista,
  liberators,
  judicators,
  prosecutors,
  retributors,
];
