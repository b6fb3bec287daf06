import type { Warscroll } from '../../warscroll';
import { castigators } from './castigators';
import { celestarBallista } from './celestar-ballista';
import { evocators } from './evocators';
import { knightIncantor } from './heroes/knight-incantor';
import { lordArcanumOnGryphCharger } from './heroes/lord-arcanum-on-gryph-charger';
import { lordCelestant } from './heroes/lord-celestant';
import { lordRelictor } from './heroes/lord-relictor';
import { judicators } from './judicators';
import { liberators } from './liberators';
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
