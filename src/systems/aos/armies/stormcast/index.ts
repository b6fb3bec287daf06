import type { Warscroll } from '../../warscroll';
import { castigators } from './castigators';
import { knightIncantor } from './knight-incantor';
import { liberators } from './liberators';
import { lordCelestant } from './lord-celestant';
import { sequitors } from './sequitors';

/** Every warscroll of the Stormcast Eternals. */
export const stormcast: readonly Warscroll[] = [knightIncantor, lordCelestant, liberators, sequitors, castigators];
