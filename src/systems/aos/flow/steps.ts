import type { Dice } from '../../../kernel/dice';
import type { Moment } from '../abilities/types';
import type { BattleEvent } from '../events';
import { askToUse } from '../rules/abilities';
import { agreeOnBattleplan, agreeOnRealm } from '../rules/agreements';
import { rollNextStep } from '../rules/attack';
import { orderPreBattle } from '../rules/before-battle';
import { askForFighter, askToPileIn } from '../rules/combat';
import { askToInspire } from '../rules/command-abilities';
import { rollEnhancements } from '../rules/enhancements';
import { askForGeneral } from '../rules/generals';
import { askToTestNerve } from '../rules/nerve';
import { askToCommit, countObjectives } from '../rules/objectives';
import { askForArrivals, loseLateReserves } from '../rules/reserves';
import { resumeAsks } from '../rules/resuming';
import { askToSacrifice, rollScenery } from '../rules/scenery';
import { askToDeploy, rollTerritories } from '../rules/set-up';
import { askToKeepGroup } from '../rules/split';
import { askForTargets } from '../rules/targets';
import { askToDeclare } from '../rules/triumphs';
import {
  askToAct,
  beginPhase,
  beginTurn,
  endActivation,
  endBattle,
  endPhase,
  passTurn,
  rollPriority,
} from '../rules/turn';
import { rollWeaponValues } from '../rules/weapon-rolls';
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
