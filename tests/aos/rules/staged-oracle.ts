import type { Ability, Reach } from '../../../src/games/aos/abilities/types';

const AT_COMBAT = 'combatStart';
const marking = (id: string, more: Partial<Ability>): Ability => ({
  id,
  name: id,
  text: id,
  when: AT_COMBAT,
  choices: [{ name: id, deals: [{ do: 'grant', effect: { do: 'bravery', by: 1 }, until: 'battle' }] }],
  ...more,
});
const aimed = (id: string, reach: Reach): Ability => marking(id, { reach });

/** ABIL-06, ATK-08, MEAS-03, MEAS-04: one ability for each way in which a use can be refused, all at the start of combat. */
export const ORACLE: readonly Ability[] = [
  marking('gift', { limit: 'none' }),
  marking('defy', { turn: 'enemy' }),
  marking('doom', { given: [{ is: 'charged' }] }),
  aimed('gaze', { side: 'enemy', within: 12, isVisible: true }),
  aimed('closest', { side: 'enemy', isNearest: true }),
  aimed('single-out', { side: 'enemy', within: 6, isModel: true }),
  aimed('touch', { side: 'enemy', within: 1 }),
];
