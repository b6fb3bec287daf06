import type { Entry } from '../../systems/aos/armies/enhancements';
import type { Role } from '../../systems/aos/types';
import { counted } from './numbers';

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  champion: 'the unit’s champion',
  standard: 'carries the standard',
  musician: 'plays the music',
};

/** The words of what armies and heroes bear, on the set-up page. */
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
  role: (name: string, role: Role) => `${name}, ${ROLE_WORDS[role]}`,
  gist: (allegiance: string | undefined, trait: string | undefined, artefacts: number, rolls: number) =>
    [
      allegiance ?? 'No allegiance',
      ...(trait === undefined ? [] : [trait]),
      ...(artefacts > 0 ? [counted(artefacts, 'artefact')] : []),
      ...(rolls > 0 ? [`${rolls} left to the dice`] : []),
    ].join(' · '),
  won: 'Won a major victory in the last battle',
  wonSays: 'Rolls for a triumph when the general is named.',
} as const;

/** What an entry of a table does, in one text. */
export const entryText = ({ text, abilities = [], value }: Entry): string =>
  [
    ...(value === undefined ? [] : [`Casting value ${value}.`]),
    ...(text ? [text] : abilities.map(each => each.text)),
  ].join(' ');
