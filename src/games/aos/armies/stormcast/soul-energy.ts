import type { Ability } from '../../abilities/types';
import { intoAccuracy, intoPower, intoShields, intoWeapons } from './aetheric-channelling';

const NAME = 'Soul Energy of the First Host';

const near = (keyword: string) => ({ side: 'friend', within: 6, keywords: [keyword] }) as const;

/** One command ability with a different effect in each of three phases. */
export const soulEnergy = (unit: string): readonly Ability[] => [
  {
    id: `${unit}-soul-energy-hero`,
    name: NAME,
    text: 'In your hero phase, Evocators within 6″ cast Empower without a roll; it cannot be unbound.',
    when: 'hero',
    turn: 'your',
    isCommand: true,
    reach: near('EVOCATORS'),
    choices: [{ name: 'Soul Energy for Empower', deals: [{ do: 'castNow', spell: 'empower' }] }],
  },
  {
    id: `${unit}-soul-energy-shooting`,
    name: NAME,
    text: 'In your shooting phase, Castigators within 6″ channel into accuracy and power both.',
    when: 'shootingStart',
    orWhen: 'shooting',
    turn: 'your',
    isCommand: true,
    reach: near('CASTIGATORS'),
    choices: [{ name: 'Soul Energy for the bows', deals: [intoAccuracy, intoPower] }],
  },
  {
    id: `${unit}-soul-energy-combat`,
    name: NAME,
    text: 'In the combat phase, Sequitors within 6″ channel into weapons and shields both.',
    when: 'combatStart',
    orWhen: 'combat',
    isCommand: true,
    reach: near('SEQUITORS'),
    choices: [{ name: 'Soul Energy for the mauls', deals: [intoWeapons, intoShields] }],
  },
];
