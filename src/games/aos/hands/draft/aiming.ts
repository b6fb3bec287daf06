import type { Spot } from '../../../../geometry/shapes/shape';
import { allowanceOf } from '../../abilities/allowance';
import { findUnit } from '../../facts/units';
import type { Battle } from '../../types';
import { type AimDraft, middleOf } from './drafts';

/** Distance at which keys place the aim point of a direction. */
const ARM = 12;

/** The draft aimed at a spot: a direction, a length along the chosen direction, or the spot itself. */
export function aimed(battle: Battle, draft: AimDraft, spot: Spot): AimDraft {
  if (draft.type === 'aimPoint') return { ...draft, ...onTable(battle, spot) };
  const from = startOf(battle, draft);
  if (draft.type === 'rideWinds') return { ...draft, direction: Math.atan2(spot.y - from.y, spot.x - from.x) };
  const { direction = 0 } = battle.rolledMove ?? {};
  const unit = findUnit(battle, draft.unit);
  const allowed = unit ? allowanceOf(battle, unit, 'rideMove') : 0;
  const along = (spot.x - from.x) * Math.cos(direction) + (spot.y - from.y) * Math.sin(direction);
  return { ...draft, distance: Math.min(allowed, Math.max(0, along)) };
}

const onTable = ({ field }: Battle, { x, y }: Spot): Spot => ({
  x: Math.min(field.width, Math.max(0, x)),
  y: Math.min(field.depth, Math.max(0, y)),
});

/** The position of the rider or caster. */
export function startOf(battle: Battle, draft: AimDraft): Spot {
  const id = draft.type === 'aimPoint' ? battle.cast?.unit : draft.unit;
  return middleOf((id === undefined ? undefined : findUnit(battle, id))?.models ?? []);
}

/** The spot that a draft points at. */
export function aimOf(battle: Battle, draft: AimDraft): Spot {
  if (draft.type === 'aimPoint') return { x: draft.x, y: draft.y };
  const { x, y } = startOf(battle, draft);
  const direction = draft.type === 'rideWinds' ? draft.direction : (battle.rolledMove?.direction ?? 0);
  const length = draft.type === 'rideWinds' ? ARM : draft.distance;
  return { x: x + Math.cos(direction) * length, y: y + Math.sin(direction) * length };
}

/** The draft turned: another direction, or another facing at the end. */
export function aimTurned(battle: Battle, draft: AimDraft, angle: number): AimDraft {
  if (draft.type === 'rideWinds') return { ...draft, direction: draft.direction + angle };
  if (draft.type === 'aimPoint') return draft;
  const facing = draft.facing ?? findUnit(battle, draft.unit)?.models[0]?.facing ?? 0;
  return { ...draft, facing: facing + angle };
}
