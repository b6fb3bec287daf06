import type { Cause, RuleCause } from '../../activation';
import { RULE_CAUSES } from '../../activation';
import { nameOfAbility } from '../../armies/named';
import type { RuleId } from '../../rulebook';

/** A cause without its words here does not compile. */
const CAUSES: Readonly<Record<RuleCause, string>> = {
  'LOOK-01': 'Look Out, Sir!',
  'GARR-09': 'Garrison',
  'GARR-10': 'Garrison',
  'COVER-01': 'Cover',
  'OBST-02': 'Obstacle',
  'SCEN-01': 'Damned',
  'SCEN-02': 'Arcane',
  'SCEN-03': 'Inspiring',
  'SCEN-05': 'Mystical',
  'SCEN-06': 'Sinister',
  'SHOCK-04': 'Ten models',
  'RUN-02': 'Run',
  'RAND-01': 'Rolled',
  'SEQ-05': 'Rend',
  'MOD-02': 'Never less than 1',
  'TRI-02': 'Inspired',
  'TRI-03': 'Bloodthirsty',
  'TRI-04': 'Indomitable',
};

const isRule = (cause: Cause): cause is RuleCause => (RULE_CAUSES as readonly string[]).includes(cause);

/** Spells of the core rules have their own rule to read. */
const SPELL_RULES: Readonly<Record<string, RuleId>> = { 'mystic-shield': 'SPELL-02' };

/** What a cause is called. */
export const causeInWords = (cause: Cause): string => (isRule(cause) ? CAUSES[cause] : nameOfAbility(cause));

/** The core rule to read about a cause; undefined if only the ability text explains it. */
export const ruleOfCause = (cause: Cause): RuleId | undefined => (isRule(cause) ? cause : SPELL_RULES[cause]);
