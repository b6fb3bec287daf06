import type { Warscroll } from '../../warscroll';
import { castigators } from './castigators';
import { evocators } from './evocators';
import { knightIncantor } from './knight-incantor';
import { liberators } from './liberators';
import { lordArcanumOnGryphCharger } from './lord-arcanum-on-gryph-charger';
import { lordCelestant } from './lord-celestant';
import { sequitors } from './sequitors';

/** Every warscroll of the Stormcast Eternals. */
export const stormcast: readonly Warscroll[] = [
  lordArcanumOnGryphCharger,
  knightIncantor,
  lordCelestant,
  sequitors,
  castigators,
  evocators,
  liberators,
];
