import { effectsOn, waivedFor } from './abilities/ask';
import type { Command, CommandOf, CommandType } from './commands';
import { findUnit } from './facts/units';
import { type Refusal, refuse } from './refusals';
import { checkUseAbility } from './rules/abilities';
import { checkChooseBattleplan, checkChooseRealm } from './rules/agreements';
import { checkAsked } from './rules/asking';
import { checkChargeMove, checkTryCharge } from './rules/charge';
import { checkChoose } from './rules/choosing';
import { checkFight, checkPass, checkPileIn } from './rules/combat';
import { checkCommandAbility } from './rules/command-abilities';
import { checkPropose } from './rules/consent';
import { checkSettleFirst } from './rules/damage-order';
import { checkGarrison, checkLeaveGarrison } from './rules/garrison';
import { checkNameGeneral } from './rules/generals';
import { checkRerollDice } from './rules/kept-dice';
import { checkCast } from './rules/magic';
import { checkMove } from './rules/move';
import { checkFlee, checkTestNerve } from './rules/nerve';
import { checkCommit } from './rules/objectives';
import { checkRollMove } from './rules/random-move';
import { checkSummon } from './rules/reinforcements';
import { checkRelocate } from './rules/relocation';
import { checkRerollMove } from './rules/rerolls';
import { checkArrive, checkReserve } from './rules/reserves';
import { checkReturnModels } from './rules/returns';
import { checkRun } from './rules/run';
import { checkSacrifice } from './rules/scenery';
import { checkDeploy } from './rules/set-up';
import { checkShoot } from './rules/shoot';
import { checkAimPoint } from './rules/specials/aim-point';
import { checkChangeDie } from './rules/specials/changing-dice';
import { checkEndPhase } from './rules/specials/forced-retreat';
import { checkRideMove, checkRideWinds } from './rules/specials/ride-the-winds';
import { checkScout } from './rules/specials/scouting';
import { checkAimSpell } from './rules/spells';
import { checkKeepGroup } from './rules/split';
import { checkStrike } from './rules/strikes';
import { checkAttack } from './rules/targets';
import { checkChooseTrait } from './rules/traits';
import { checkTriumph } from './rules/triumphs';
import { checkUnbind } from './rules/unbinding';
import { checkAllocate } from './rules/wounds';
import type { Battle } from './types';

const nothingMore = (): readonly Refusal[] => [];

type Checks = { readonly [T in CommandType]: (battle: Battle, command: CommandOf<T>) => readonly Refusal[] };

/** A command without a check here does not compile. */
const checks: Checks = {
  chooseBattleplan: checkChooseBattleplan,
  chooseRealm: checkChooseRealm,
  choosePreBattle: nothingMore, // PRE-02: either player
  chooseTrait: checkChooseTrait,
  commitModels: checkCommit,
  summon: checkSummon,
  rollMove: checkRollMove,
  chooseTerritory: nothingMore, // FB-01: either one
  deploy: checkDeploy,
  reserve: checkReserve,
  arrive: checkArrive,
  garrison: checkGarrison,
  leaveGarrison: checkLeaveGarrison,
  sacrifice: checkSacrifice,
  triumph: checkTriumph,
  useAbility: checkUseAbility,
  choose: checkChoose,
  strike: checkStrike,
  returnModels: checkReturnModels,
  relocate: checkRelocate,
  scout: checkScout,
  rideWinds: checkRideWinds,
  rideMove: checkRideMove,
  cast: checkCast,
  unbind: checkUnbind,
  aimSpell: checkAimSpell,
  aimPoint: checkAimPoint,
  changeDie: checkChangeDie,
  shoot: checkShoot,
  nameGeneral: checkNameGeneral,
  chooseFirst: nothingMore, // ROUND-03: either player
  move: checkMove,
  retreat: checkMove,
  run: checkRun,
  rerollMove: checkRerollMove,
  atTheDouble: checkCommandAbility,
  tryCharge: checkTryCharge,
  forwardToVictory: checkCommandAbility,
  chargeMove: checkChargeMove,
  declineCharge: nothingMore, // CHARGE-07: the player may always decline
  fight: checkFight,
  pass: checkPass,
  pileIn: checkPileIn,
  attack: checkAttack,
  settleFirst: checkSettleFirst,
  allocate: checkAllocate,
  rerollDice: checkRerollDice,
  inspire: checkCommandAbility,
  testNerve: checkTestNerve,
  flee: checkFlee,
  keepGroup: checkKeepGroup,
  endPhase: checkEndPhase,
  concede: nothingMore,
  propose: checkPropose,
  agree: nothingMore, // TABLE-01: what was proposed was checked, and nothing has happened since
  decline: nothingMore,
  withdraw: nothingMore,
};

/** Whoever offers a command has often checked it already: the same question asked again gets the same answer. */
let last: { readonly battle: Battle; readonly command: Command; readonly refusals: readonly Refusal[] } | undefined;

/** Why the command may not be played now, every reason at once; empty when it may. */
export function check(battle: Battle, command: Command): readonly Refusal[] {
  if (last?.battle === battle && last.command === command) return last.refusals;
  const refusals = refusalsOf(battle, command);
  last = { battle, command, refusals };
  return refusals;
}

function refusalsOf(battle: Battle, command: Command): readonly Refusal[] {
  const notAsked = checkAsked(battle, command);
  const forbidden = checkForbidden(battle, command);
  if (notAsked.length + forbidden.length > 0) return [...notAsked, ...forbidden];
  const refusals = (checks[command.type] as (battle: Battle, command: Command) => readonly Refusal[])(battle, command);
  return refusals.length === 0 ? refusals : withoutWaived(battle, command, refusals);
}

/** ABIL-01: what an ability forbids this unit for a time. */
function checkForbidden(battle: Battle, command: Command): readonly Refusal[] {
  const unit = 'unit' in command ? findUnit(battle, command.unit) : undefined;
  const forbidding =
    unit && effectsOn(battle, unit, 'forbid').find(({ effect }) => effect.commands.includes(command.type));
  return forbidding ? [refuse('ABIL-01', 'ability.forbids', { because: forbidding.because })] : [];
}

/** ABIL-01: abilities override the core rules; each waives the reasons it names and no others. */
function withoutWaived(battle: Battle, command: Command, refusals: readonly Refusal[]): readonly Refusal[] {
  const unit = 'unit' in command ? findUnit(battle, command.unit) : undefined;
  if (!unit) return refusals;
  const waived = waivedFor(battle, unit);
  return refusals.filter(({ code }) => !waived.has(code));
}
