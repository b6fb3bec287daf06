import type { Entry } from '../../armies/enhancements';
import type { Role } from '../../types';
import { counted } from '../numbers';

/** The words for traits, artefacts and lores on the set-up page. */
export const BEARING = {
  title: 'Traits and treasures',
  allegiance: 'Allegiance',
  host: 'Stormhost',
  hostSays: (trait: string, artefact: string) => `Its general has ${trait}; its first artefact is ${artefact}.`,
  trait: 'Command trait',
  artefact: 'Artefact',
  mount: 'Mount trait',
  spell: 'Spell',
  prayer: 'Prayer',
  weapon: 'Weapon of the artefact',
  traitWeapon: 'Weapon of the command trait',
  none: 'None',
  due: 'Choose one',
  rolled: 'Leave it to the dice',
  rolledSays: (entries: number) => `Rolled before the battle: one of ${entries}.`,
  commandModels: 'Command models',
  roleIn: (unit: string, name: string) => `${unit}: ${name}`,
  roles: {
    champion: 'Champion',
    standard: 'Carries the standard',
    musician: 'Musician',
  } satisfies Readonly<Record<Role, string>>,
  gist: (allegiance: string | undefined, trait: string | undefined, artefacts: number, rolls: number) =>
    [
      allegiance ?? 'No allegiance',
      ...(trait === undefined ? [] : [trait]),
      ...(artefacts > 0 ? [counted(artefacts, 'artefact')] : []),
      ...(rolls > 0 ? [`${rolls} left to the dice`] : []),
    ].join(' · '),
} as const;

/** What an entry of a table does, in one text. */
export const entryText = ({ text, abilities = [], value }: Entry): string =>
  [
    ...(value === undefined ? [] : [`Casting value ${value}.`]),
    ...(text ? [text] : abilities.map(each => each.text)),
  ].join(' ');
