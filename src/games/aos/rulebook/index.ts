import { ARMY_RULES } from './armies';
import { ATTACK_RULES } from './attacks';
import { TABLE_RULES } from './table';
import { TURN_RULES } from './turn';

/** Every rule we enforce, in our own words. Code, refusals, tests and lessons all point here. */
export const RULEBOOK = { ...TABLE_RULES, ...TURN_RULES, ...ATTACK_RULES, ...ARMY_RULES } as const;

export type RuleId = keyof typeof RULEBOOK;
