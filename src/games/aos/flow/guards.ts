import type { Volley } from '../activation';
import { isCutShort, isLastTurn } from '../facts/score';
import { choosableAbilities } from '../rules/abilities/abilities';
import { splitUnits } from '../rules/damage/split-units';
import { hasItsGeneral } from '../rules/setup/generals';
import { unitsToSetUp } from '../rules/setup/set-up';
import { unitsToTest } from '../rules/turn/battleshock';
import { type Battle, SEATS } from '../types';

const isNextRoll = (battle: Battle, step: Volley['step']): boolean => battle.activation?.volleys[0]?.step === step;

/** The conditions at which the sequence branches. They read the battle; only the chart holds their targets. */
export const GUARDS = {
  isCutShort,
  isLastTurn,
  isSecondTurn: (battle: Battle) => battle.turn === 2,
  isEveryoneSetUp: (battle: Battle) => SEATS.every(seat => unitsToSetUp(battle, seat).length === 0),
  hasBothGenerals: (battle: Battle) => SEATS.every(seat => hasItsGeneral(battle, seat)),
  isActivating: (battle: Battle) => battle.activation !== undefined,
  hasReplied: ({ hasReplied }: Battle) => hasReplied,
  hasResponse: (battle: Battle) =>
    battle.hasReplied && choosableAbilities(battle, battle.active, 'battleshock').length > 0,
  isCombatOver: (battle: Battle) => battle.combatIsOver,
  isHitNext: (battle: Battle) => isNextRoll(battle, 'hit'),
  isWoundNext: (battle: Battle) => isNextRoll(battle, 'wound'),
  isSaveNext: (battle: Battle) => isNextRoll(battle, 'save'),
  isDamageNext: (battle: Battle) => isNextRoll(battle, 'damage'),
  isSpecialNext: (battle: Battle) => isNextRoll(battle, 'special'),
  hasTests: (battle: Battle) => SEATS.some(seat => unitsToTest(battle, seat).length > 0),
  hasSplitUnits: (battle: Battle) => splitUnits(battle).length > 0,
} satisfies Record<string, (battle: Battle) => boolean>;

export type GuardName = keyof typeof GUARDS;
