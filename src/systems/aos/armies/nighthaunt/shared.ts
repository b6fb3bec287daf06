import type { Ability } from '../../abilities/types';

/** What every spirit has: modifiers to its saves, Rend among them, count for nothing. */
export const ethereal: Ability = {
  id: 'ethereal',
  name: 'Ethereal',
  text: 'All modifiers to this unit’s save rolls are ignored, good or bad, Rend among them.',
  when: 'always',
  against: true,
  effects: [{ do: 'ignoreSaveModifiers' }],
};
