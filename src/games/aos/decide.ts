import type { Dice } from '../../kernel/dice';
import type { Command, CommandOf, CommandType } from './commands';
import type { BattleEvent } from './events';
import { decideUseAbility } from './rules/abilities/abilities';
import { decideChoose } from './rules/abilities/ability-choice';
import { decideAtTheDouble, decideForwardToVictory, decideInspire } from './rules/abilities/command-abilities';
import { decideStrike } from './rules/abilities/strikes';
import { decideAgree, decideDecline, decidePropose, decideWithdraw } from './rules/consent';
import { decideAllocate } from './rules/damage/allocate';
import { decideSettleFirst } from './rules/damage/order';
import { decideReturnModels } from './rules/damage/returns';
import { decideKeepGroup } from './rules/damage/split-units';
import { decideFight, decidePass, decidePileIn } from './rules/fighting/combat';
import { decideRerollDice } from './rules/fighting/optional-rerolls';
import { decideShoot } from './rules/fighting/shoot';
import { decideAttack } from './rules/fighting/targets';
import { decideCast } from './rules/magic/magic';
import { decideAimSpell } from './rules/magic/spells';
import { decideUnbind } from './rules/magic/unbinding';
import { decideChargeMove, decideDeclineCharge, decideTryCharge } from './rules/moving/charge';
import { decideGarrison, decideLeaveGarrison } from './rules/moving/garrison';
import { decideMove } from './rules/moving/move';
import { decideRollMove } from './rules/moving/random-move';
import { decideRelocate } from './rules/moving/relocation';
import { decideRerollMove } from './rules/moving/rerolls';
import { decideRun } from './rules/moving/run';
import { decideCommit } from './rules/objectives';
import { decideChooseBattleplan, decideChooseRealm } from './rules/setup/agreements';
import { decidePreBattle } from './rules/setup/before-battle';
import { decideNameGeneral } from './rules/setup/generals';
import { decideSummon } from './rules/setup/reinforcements';
import { decideArrive, decideReserve } from './rules/setup/reserves';
import { decideSacrifice } from './rules/setup/scenery';
import { decideChooseTerritory, decideDeploy } from './rules/setup/set-up';
import { decideChooseTrait } from './rules/setup/traits';
import { decideTriumph } from './rules/setup/triumphs';
import { decideAimPoint } from './rules/specials/aim-point';
import { decideChangeDie } from './rules/specials/changing-dice';
import { decideRideMove, decideRideWinds } from './rules/specials/ride-the-winds';
import { decideScout } from './rules/specials/scouting';
import { decideFlee, decideTestNerve } from './rules/turn/battleshock';
import { decideChooseFirst, decideConcede, decideEndPhase } from './rules/turn/turn';
import type { Battle } from './types';

type Decisions = {
  readonly [T in CommandType]: (battle: Battle, command: CommandOf<T>, dice: Dice) => readonly BattleEvent[];
};

/** A command without a decision here does not compile. */
const decisions: Decisions = {
  chooseBattleplan: decideChooseBattleplan,
  chooseRealm: decideChooseRealm,
  choosePreBattle: decidePreBattle,
  chooseTrait: decideChooseTrait,
  commitModels: decideCommit,
  summon: decideSummon,
  rollMove: decideRollMove,
  chooseTerritory: decideChooseTerritory,
  deploy: decideDeploy,
  reserve: decideReserve,
  arrive: decideArrive,
  garrison: decideGarrison,
  leaveGarrison: decideLeaveGarrison,
  sacrifice: decideSacrifice,
  triumph: decideTriumph,
  useAbility: decideUseAbility,
  choose: decideChoose,
  strike: decideStrike,
  scout: decideScout,
  rideWinds: decideRideWinds,
  rideMove: decideRideMove,
  relocate: decideRelocate,
  returnModels: decideReturnModels,
  cast: decideCast,
  unbind: decideUnbind,
  aimSpell: decideAimSpell,
  changeDie: decideChangeDie,
  aimPoint: decideAimPoint,
  shoot: decideShoot,
  nameGeneral: decideNameGeneral,
  chooseFirst: decideChooseFirst,
  move: decideMove,
  retreat: decideMove,
  run: decideRun,
  rerollMove: decideRerollMove,
  atTheDouble: decideAtTheDouble,
  tryCharge: decideTryCharge,
  forwardToVictory: decideForwardToVictory,
  chargeMove: decideChargeMove,
  declineCharge: decideDeclineCharge,
  fight: decideFight,
  pass: decidePass,
  pileIn: decidePileIn,
  attack: decideAttack,
  settleFirst: decideSettleFirst,
  allocate: decideAllocate,
  rerollDice: decideRerollDice,
  inspire: decideInspire,
  testNerve: decideTestNerve,
  flee: decideFlee,
  keepGroup: decideKeepGroup,
  endPhase: decideEndPhase,
  concede: decideConcede,
  propose: decidePropose,
  agree: decideAgree,
  decline: decideDecline,
  withdraw: decideWithdraw,
};

/** What a legal command brings about. */
export const decide = (battle: Battle, command: Command, dice: Dice): readonly BattleEvent[] =>
  (decisions[command.type] as (battle: Battle, command: Command, dice: Dice) => readonly BattleEvent[])(
    battle,
    command,
    dice,
  );
