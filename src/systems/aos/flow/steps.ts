import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import { rollNextStep } from '../rules/attack';
import { askForFighter, askToPileIn } from '../rules/combat';
import { askToInspire } from '../rules/command-abilities';
import { askForGeneral, askForNewGeneral } from '../rules/generals';
import { askToTestNerve } from '../rules/nerve';
import { askToDeploy, rollTerritories } from '../rules/set-up';
import { askToKeepGroup } from '../rules/split';
import { askForTargets } from '../rules/targets';
import { askToAct, beginPhase, endBattle, passTurn, rollPriority } from '../rules/turn';
import { askToAllocate, endActivation } from '../rules/wounds';
import type { Battle, Phase } from '../types';

/** What happens on entering a state of the sequence: something is rolled or announced, and someone may be asked. */
export const STEPS = {
  rollTerritories,
  askToDeploy,
  askForGeneral,
  rollPriority,
  beginPhase: (battle: Battle, _: Dice, phase: Phase) => beginPhase(battle, phase),
  askToAct: (battle: Battle, _: Dice, phase: Phase) => askToAct(battle, phase),
  askForFighter,
  askToPileIn,
  askForTargets,
  rollNextStep,
  askToAllocate,
  endActivation,
  askForNewGeneral,
  askToInspire: (battle: Battle, _: Dice, whose: 'active' | 'other') => askToInspire(battle, whose),
  askToTestNerve,
  askToKeepGroup,
  passTurn,
  endBattle,
} satisfies Record<string, (battle: Battle, dice: Dice, detail: never) => readonly BattleEvent[]>;

export type StepName = keyof typeof STEPS;
