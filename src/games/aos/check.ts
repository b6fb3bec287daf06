import { effectsOn, waivedFor } from './abilities/effects-on';
import type { Command, CommandOf, CommandType } from './commands';
import { findUnit } from './facts/units';
import { type Refusal, refuse } from './refusals';
import { checkUseAbility } from './rules/abilities/abilities';
import { checkChoose } from './rules/abilities/ability-choice';
import { checkCommandAbility } from './rules/abilities/command-abilities';
import { checkStrike } from './rules/abilities/strikes';
import { checkAsked } from './rules/command-guards';
import { checkPropose } from './rules/consent';
import { checkAllocate } from './rules/damage/allocate';
import { checkSettleFirst } from './rules/damage/order';
import { checkReturnModels } from './rules/damage/returns';
import { checkKeepGroup } from './rules/damage/split-units';
import { checkFight, checkPass, checkPileIn } from './rules/fighting/combat';
import { checkRerollDice } from './rules/fighting/optional-rerolls';
import { checkShoot } from './rules/fighting/shoot';
import { checkAttack } from './rules/fighting/targets';
import { checkCast } from './rules/magic/magic';
import { checkAimSpell } from './rules/magic/spells';
import { checkUnbind } from './rules/magic/unbinding';
import { checkChargeMove, checkTryCharge } from './rules/moving/charge';
import { checkGarrison, checkLeaveGarrison } from './rules/moving/garrison';
import { checkMove } from './rules/moving/move';
import { checkRollMove } from './rules/moving/random-move';
import { checkRelocate } from './rules/moving/relocation';
import { checkRerollMove } from './rules/moving/rerolls';
import { checkRun } from './rules/moving/run';
import { checkCommit } from './rules/objectives';
import { checkChooseBattleplan, checkChooseRealm } from './rules/setup/agreements';
import { checkNameGeneral } from './rules/setup/generals';
import { checkSummon } from './rules/setup/reinforcements';
import { checkArrive, checkReserve } from './rules/setup/reserves';
import { checkSacrifice } from './rules/setup/scenery';
import { checkDeploy } from './rules/setup/set-up';
import { checkChooseTrait } from './rules/setup/traits';
import { checkTriumph } from './rules/setup/triumphs';
import { checkAimPoint } from './rules/specials/aim-point';
import { checkChangeDie } from './rules/specials/changing-dice';
import { checkEndPhase } from './rules/specials/forced-retreat';
import { checkRideMove, checkRideWinds } from './rules/specials/ride-the-winds';
import { checkScout } from './rules/specials/scouting';
import { checkFlee, checkTestNerve } from './rules/turn/battleshock';
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
