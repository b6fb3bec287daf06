import type { Dice } from '../../kernel/dice';
import type { Command } from './commands';
import type { BattleEvent } from './events';
import { decideChargeMove, decideDeclineCharge, decideTryCharge } from './rules/charge';
import { decideFight, decidePass, decidePileIn } from './rules/combat';
import { decideAtTheDouble, decideForwardToVictory, decideInspire } from './rules/command-abilities';
import { decideNameGeneral } from './rules/generals';
import { decideMove } from './rules/move';
import { decideFlee, decideTestNerve } from './rules/nerve';
import { decideRun } from './rules/run';
import { decideChooseTerritory, decideDeploy } from './rules/set-up';
import { decideKeepGroup } from './rules/split';
import { decideAttack } from './rules/targets';
import { decideChooseFirst, decideConcede, decideEndPhase } from './rules/turn';
import { decideAllocate } from './rules/wounds';
import type { Battle } from './types';

/** What a legal command brings about. */
export function decide(battle: Battle, command: Command, dice: Dice): readonly BattleEvent[] {
  switch (command.type) {
    case 'chooseTerritory':
      return decideChooseTerritory(command);
    case 'deploy':
      return decideDeploy(battle, command);
    case 'nameGeneral':
      return decideNameGeneral(command);
    case 'chooseFirst':
      return decideChooseFirst(command);
    case 'move':
    case 'retreat':
      return decideMove(battle, command);
    case 'run':
      return decideRun(command, dice);
    case 'atTheDouble':
      return decideAtTheDouble(command);
    case 'tryCharge':
      return decideTryCharge(command, dice);
    case 'forwardToVictory':
      return decideForwardToVictory(command, dice);
    case 'chargeMove':
      return decideChargeMove(battle, command);
    case 'declineCharge':
      return decideDeclineCharge(command);
    case 'fight':
      return decideFight(command);
    case 'pass':
      return decidePass(battle, command);
    case 'pileIn':
      return decidePileIn(battle, command);
    case 'attack':
      return decideAttack(battle, command);
    case 'allocate':
      return decideAllocate(battle, command);
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
