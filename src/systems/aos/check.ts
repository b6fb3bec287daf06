import type { Command, CommandOf, CommandType } from './commands';
import type { Refusal } from './refusals';
import { checkAsked } from './rules/asking';
import { checkChargeMove, checkTryCharge } from './rules/charge';
import { checkFight, checkPass, checkPileIn } from './rules/combat';
import { checkCommandAbility } from './rules/command-abilities';
import { checkNameGeneral } from './rules/generals';
import { checkMove } from './rules/move';
import { checkFlee, checkTestNerve } from './rules/nerve';
import { checkRun } from './rules/run';
import { checkDeploy } from './rules/set-up';
import { checkKeepGroup } from './rules/split';
import { checkAttack } from './rules/targets';
import { checkAllocate } from './rules/wounds';
import type { Battle } from './types';

const nothingMore = (): readonly Refusal[] => [];

type Checks = { readonly [T in CommandType]: (battle: Battle, command: CommandOf<T>) => readonly Refusal[] };

/** A command without a check here does not compile. */
const checks: Checks = {
  chooseTerritory: nothingMore, // FB-01: either one
  deploy: checkDeploy,
  nameGeneral: checkNameGeneral,
  chooseFirst: nothingMore, // ROUND-03: either player
  move: checkMove,
  retreat: checkMove,
  run: checkRun,
  atTheDouble: checkCommandAbility,
  tryCharge: checkTryCharge,
  forwardToVictory: checkCommandAbility,
  chargeMove: checkChargeMove,
  declineCharge: nothingMore, // CHARGE-07: the player may always decline
  fight: checkFight,
  pass: checkPass,
  pileIn: checkPileIn,
  attack: checkAttack,
  allocate: checkAllocate,
  inspire: checkCommandAbility,
  testNerve: checkTestNerve,
  flee: checkFlee,
  keepGroup: checkKeepGroup,
  endPhase: nothingMore,
  concede: nothingMore,
};

/** Why the command may not be played now, every reason at once; empty when it may. */
export function check(battle: Battle, command: Command): readonly Refusal[] {
  const notAsked = checkAsked(battle, command);
  if (notAsked.length > 0) return notAsked;
  return (checks[command.type] as (battle: Battle, command: Command) => readonly Refusal[])(battle, command);
}
