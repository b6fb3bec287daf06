import type { Spot } from '../geometry/shape';
import type { ModelId } from '../systems/aos/types';
import { purposeOf } from './purposes';
import type { Session } from './session';

/** What a hand on the table points at, as the scene tells it. */
export interface Touched {
  readonly spot: Spot;
  readonly model: ModelId | undefined;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

/** What the scene tells of hands on the table. */
export interface Hands {
  readonly onDown: (at: Touched) => 'table' | 'pan';
  readonly onMove: (at: Touched, isPressed: boolean) => void;
  readonly onUp: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  readonly onSecond: (at: Touched) => void;
}

/** Turns pointer and fingers into events of the table: models are taken, the bare cloth is given to the camera. */
export function createHands(session: Session): Hands {
  const { table } = session;
  return {
    onDown(at) {
      session.hurry();
      const { battle, draft } = table.getSnapshot().context;
      const isPlacing = draft !== undefined && purposeOf(battle) === 'placing';
      table.send({ type: 'press', point: { spot: at.spot, model: at.model, single: at.alt || at.ctrl } });
      const isHeld = table.getSnapshot().context.hold?.base !== undefined;
      if (at.model !== undefined || isPlacing || isHeld) return 'table';
      table.send({ type: 'cancel' });
      return 'pan';
    },
    onMove(at, isPressed) {
      if (isPressed) table.send({ type: 'drag', spot: at.spot });
      else if (table.getSnapshot().context.hovered !== at.model) table.send({ type: 'hover', model: at.model });
    },
    onUp: () => table.send({ type: 'release' }),
    onCancel: () => table.send({ type: 'cancel' }),
    onLeave: () => table.send({ type: 'hover', model: undefined }),
    onSecond: at => table.send({ type: 'sendTo', spot: at.spot }),
  };
}
