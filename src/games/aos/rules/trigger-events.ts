import { isWithin } from '../../../geometry/gaps/within';
import type { EventOf } from '../events';
import { movedBy } from '../facts/moving/movement';
import { findModel, unitOf } from '../facts/units';
import type { Cast } from '../magic';
import type { Battle, Seat, Step, Trigger, Unit, UnitId } from '../types';

/*
 * ABIL-02: events that something may follow, and what they set off. Folding only adds it to the line;
 * abilities/triggers.ts follows it.
 */

type MoveKind = EventOf<'unitMoved'>['kind'];

/** SCEN-07: a pile-in sets nothing off. */
const MOMENT_OF_MOVES: Readonly<Record<MoveKind, Trigger['moment'] | undefined>> = {
  normal: 'afterMove',
  retreat: 'afterMove',
  charge: 'afterCharge',
  pileIn: undefined,
  scout: undefined,
};

/** The unit takes these steps. */
export function unitMoved(
  battle: Battle,
  id: UnitId,
  kind: MoveKind,
  steps: readonly Step[],
  isFlown?: boolean,
): EventOf<'unitMoved'> {
  const unit = unitOf(battle, id);
  const moved = movedBy(battle, unit, steps, isFlown);
  const moment = MOMENT_OF_MOVES[kind];
  return {
    type: 'unitMoved',
    unit: id,
    kind,
    moved,
    triggers: moment && hasMoved(unit, moved) ? [{ moment, unit: id }] : [],
  };
}

/** SCEN-04: whether anyone of them went any way at all, back to its place too, or turned where turning is moving (MOVE-09). */
function hasMoved(unit: Unit, moved: EventOf<'unitMoved'>['moved']): boolean {
  return moved.some(({ model: id, path, end }) => {
    const model = findModel(unit, id);
    if (!model) return false;
    const hasGone = [...path, end].some(({ x, y }) => !isWithin(Math.hypot(x - model.x, y - model.y), 0));
    return hasGone || (model.outline.kind !== 'circle' && hasTurned(end.facing - model.facing));
  });
}

/** A full turn leads back to where it began. */
const hasTurned = (angle: number): boolean => !isWithin(Math.abs(Math.sin(angle / 2)), 0);

/** A unit is picked to attack; abilities follow only a pick to fight. */
export const unitPicked = (
  unit: UnitId,
  how: EventOf<'unitPicked'>['how'],
  besides: Pick<EventOf<'unitPicked'>, 'isExtra' | 'isEarly'> = {},
): EventOf<'unitPicked'> => ({
  type: 'unitPicked',
  unit,
  how,
  ...besides,
  triggers: how === 'fight' ? [{ moment: 'picked', unit }] : [],
});

export const pointSpent = (seat: Seat, on: string, unit: UnitId): EventOf<'pointSpent'> => ({
  type: 'pointSpent',
  seat,
  on,
  unit,
  triggers: [{ moment: 'pointSpent', unit }],
});

export const unbindRolled = (rolled: Omit<EventOf<'unbindRolled'>, 'type' | 'triggers'>): EventOf<'unbindRolled'> => ({
  type: 'unbindRolled',
  ...rolled,
  triggers: rolled.total < rolled.needed ? [] : [{ moment: 'afterUnbind', unit: rolled.unit }],
});

/** CAST-07: a spell was cast even if it had no target. */
export const spellEnded = ({ spell, unit }: Cast, how: EventOf<'spellEnded'>['how']): EventOf<'spellEnded'> => ({
  type: 'spellEnded',
  spell,
  how,
  triggers: how === 'cast' || how === 'fizzled' ? [{ moment: 'afterCast', unit }] : [],
});

/** SHOCK-05: more than the Bravery fails. */
export const nerveTested = (tested: Omit<EventOf<'nerveTested'>, 'type' | 'triggers'>): EventOf<'nerveTested'> => ({
  type: 'nerveTested',
  ...tested,
  triggers: tested.total <= tested.bravery ? [] : [{ moment: 'nerveFailed', unit: tested.unit }],
});
