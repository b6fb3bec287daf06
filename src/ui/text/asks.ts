import type { Ask, AskKind, AskOf } from '../../systems/aos/asks';
import type { Phase } from '../../systems/aos/types';
import type { Names } from './names';
import { counted } from './numbers';

type Questions = { readonly [K in AskKind]: (ask: AskOf<K>, names: Names) => string };

const TO_DO_IN: Readonly<Record<Phase, string>> = {
  hero: 'Act with your heroes, or end the phase',
  movement: 'Move your units, or end the phase',
  shooting: 'Shoot with your units, or end the phase',
  charge: 'Try charges, or end the phase',
  combat: 'Fight',
  battleshock: 'Test the nerve of your units',
};

/** What is asked of whoever decides; *stars* set a part in bold. A question without words does not compile. */
const QUESTIONS: Questions = {
  chooseTerritory: () => 'Choose your side of the table',
  deploy: () => 'Set up a unit in your territory',
  nameGeneral: () => 'Name your general',
  chooseFirst: () => 'Who takes the first turn?',
  act: ({ phase }) => TO_DO_IN[phase],
  runMove: ({ unit }, names) => `Run with *${names.unit(unit)}*`,
  chargeMove: ({ unit }, names) => `Charge with *${names.unit(unit)}*`,
  pickFighter: () => 'Pick a unit to fight',
  pileIn: ({ unit }, names) => `Pile in with *${names.unit(unit)}*`,
  pickTargets: ({ unit }, names) => `Pick targets for *${names.unit(unit)}*`,
  allocate: ({ unit, wounds }, names) => `Allocate *${counted(wounds, 'wound')}* to *${names.unit(unit)}*`,
  replaceGeneral: () => 'Your general fell: name another',
  inspire: () => 'Spend a command point to spare a unit the test?',
  testNerve: () => 'Test the nerve of a unit',
  flee: ({ unit, count }, names) => `Choose *${counted(count, 'model')}* of *${names.unit(unit)}* to flee`,
  keepGroup: ({ unit }, names) => `*${names.unit(unit)}* fell apart: choose the group that stays`,
};

/** The question in words. */
export const questionOf = (ask: Ask, names: Names): string =>
  (QUESTIONS[ask.kind] as (ask: Ask, names: Names) => string)(ask, names);
