import type { HistoryEntry } from '../../../play/history';
import type { Aos } from '..';
import { rollToArrive } from '../abilities/charging';
import type { Command } from '../commands';
import type { EventType } from '../events';
import { askedNow } from '../facts/open-question';
import { enemyGap } from '../facts/places/distance';
import { unitOf, unitOfModel } from '../facts/units';
import { questionOfKind } from '../options/questions';
import type { Battle } from '../types';

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

/** Whether the open question allows this command to be given automatically. */
function isAuto(battle: Battle, { type }: Command): boolean {
  const ask = askedNow(battle);
  return ask !== undefined && questionOfKind(ask.kind).auto.includes(type);
}

/** The only possible command, if it needs no decision. */
export function autoAnswer(
  battle: Battle,
  options: readonly Command[],
  history: readonly HistoryEntry<Aos>[],
): Command | undefined {
  const only = options[0];
  const isOnly = new Set(options.map(option => JSON.stringify(option))).size === 1;
  if (!only || !isOnly || !isAuto(battle, only) || !isAlone(battle, only)) return undefined;
  return only.type === 'endPhase' && hasActed(history) ? undefined : only;
}
