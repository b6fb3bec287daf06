import type { Command, CommandType } from '../systems/aos/commands';
import type { EventType } from '../systems/aos/events';
import type { Told } from './chronicle';

/** Whether a command, when it is the only one, may be given for the player. A command without an answer does not compile. */
const NEEDS_NO_THOUGHT: Readonly<Record<CommandType, boolean>> = {
  chooseTerritory: false,
  deploy: false,
  chooseBattleplan: false,
  chooseRealm: false,
  choosePreBattle: false,
  chooseTrait: false,
  commitModels: true,
  summon: false,
  rollMove: false,
  reserve: false,
  arrive: false,
  garrison: false,
  leaveGarrison: false,
  sacrifice: false,
  triumph: false,
  useAbility: false,
  choose: false,
  strike: true,
  returnModels: false,
  relocate: false,
  scout: false,
  aimPoint: false,
  changeDie: false,
  rideWinds: false,
  rideMove: false,
  cast: false,
  unbind: false,
  aimSpell: true,
  shoot: false,
  nameGeneral: true,
  chooseFirst: false,
  move: false,
  retreat: false,
  run: false,
  rerollMove: false,
  atTheDouble: false,
  tryCharge: false,
  forwardToVictory: false,
  chargeMove: false,
  declineCharge: true,
  fight: true,
  pass: true,
  pileIn: true,
  attack: true,
  settleFirst: true,
  allocate: true,
  rerollDice: false,
  inspire: false,
  testNerve: true,
  flee: true,
  keepGroup: true,
  endPhase: true,
  concede: false,
};

/** What happens in a phase without anybody doing anything. */
const BY_ITSELF: readonly EventType[] = ['asked', 'answered', 'pointsGained'];

/** Whether the player has acted in the phase that is on: then it is theirs to end it. */
function hasActed(told: readonly Told[]): boolean {
  for (let i = told.length - 1; i >= 0; i--) {
    const type = told[i]?.event.type;
    if (type === 'phaseBegan') return false;
    if (type && !BY_ITSELF.includes(type)) return true;
  }
  return false;
}

/** The only thing that can be done, if it needs no thought. */
export function autoAnswer(options: readonly Command[], told: readonly Told[]): Command | undefined {
  const only = options[0];
  const isOnly = new Set(options.map(option => JSON.stringify(option))).size === 1;
  if (!only || !isOnly || !NEEDS_NO_THOUGHT[only.type]) return undefined;
  return only.type === 'endPhase' && hasActed(told) ? undefined : only;
}
