import type { Dice } from '../../kernel/dice';
import type { Command, CommandOf, CommandType } from './commands';
import type { BattleEvent } from './events';
import { decideUseAbility } from './rules/abilities';
import { decideChooseBattleplan, decideChooseRealm } from './rules/agreements';
import { decidePreBattle } from './rules/before-battle';
import { decideChargeMove, decideDeclineCharge, decideTryCharge } from './rules/charge';
import { decideChoose } from './rules/choosing';
import { decideFight, decidePass, decidePileIn } from './rules/combat';
import { decideAtTheDouble, decideForwardToVictory, decideInspire } from './rules/command-abilities';
import { decideAgree, decideDecline, decidePropose, decideWithdraw } from './rules/consent';
import { decideSettleFirst } from './rules/damage-order';
import { decideGarrison, decideLeaveGarrison } from './rules/garrison';
import { decideNameGeneral } from './rules/generals';
import { decideRerollDice } from './rules/kept-dice';
import { decideCast } from './rules/magic';
import { decideMove } from './rules/move';
import { decideFlee, decideTestNerve } from './rules/nerve';
import { decideCommit } from './rules/objectives';
import { decideRollMove } from './rules/random-move';
import { decideSummon } from './rules/reinforcements';
import { decideRelocate } from './rules/relocation';
import { decideRerollMove } from './rules/rerolls';
import { decideArrive, decideReserve } from './rules/reserves';
import { decideReturnModels } from './rules/returns';
import { decideRun } from './rules/run';
import { decideSacrifice } from './rules/scenery';
import { decideChooseTerritory, decideDeploy } from './rules/set-up';
import { decideShoot } from './rules/shoot';
import { decideAimPoint } from './rules/specials/aim-point';
import { decideChangeDie } from './rules/specials/changing-dice';
import { decideRideMove, decideRideWinds } from './rules/specials/ride-the-winds';
import { decideScout } from './rules/specials/scouting';
import { decideAimSpell } from './rules/spells';
import { decideKeepGroup } from './rules/split';
import { decideStrike } from './rules/strikes';
import { decideAttack } from './rules/targets';
import { decideChooseTrait } from './rules/traits';
import { decideTriumph } from './rules/triumphs';
import { decideChooseFirst, decideConcede, decideEndPhase } from './rules/turn';
import { decideUnbind } from './rules/unbinding';
import { decideAllocate } from './rules/wounds';
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
