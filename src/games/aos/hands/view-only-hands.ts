import type { TableHands } from '../../../table/hands';
import { unitOfModel } from '../facts/units';
import type { BattleSession } from '../session/battle-session';

/** Input that selects and looks but moves nothing: a click shows a unit's card, everything else is for the camera. */
export function viewOnlyHands({ table }: BattleSession): TableHands {
  const interaction = () => table.getSnapshot().context;
  return {
    onDown({ model }) {
      if (model === undefined) return 'pan';
      table.send({ type: 'select', unit: unitOfModel(interaction().battle, model)?.id });
      return 'table';
    },
    onMove({ model }, isPressed) {
      if (!isPressed && interaction().hovered !== model) table.send({ type: 'hover', model });
    },
    onUp: () => {},
    onCancel: () => {},
    onLeave: () => table.send({ type: 'hover', model: undefined }),
    onSecond: () => {},
  };
}
