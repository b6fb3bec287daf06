import type { HistoryEntry } from '../../../play/history';
import type { Aos } from '..';
import { rollToArrive } from '../abilities/charging';
import type { Command, CommandType } from '../commands';
import type { EventType } from '../events';
import { enemyGap } from '../facts/places/distance';
import { unitOf, unitOfModel } from '../facts/units';
import type { Battle } from '../types';

/**
 * Whether a command may be given automatically when it is the only option. False if options are only samples (of paths
 * or models), so there are others. A command without an entry does not compile.
 */
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
  pileIn: false,
  attack: true,
  settleFirst: true,
  allocate: false,
  rerollDice: false,
  inspire: false,
  testNerve: true,
  flee: false,
  keepGroup: true,
  endPhase: true,
  concede: false,
  propose: false,
  agree: false,
  decline: false,
  withdraw: false,
};

/** Events that happen in a phase without a player's act. */
const BY_ITSELF: readonly EventType[] = ['asked', 'answered', 'pointsGained'];

/** Whether the player has acted in this phase: then the player ends it. */
function hasActed(history: readonly HistoryEntry<Aos>[]): boolean {
  for (let i = history.length - 1; i >= 0; i--) {
    const type = history[i]?.event.type;
    if (type === 'phaseBegan') return false;
    if (type && !BY_ITSELF.includes(type)) return true;
  }
  return false;
}

/**
 * GENL-01, CHARGE-05: whether there really is no alternative: no other model to name, and no shorter path that arrives.
 */
function isAlone(battle: Battle, command: Command): boolean {
  if (command.type === 'nameGeneral') return unitOfModel(battle, command.model)?.models.length === 1;
  if (command.type !== 'declineCharge') return true;
  return rollToArrive(enemyGap(battle, unitOf(battle, command.unit))) > (battle.rolledMove?.roll ?? 0);
}

/** The only possible command, if it needs no decision. */
export function autoAnswer(
  battle: Battle,
  options: readonly Command[],
  history: readonly HistoryEntry<Aos>[],
): Command | undefined {
  const only = options[0];
  const isOnly = new Set(options.map(option => JSON.stringify(option))).size === 1;
  if (!only || !isOnly || !NEEDS_NO_THOUGHT[only.type] || !isAlone(battle, only)) return undefined;
  return only.type === 'endPhase' && hasActed(history) ? undefined : only;
}
