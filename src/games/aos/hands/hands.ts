import type { TableHands, TablePoint } from '../../../table/hands';
import type { BattleSession } from '../session/battle-session';
import { markAt, takesPress } from '../tools/tool';

/**
 * Turns pointer and touch input into events of the table: a press on a model grabs it, one on the bare table moves the
 * camera.
 */
export function createHands(session: BattleSession): TableHands {
  const { table } = session;
  let isMeasuring = false;
  const aim = ({ spot, model, alt, ctrl }: TablePoint, isPinned: boolean) => {
    const { battle } = table.getSnapshot().context;
    table.send({ type: 'aim', mark: markAt(battle, spot, model, alt || ctrl), isPinned });
  };
  return {
    onDown(at) {
      const { tool } = table.getSnapshot().context;
      isMeasuring = takesPress(tool, at.model);
      if (isMeasuring) {
        aim(at, true);
        return 'table';
      }
      if (tool) aim(at, false); // touch has no hover
      session.hurry();
      table.send({ type: 'press', point: { spot: at.spot, model: at.model, single: at.alt || at.ctrl } });
      const isHeld = table.getSnapshot().context.hold?.base !== undefined;
      if (at.model !== undefined || isHeld) return 'table';
      table.send({ type: 'cancel' });
      return 'pan';
    },
    onMove(at, isPressed) {
      const { hovered, tool } = table.getSnapshot().context;
      const isNew = hovered !== at.model;
      if (isPressed && isMeasuring) aim(at, true);
      else if (isPressed) table.send({ type: 'drag', spot: at.spot });
      else {
        if (isNew) table.send({ type: 'hover', model: at.model });
        if (tool && (isNew || tool.kind === 'tape')) aim(at, false);
      }
    },
    onUp: () => table.send({ type: 'release' }),
    onCancel: () => table.send({ type: 'cancel' }),
    onLeave: () => table.send({ type: 'hover', model: undefined }),
    onSecond: at => table.send({ type: 'sendTo', spot: at.spot }),
  };
}
