import type { Spot } from '../../../../geometry/shapes/shape';
import { alongTable } from '../../hands/camera-focus';
import type { BattleSession } from '../../session/battle-session';
import { endOf } from '../tool';

/** Moves the free end of the tape in screen directions. True if there was one. */
export function nudgeTape(session: BattleSession, by: Spot): boolean {
  const { table } = session;
  const { battle, tool } = table.getSnapshot().context;
  const at = tool && endOf(battle, tool);
  if (!at) return false;
  const along = alongTable(session, at, by);
  const spot = {
    x: Math.min(battle.field.width, Math.max(0, at.x + along.x)),
    y: Math.min(battle.field.depth, Math.max(0, at.y + along.y)),
  };
  table.send({ type: 'aim', mark: { kind: 'spot', spot }, isPinned: true });
  return true;
}
