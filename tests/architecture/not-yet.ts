import type { RuleId } from '../../src/systems/aos/rulebook';

/** Rules that the code or the tests do not cite yet. This list only shrinks; when it is empty the rulebook is covered. */
export const NOT_YET: readonly RuleId[] = [
  'UNIT-01',
  'SHOOT-06',
  'WIZ-02',
  'ATK-13',
  'MULT-02',
  'MULT-03',
  'HEAL-02',
  'MW-02',
  'WS-01',
  'CMDM-01',
  'CMDM-02',
  'ABIL-02',
  'ABIL-09',
];
