import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Command, Placement } from '../../commands';
import type { Battle, ModelId, Unit } from '../../types';
import { draftedUnit, type Ends, endsOf, isMove, middleOf, withEnds } from '../draft/drafts';

/** An edit of a draft: the whole unit, or some of its models. */
export interface DraftEdit {
  readonly battle: Battle;
  readonly draft: Command;
  /** Undefined for the whole unit. */
  readonly models: readonly ModelId[] | undefined;
  /** The limit of each model's move; undefined if unlimited. */
  readonly allowed: Inches | undefined;
}

/** Slightly below the limit, so that rounding causes no refusal. */
const HAIR: Inches = 1e-7;

/** Moves the touched models together; they stop when one reaches its limit. */
export function shiftDraft({ battle, draft, models, allowed }: DraftEdit, by: Spot): Command {
  const unit = draftedUnit(battle, draft);
  if (!unit) return draft;
  const ends = endsOf(battle, draft);
  const touched = models ?? [...ends.keys()];
  const share = allowed === undefined || !isMove(draft) ? 1 : fittingShare(unit, ends, touched, by, allowed - HAIR);
  const moved = changed(ends, touched, end => ({ ...end, x: end.x + by.x * share, y: end.y + by.y * share }));
  return withEnds(battle, draft, isMove(draft) ? facingAhead(unit, moved, touched) : moved);
}

function changed(ends: Ends, models: readonly ModelId[], change: (end: Placement) => Placement): Ends {
  return new Map([...ends].map(([id, end]) => [id, models.includes(id) ? change(end) : end]));
}

/** The largest fraction of the shift that keeps every touched model within its limit. */
function fittingShare(unit: Unit, ends: Ends, models: readonly ModelId[], by: Spot, limit: Inches): number {
  const length = by.x * by.x + by.y * by.y;
  if (length === 0) return 1;
  const shares = unit.models.flatMap(({ id, x, y }) => {
    const end = ends.get(id);
    if (!end || !models.includes(id)) return [];
    // |end + t·by − start| = limit, solved for the larger t
    const [dx, dy] = [end.x - x, end.y - y];
    const half = (dx * by.x + dy * by.y) / length;
    const rest = (dx * dx + dy * dy - limit * limit) / length;
    const root = half * half - rest;
    return [root < 0 ? 0 : Math.sqrt(root) - half];
  });
  return Math.min(1, Math.max(0, ...(shares.length > 0 ? [Math.min(...shares)] : [1])));
}

/** MOVE-08: round bases face their direction of movement; others keep their facing, because turning costs movement. */
function facingAhead(unit: Unit, ends: Ends, models: readonly ModelId[]): Ends {
  const round = unit.models.filter(({ id, outline }) => outline.kind === 'circle' && models.includes(id));
  const faced = new Map(ends);
  for (const { id, x, y, facing } of round) {
    const end = ends.get(id);
    if (!end) continue;
    const hasGone = Math.abs(end.x - x) + Math.abs(end.y - y) > HAIR;
    faced.set(id, { ...end, facing: hasGone ? Math.atan2(end.y - y, end.x - x) : facing });
  }
  return faced;
}

/** Turns the touched models around their centre, each with its own facing. */
export function turnDraft({ battle, draft, models }: DraftEdit, angle: number): Command {
  const ends = endsOf(battle, draft);
  const touched = models ?? [...ends.keys()];
  const middle = middleOf(touched.flatMap(id => ends.get(id) ?? []));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const moved = changed(ends, touched, ({ x, y, facing }) => ({
    x: middle.x + (x - middle.x) * cos - (y - middle.y) * sin,
    y: middle.y + (x - middle.x) * sin + (y - middle.y) * cos,
    facing: facing + angle,
  }));
  return withEnds(battle, draft, moved);
}

/** Moves the centre of the drafted unit to a spot, or as near as the limit allows. */
export function centreDraftAt(edit: DraftEdit, spot: Spot): Command {
  const ends = endsOf(edit.battle, edit.draft);
  const middle = middleOf(ends.values());
  return shiftDraft(edit, { x: spot.x - middle.x, y: spot.y - middle.y });
}
