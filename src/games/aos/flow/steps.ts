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
import type { Asks } from './questions';

type Perform<D> = (battle: Battle, dice: Dice, detail: D) => readonly BattleEvent[];

/** A step on entering a state: `perform` rolls, announces or asks; `asks` lists the questions it may open. */
export interface Step<D = never> {
  readonly perform: Perform<D>;
  readonly asks: Asks;
}

const step = <D>(perform: Perform<D>, asks: Asks = {}): Step<D> => ({ perform, asks });

/** Every step the chart may name. The detail in the chart (a phase or a moment) is the last argument of `perform`. */
export const STEPS = {
  agreeOnBattleplan: step(agreeOnBattleplan, { chooseBattleplan: 'winner' }),
  agreeOnRealm: step(agreeOnRealm, { chooseRealm: 'winner' }),
  rollEnhancements: step(rollEnhancements),
  rollScenery: step(rollScenery),
  rollTerritories: step(rollTerritories, { chooseTerritory: 'winner' }),
  askToDeploy: step(askToDeploy, { deploy: 'inTurn' }),
  askForGeneral: step(askForGeneral, { nameGeneral: 'inTurn' }),
  orderPreBattle: step(orderPreBattle, { choosePreBattle: 'winner' }),
  rollPriority: step(rollPriority, { chooseFirst: 'winner' }),
  loseLateReserves: step(loseLateReserves),
  beginTurn: step(beginTurn),
  passTurn: step(passTurn),
  endBattle: step(endBattle),
  beginPhase: step<Phase>((battle, _, phase) => beginPhase(battle, phase)),
  endPhase: step<Phase>((_, __, phase) => endPhase(phase)),
  askActive: step<Moment>((battle, dice, moment) => askToUse(battle, moment, 'active', dice), {
    useAbilities: 'active',
  }),
  askOther: step<Moment>((battle, dice, moment) => askToUse(battle, moment, 'other', dice), { useAbilities: 'other' }),
  askToSacrifice: step(askToSacrifice, { useAbilities: 'active' }),
  askForArrivals: step(askForArrivals, { useAbilities: 'active' }),
  askToAct: step<Phase>((battle, _, phase) => askToAct(battle, phase), { act: 'active' }),
  askForFighter: step(askForFighter, { pickFighter: 'inTurn' }),
  askToPileIn: step(askToPileIn, { pileIn: 'attacker' }),
  askToDeclare: step(askToDeclare, { declareTriumph: 'attacker' }),
  rollWeaponValues: step(rollWeaponValues),
  askForTargets: step(askForTargets, { pickTargets: 'attacker' }),
  rollHits: step(rollNextStep, { rerollDice: 'attacker', changeDie: 'attacker' }),
  rollWounds: step(rollNextStep, { rerollDice: 'attacker', changeDie: 'attacker' }),
  rollSaves: step(rollNextStep, { declareTriumph: 'defender', rerollDice: 'defender', changeDie: 'defender' }),
  rollDamage: step(rollNextStep, { changeDie: 'attacker' }),
  rollSpecial: step(rollNextStep),
  endActivation: step(endActivation),
  resumeAsks: step(resumeAsks),
  inspireActive: step(battle => askToInspire(battle, 'active'), { inspire: 'active' }),
  inspireOther: step(battle => askToInspire(battle, 'other'), { inspire: 'other' }),
  askToTestNerve: step(askToTestNerve, { testNerve: 'inTurn' }),
  askToKeepGroup: step(askToKeepGroup, { keepGroup: 'owner' }),
  commitActive: step(battle => askToCommit(battle, 'active'), { commitModels: 'active' }),
  commitOther: step(battle => askToCommit(battle, 'other'), { commitModels: 'other' }),
  countObjectives: step(countObjectives),
} satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
