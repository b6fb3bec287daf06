import type { Dice } from '../../../kernel/dice';
import type { Moment } from '../abilities/types';
import type { BattleEvent } from '../events';
import { askToUse } from '../rules/abilities/abilities';
import { askToInspire } from '../rules/abilities/command-abilities';
import { askToKeepGroup } from '../rules/damage/split-units';
import { rollNextStep } from '../rules/fighting/attack';
import { askForFighter, askToPileIn } from '../rules/fighting/combat';
import { askForTargets } from '../rules/fighting/targets';
import { rollWeaponValues } from '../rules/fighting/weapon-rolls';
import { askToCommit, countObjectives } from '../rules/objectives';
import { agreeOnBattleplan, agreeOnRealm } from '../rules/setup/agreements';
import { orderPreBattle } from '../rules/setup/before-battle';
import { rollEnhancements } from '../rules/setup/enhancements';
import { askForGeneral } from '../rules/setup/generals';
import { askForArrivals, loseLateReserves } from '../rules/setup/reserves';
import { askToSacrifice, rollScenery } from '../rules/setup/scenery';
import { askToDeploy, rollTerritories } from '../rules/setup/set-up';
import { askToDeclare } from '../rules/setup/triumphs';
import { askToTestNerve } from '../rules/turn/battleshock';
import { resumeAsks } from '../rules/turn/resuming';
import {
  askToAct,
  beginPhase,
  beginTurn,
  endActivation,
  endBattle,
  endPhase,
  passTurn,
  rollPriority,
} from '../rules/turn/turn';
import type { Battle, Phase } from '../types';

/** What happens on entering a state of the sequence: something is rolled or announced, and someone may be asked. */
export const STEPS = {
  agreeOnBattleplan,
  agreeOnRealm,
  rollEnhancements,
  orderPreBattle,
  commitActive: (battle: Battle) => askToCommit(battle, 'active'),
  commitOther: (battle: Battle) => askToCommit(battle, 'other'),
  countObjectives,
  rollScenery,
  rollTerritories,
  askToDeploy,
  askForGeneral,
  rollPriority,
  loseLateReserves,
  beginTurn,
  beginPhase: (battle: Battle, _: Dice, phase: Phase) => beginPhase(battle, phase),
  endPhase: (_: Battle, __: Dice, phase: Phase) => endPhase(phase),
  askActive: (battle: Battle, dice: Dice, moment: Moment) => askToUse(battle, moment, 'active', dice),
  askOther: (battle: Battle, dice: Dice, moment: Moment) => askToUse(battle, moment, 'other', dice),
  askToSacrifice,
  askToAct: (battle: Battle, _: Dice, phase: Phase) => askToAct(battle, phase),
  askForArrivals,
  askForFighter,
  askToPileIn,
  askToDeclare,
  rollWeaponValues,
  askForTargets,
  rollNextStep,
  endActivation,
  resumeAsks,
  askToInspire: (battle: Battle, _: Dice, whose: 'active' | 'other') => askToInspire(battle, whose),
  askToTestNerve,
  askToKeepGroup,
  passTurn,
  endBattle,
} satisfies Record<string, (battle: Battle, dice: Dice, detail: never) => readonly BattleEvent[]>;

export type StepName = keyof typeof STEPS;
