import type { Ability } from '../abilities/types';
import type { Spell } from '../magic';

/** REALM-03: the rules of a realm; most have none. */
export interface Realm {
  readonly id: string;
  readonly name: string;
  /** Whether its rules are our own; the page says so beside its name. */
  readonly isOurs?: true;
  /** REALM-04 */
  readonly spells: readonly Spell[];
  /** REALM-05: for every unit of both sides. */
  readonly features: readonly Ability[];
  /** REALM-06: for every HERO. */
  readonly commands: readonly Ability[];
  /** REALM-07 */
  readonly regions: readonly { readonly id: string; readonly name: string; readonly features: readonly Ability[] }[];
}

const plain = (id: string, name: string): Realm => ({ id, name, spells: [], features: [], commands: [], regions: [] });

/** REALM-02: the seven realms in rulebook order. Aqshy has rules of our own; the others have none. */
export const REALMS: readonly Realm[] = [
  {
    id: 'aqshy',
    name: 'Aqshy, the Realm of Fire',
    isOurs: true,
    spells: [
      {
        id: 'emberlance',
        name: 'Emberlance',
        text: 'A visible enemy unit within 12″ suffers D3 mortal wounds.',
        value: 7,
        reach: { side: 'enemy', within: 12, isVisible: true },
        deals: [{ do: 'mortalWounds', amount: 'D3' }],
      },
    ],
    features: [
      {
        id: 'aqshy-hot-blood',
        name: 'Hot blood',
        text: '+1 to charge rolls in the Realm of Fire.',
        when: 'always',
        effects: [{ do: 'modify', roll: 'charge', by: 1 }],
      },
    ],
    commands: [
      {
        id: 'aqshy-fan-the-flames',
        name: 'Fan the Flames',
        text: 'In your hero phase a friendly unit within 12″ has +1 to run rolls until your next hero phase.',
        when: 'hero',
        turn: 'your',
        isCommand: true,
        reach: { side: 'friend', within: 12 },
        choices: [
          {
            name: 'Fan the flames',
            deals: [{ do: 'grant', effect: { do: 'modify', roll: 'run', by: 1 }, until: 'yourHero' }],
          },
        ],
      },
    ],
    regions: [
      {
        id: 'cinder-fields',
        name: 'The Cinder Fields',
        features: [
          {
            id: 'aqshy-smoke',
            name: 'Smoke',
            text: 'Missile attacks have −1 to hit.',
            when: 'always',
            given: [{ is: 'missile' }],
            effects: [{ do: 'modify', roll: 'hit', by: -1 }],
          },
        ],
      },
    ],
  },
  plain('shyish', 'Shyish, the Realm of Death'),
  plain('ghyran', 'Ghyran, the Realm of Life'),
  plain('hysh', 'Hysh, the Realm of Light'),
  plain('ghur', 'Ghur, the Realm of Beasts'),
  plain('chamon', 'Chamon, the Realm of Metal'),
  plain('ulgu', 'Ulgu, the Realm of Shadow'),
];

/** REALM-02: the realm with this id, if any. */
export const findRealm = (id: string): Realm | undefined => REALMS.find(realm => realm.id === id);

/** REALM-07: the name of a realm and its region; undefined without a realm. */
export function nameOfRealm(id: string | undefined, region: string | undefined): string | undefined {
  const realm = id === undefined ? undefined : findRealm(id);
  const part = realm?.regions.find(each => each.id === region);
  return part ? `${part.name} in ${realm?.name}` : realm?.name;
}

/** REALM-03: whether the realm has any rules. */
export const hasRules = ({ spells, features, commands, regions }: Realm): boolean =>
  spells.length + features.length + commands.length + regions.length > 0;
