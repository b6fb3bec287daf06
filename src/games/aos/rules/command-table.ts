import type { CommandType } from '../commands';
import type { Refusal } from '../refusals';
import { checkUseAbility, decideUseAbility } from './abilities/abilities';
import { checkChoose, decideChoose } from './abilities/choose';
import {
  checkCommandAbility,
  decideAtTheDouble,
  decideForwardToVictory,
  decideInspire,
} from './abilities/command-abilities';
import { checkStrike, decideStrike } from './abilities/strikes';
import type { CommandRule } from './command-rule';
import { checkPropose, decideAgree, decideDecline, decidePropose, decideWithdraw } from './consent';
import { checkAllocate, decideAllocate } from './damage/allocate';
import { checkSettleFirst, decideSettleFirst } from './damage/order';
import { checkReturnModels, decideReturnModels } from './damage/returns';
import { checkKeepGroup, decideKeepGroup } from './damage/split-units';
import { checkFight, checkPass, checkPileIn, decideFight, decidePass, decidePileIn } from './fighting/combat';
import { checkRerollDice, decideRerollDice } from './fighting/optional-rerolls';
import { checkShoot, decideShoot } from './fighting/shoot';
import { checkAttack, decideAttack } from './fighting/targets';
import { checkCast, decideCast } from './magic/magic';
import { checkAimSpell, decideAimSpell, decideUnbind } from './magic/spell-answers';
import { checkUnbind } from './magic/unbinding';
import {
  checkChargeMove,
  checkTryCharge,
  decideChargeMove,
  decideDeclineCharge,
  decideTryCharge,
} from './moving/charge';
import { checkGarrison, checkLeaveGarrison, decideGarrison, decideLeaveGarrison } from './moving/garrison';
import { checkMove, decideMove } from './moving/move-command';
import { checkRollMove, decideRollMove } from './moving/random-move';
import { checkRelocate, decideRelocate } from './moving/relocation';
import { checkRerollMove, decideRerollMove } from './moving/rerolls';
import { checkRun, decideRun } from './moving/run';
import { checkCommit, decideCommit } from './objectives';
import { checkChooseBattleplan, checkChooseRealm, decideChooseBattleplan, decideChooseRealm } from './setup/agreements';
import { decidePreBattle } from './setup/before-battle';
import { checkNameGeneral, decideNameGeneral } from './setup/generals';
import { checkSummon, decideSummon } from './setup/reinforcements';
import { checkArrive, checkReserve, decideArrive, decideReserve } from './setup/reserves';
import { checkSacrifice, decideSacrifice } from './setup/scenery';
import { checkDeploy, decideChooseTerritory, decideDeploy } from './setup/set-up';
import { checkChooseTrait, decideChooseTrait } from './setup/traits';
import { checkTriumph, decideTriumph } from './setup/triumphs';
import { SPECIAL_COMMANDS } from './specials/commands';
import { checkFlee, checkTestNerve, decideFlee, decideTestNerve } from './turn/battleshock';
import { checkEndPhase } from './turn/end-phase';
import { decideChooseFirst, decideConcede, decideEndPhase } from './turn/turn';

/** Legal whenever its question is open. */
const always = (): readonly Refusal[] => [];

/** A command without an entry here does not compile. */
export const COMMAND_RULES: { readonly [T in CommandType]: CommandRule<T> } = {
  ...SPECIAL_COMMANDS,
  chooseBattleplan: {
    answers: ['chooseBattleplan'],
    moment: 'PLAN-01',
    check: checkChooseBattleplan,
    decide: decideChooseBattleplan,
  },
  chooseRealm: { answers: ['chooseRealm'], moment: 'REALM-01', check: checkChooseRealm, decide: decideChooseRealm },
  choosePreBattle: { answers: ['choosePreBattle'], moment: 'PRE-02', check: always, decide: decidePreBattle }, // PRE-02: either player
  chooseTrait: { answers: ['chooseTrait'], moment: 'TRAIT-03', check: checkChooseTrait, decide: decideChooseTrait },
  commitModels: { answers: ['commitModels'], moment: 'OBJ-06', check: checkCommit, decide: decideCommit },
  summon: { answers: ['summon'], moment: 'RNF-02', check: checkSummon, decide: decideSummon },
  rollMove: { answers: ['act'], moment: 'RAND-02', check: checkRollMove, decide: decideRollMove },
  chooseTerritory: { answers: ['chooseTerritory'], moment: 'FB-01', check: always, decide: decideChooseTerritory }, // FB-01: either one
  deploy: { answers: ['deploy', 'deployMore'], moment: 'SETUP-02', check: checkDeploy, decide: decideDeploy },
  reserve: { answers: ['deploy', 'deployMore'], moment: 'SETUP-03', check: checkReserve, decide: decideReserve },
  arrive: { answers: ['useAbilities'], moment: 'ABIL-05', check: checkArrive, decide: decideArrive },
  garrison: {
    answers: ['deploy', 'deployMore', 'act', 'randomMove'],
    moment: 'GARR-03',
    check: checkGarrison,
    decide: decideGarrison,
  },
  leaveGarrison: { answers: ['act'], moment: 'GARR-11', check: checkLeaveGarrison, decide: decideLeaveGarrison },
  sacrifice: { answers: ['useAbilities'], moment: 'SCEN-01', check: checkSacrifice, decide: decideSacrifice },
  triumph: {
    answers: ['pileIn', 'pickTargets', 'declareTriumph'],
    moment: 'TRI-02',
    check: checkTriumph,
    decide: decideTriumph,
  },
  useAbility: {
    answers: ['act', 'useAbilities', 'pickFighter', 'unbind'],
    moment: 'ABIL-06',
    check: checkUseAbility,
    decide: decideUseAbility,
  },
  choose: { answers: ['choose'], moment: 'ABIL-02', check: checkChoose, decide: decideChoose },
  strike: { answers: ['strike'], moment: 'ABIL-02', check: checkStrike, decide: decideStrike },
  returnModels: { answers: ['returnModels'], moment: 'ABIL-02', check: checkReturnModels, decide: decideReturnModels },
  relocate: { answers: ['relocate'], moment: 'ABIL-02', check: checkRelocate, decide: decideRelocate },
  cast: { answers: ['act'], moment: 'HERO-02', check: checkCast, decide: decideCast },
  unbind: { answers: ['unbind'], moment: 'CAST-03', check: checkUnbind, decide: decideUnbind },
  aimSpell: { answers: ['aimSpell'], moment: 'CAST-07', check: checkAimSpell, decide: decideAimSpell },
  shoot: { answers: ['act'], moment: 'SHOOT-01', check: checkShoot, decide: decideShoot },
  nameGeneral: {
    answers: ['nameGeneral', 'replaceGeneral'],
    moment: 'GENL-02',
    check: checkNameGeneral,
    decide: decideNameGeneral,
  },
  chooseFirst: { answers: ['chooseFirst'], moment: 'ROUND-03', check: always, decide: decideChooseFirst }, // ROUND-03: either player
  move: { answers: ['act', 'randomMove', 'runMove'], moment: 'MOVE-01', check: checkMove, decide: decideMove },
  retreat: { answers: ['act', 'randomMove', 'runMove'], moment: 'MOVE-01', check: checkMove, decide: decideMove },
  run: { answers: ['act', 'randomMove'], moment: 'RUN-01', check: checkRun, decide: decideRun },
  rerollMove: {
    answers: ['runMove', 'chargeMove'],
    moment: 'ABIL-02',
    check: checkRerollMove,
    decide: decideRerollMove,
  },
  atTheDouble: { answers: ['runMove'], moment: 'CMD-10', check: checkCommandAbility, decide: decideAtTheDouble },
  tryCharge: { answers: ['act'], moment: 'CHARGE-01', check: checkTryCharge, decide: decideTryCharge },
  forwardToVictory: {
    answers: ['chargeMove'],
    moment: 'CMD-11',
    check: checkCommandAbility,
    decide: decideForwardToVictory,
  },
  chargeMove: { answers: ['chargeMove'], moment: 'CHARGE-02', check: checkChargeMove, decide: decideChargeMove },
  declineCharge: { answers: ['chargeMove'], moment: 'CHARGE-07', check: always, decide: decideDeclineCharge }, // CHARGE-07: the player may always decline
  fight: { answers: ['pickFighter'], moment: 'COMBAT-01', check: checkFight, decide: decideFight },
  pass: {
    answers: [
      'aimPoint',
      'changeDie',
      'scout',
      'pickFighter',
      'inspire',
      'useAbilities',
      'unbind',
      'strike',
      'deployMore',
      'declareTriumph',
      'summon',
      'relocate',
    ],
    moment: 'ROUND-06',
    check: checkPass,
    decide: decidePass,
  },
  pileIn: { answers: ['pileIn'], moment: 'COMBAT-05', check: checkPileIn, decide: decidePileIn },
  attack: { answers: ['pickTargets'], moment: 'ATK-18', check: checkAttack, decide: decideAttack },
  settleFirst: { answers: ['pickDamaged'], moment: 'WND-01', check: checkSettleFirst, decide: decideSettleFirst },
  allocate: { answers: ['allocate'], moment: 'WND-01', check: checkAllocate, decide: decideAllocate },
  rerollDice: { answers: ['rerollDice'], moment: 'ABIL-02', check: checkRerollDice, decide: decideRerollDice },
  inspire: { answers: ['inspire'], moment: 'CMD-12', check: checkCommandAbility, decide: decideInspire },
  testNerve: { answers: ['testNerve'], moment: 'SHOCK-01', check: checkTestNerve, decide: decideTestNerve },
  flee: { answers: ['flee'], moment: 'SHOCK-06', check: checkFlee, decide: decideFlee },
  keepGroup: { answers: ['keepGroup'], moment: 'SPLIT-01', check: checkKeepGroup, decide: decideKeepGroup },
  endPhase: { answers: ['act'], moment: 'ROUND-06', check: checkEndPhase, decide: decideEndPhase },
  concede: { answers: 'any', moment: 'GEN-03', check: always, decide: decideConcede },
  propose: { answers: 'any', moment: 'TABLE-01', check: checkPropose, decide: decidePropose },
  agree: { answers: ['agreeRuling'], moment: 'TABLE-01', check: always, decide: decideAgree }, // TABLE-01: the proposal was checked, and nothing has happened since
  decline: { answers: ['agreeRuling'], moment: 'TABLE-01', check: always, decide: decideDecline },
  withdraw: { answers: ['agreeRuling'], moment: 'TABLE-01', check: always, decide: decideWithdraw },
};
