import type { Outline, Spot } from '../../../../geometry/shapes/shape';
import { isSame } from '../../../../kernel/deep-equal';
import type { HistoryEntry } from '../../../../play/history';
import type { MatMarkPicture } from '../../../../table/picture';
import type { Aos } from '../..';
import { warscrollOf } from '../../armies';
import type { EventOf, EventType } from '../../events';
import { findModel, findUnit, isOnTable } from '../../facts/units';
import { middleOf } from '../../hands/draft/drafts';
import type { Battle, Model, SlainCause, WarscrollId } from '../../types';

/** A mark, its history entry, and the slain model if any. */
interface Noted extends MatMarkPicture {
  readonly entry: number;
  readonly model: string | undefined;
}
type Marks = readonly Noted[];

/** Causes that leave no mark: models that fled or were removed. */
const BLOODLESS: readonly SlainCause[] = ['fled', 'split', 'noRoom', 'reserve', 'agreed'];
/** Inches. Higher models stand on scenery. */
const ON_THE_MAT = 0.25;
const SCORCH_RADIUS = 1.3;
const NONE: Marks = [];

type Noting<T extends EventType> = (marks: Marks, event: EventOf<T>, before: Battle, history: History) => Marks;
type AllNoting = { readonly [T in EventType]?: Noting<T> };

interface History {
  readonly told: readonly HistoryEntry<Aos>[];
  /** The entry of the event that is noted. */
  readonly entry: number;
}

/** How an event changes the marks; most do nothing. */
const NOTING: AllNoting = {
  modelSlain: (marks, { slain }, before, { entry }) => {
    const unit = findUnit(before, slain.unit);
    const model = unit && isOnTable(unit) ? findModel(unit, slain.model) : undefined;
    if (!model || model.z > ON_THE_MAT || BLOODLESS.includes(slain.cause)) return marks;
    const look = remainsOf(slain.warscroll);
    return [...marks, noted(entry, look, model, radiusOf(model.outline), slain.model)];
  },
  damageDealt: (marks, { damage }, before, { entry }) => {
    const unit = damage.cause === 'spell' ? findUnit(before, damage.unit) : undefined;
    const struck = unit && isOnTable(unit) ? nearestTo(middleOf(unit.models), unit.models) : undefined;
    if (!struck || struck.z > ON_THE_MAT) return marks;
    return [...marks, noted(entry, 'scorch', struck, SCORCH_RADIUS)];
  },
  modelRestored: (marks, { placed }) => {
    const undone = marks.findLast(({ model }) => model === placed.model);
    return marks.filter(mark => mark !== undone);
  },
  rollTakenBack: (marks, { battle }, _, { told, entry }) => {
    const since = told.findLastIndex(({ before }, i) => i < entry && isSame(before.battle, battle));
    return marks.filter(mark => mark.entry < since);
  },
};

/** The marks after each entry of a history; cached, since an entry always follows the same others. */
const known = new WeakMap<HistoryEntry<Aos>, Marks>();

/** Marks on the mat: remains of slain models and scorches of spells, oldest first. */
export function matMarksOf(told: readonly HistoryEntry<Aos>[]): readonly MatMarkPicture[] {
  const done = told.findLastIndex(entry => known.has(entry));
  const last = told[done];
  let marks = (last && known.get(last)) ?? NONE;
  for (let entry = done + 1; entry < told.length; entry++) {
    const one = told[entry];
    if (!one) continue;
    const note = NOTING[one.event.type] as Noting<EventType> | undefined;
    marks = note?.(marks, one.event as never, one.before.battle, { told, entry }) ?? marks;
    known.set(one, marks);
  }
  return marks;
}

const noted = (
  entry: number,
  look: MatMarkPicture['look'],
  { x, y }: Spot,
  radius: number,
  model: string | undefined = undefined,
): Noted => ({ id: `${entry} ${model ?? look}`, look, x, y, radius, entry, model });

/** Stormcast vanish in lightning, ghosts leave cloth; everything else bleeds. */
function remainsOf(warscroll: WarscrollId): MatMarkPicture['look'] {
  const { keywords } = warscrollOf({ warscroll });
  if (keywords.includes('STORMCAST ETERNAL')) return 'lightning';
  return keywords.includes('NIGHTHAUNT') ? 'ectoplasm' : 'stain';
}

function radiusOf(outline: Outline): number {
  if (outline.kind === 'circle') return outline.radius;
  if (outline.kind === 'oval') return (outline.length + outline.width) / 4;
  return Math.max(...outline.points.map(({ x, y }) => Math.sqrt(x * x + y * y)));
}

const nearestTo = (spot: Spot, models: readonly Model[]): Model | undefined =>
  models.toSorted((one, other) => squaredTo(spot, one) - squaredTo(spot, other))[0];
const squaredTo = (spot: Spot, { x, y }: Spot): number => (x - spot.x) ** 2 + (y - spot.y) ** 2;
