import type { Dice } from '../../kernel/dice';
import type { Command } from './commands';
import type { BattleEvent } from './events';
import { decideUseAbility } from './rules/abilities';
import { decideChooseBattleplan, decideChooseRealm } from './rules/agreements';
import { decidePreBattle } from './rules/before-battle';
import { decideChargeMove, decideDeclineCharge, decideTryCharge } from './rules/charge';
import { decideFight, decidePass, decidePileIn } from './rules/combat';
import { decideAtTheDouble, decideForwardToVictory, decideInspire } from './rules/command-abilities';
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

/** What a legal command brings about. */
export function decide(battle: Battle, command: Command, dice: Dice): readonly BattleEvent[] {
  switch (command.type) {
    case 'chooseBattleplan':
      return decideChooseBattleplan(command);
    case 'chooseRealm':
      return decideChooseRealm(command);
    case 'choosePreBattle':
      return decidePreBattle(command);
    case 'chooseTrait':
      return decideChooseTrait(command);
    case 'commitModels':
      return decideCommit(command);
    case 'summon':
      return decideSummon(battle, command);
    case 'rollMove':
      return decideRollMove(battle, command, dice);
    case 'chooseTerritory':
      return decideChooseTerritory(command);
    case 'deploy':
      return decideDeploy(battle, command);
    case 'reserve':
      return decideReserve(battle, command);
    case 'arrive':
      return decideArrive(battle, command);
    case 'garrison':
      return decideGarrison(battle, command);
    case 'leaveGarrison':
      return decideLeaveGarrison(battle, command);
    case 'sacrifice':
      return decideSacrifice(battle, command, dice);
    case 'triumph':
      return decideTriumph(battle, command);
    case 'useAbility':
      return decideUseAbility(battle, command, dice);
    case 'strike':
      return decideStrike(battle, command, dice);
    case 'scout':
      return decideScout(battle, command);
    case 'rideWinds':
      return decideRideWinds(battle, command, dice);
    case 'rideMove':
      return decideRideMove(battle, command);
    case 'relocate':
      return decideRelocate(battle, command);
    case 'returnModels':
      return decideReturnModels(battle, command);
    case 'cast':
      return decideCast(battle, command, dice);
    case 'unbind':
      return decideUnbind(battle, command, dice);
    case 'aimSpell':
      return decideAimSpell(battle, command, dice);
    case 'changeDie':
      return decideChangeDie(battle, command, dice);
    case 'aimPoint':
      return decideAimPoint(battle, command, dice);
    case 'shoot':
      return decideShoot(command);
    case 'nameGeneral':
      return decideNameGeneral(battle, command, dice);
    case 'chooseFirst':
      return decideChooseFirst(command);
    case 'move':
    case 'retreat':
      return decideMove(battle, command);
    case 'run':
      return decideRun(battle, command, dice);
    case 'rerollMove':
      return decideRerollMove(battle, command, dice);
    case 'atTheDouble':
      return decideAtTheDouble(battle, command);
    case 'tryCharge':
      return decideTryCharge(battle, command, dice);
    case 'forwardToVictory':
      return decideForwardToVictory(battle, command, dice);
    case 'chargeMove':
      return decideChargeMove(battle, command);
    case 'declineCharge':
      return decideDeclineCharge(command);
    case 'fight':
      return decideFight(battle, command);
    case 'pass':
      return decidePass(battle, command, dice);
    case 'pileIn':
      return decidePileIn(battle, command);
    case 'attack':
      return decideAttack(battle, command, dice);
    case 'settleFirst':
      return decideSettleFirst(command);
    case 'allocate':
      return decideAllocate(battle, command);
    case 'rerollDice':
      return decideRerollDice(battle, command, dice);
    case 'inspire':
      return decideInspire(battle, command);
    case 'testNerve':
      return decideTestNerve(battle, command, dice);
    case 'flee':
      return decideFlee(battle, command);
    case 'keepGroup':
      return decideKeepGroup(battle, command);
    case 'endPhase':
      return decideEndPhase();
    case 'concede':
      return decideConcede(command);
  }
}
