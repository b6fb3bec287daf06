import { DRILL_KINDS, type DrillKind } from './drill';

/** Progress with one kind of drill. */
export interface Tally {
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, up to now. */
  readonly streak: number;
  readonly best: number;
}

export type Progress = Readonly<Record<DrillKind, Tally>>;

/** Number of correct answers in a row that earn a tick. */
export const TICK = 5;

const NOTHING: Tally = { asked: 0, right: 0, streak: 0, best: 0 };
const perKind = (tally: (kind: DrillKind) => Tally): Progress => ({
  distance: tally('distance'),
  coherency: tally('coherency'),
  charge: tally('charge'),
  sight: tally('sight'),
  roll: tally('roll'),
});

/** Nothing practised yet. */
export const NO_PROGRESS: Progress = perKind(() => NOTHING);

export const hasTick = ({ best }: Tally): boolean => best >= TICK;

/** How many kinds of drill have their tick. */
export const ticksIn = (progress: Progress): number => DRILL_KINDS.filter(kind => hasTick(progress[kind])).length;

/** After one more answer. */
export function afterAnswer(progress: Progress, kind: DrillKind, isRight: boolean): Progress {
  const { asked, right, streak, best } = progress[kind];
  const now = isRight ? streak + 1 : 0;
  const tally = { asked: asked + 1, right: right + (isRight ? 1 : 0), streak: now, best: Math.max(best, now) };
  return { ...progress, [kind]: tally };
}

/** The stored progress by kind; invalid values count as none. */
export function readProgress(kept: string | undefined): Progress {
  const found = parsed(kept);
  return perKind(kind => tallyFrom(found[kind]));
}

function parsed(kept: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

const MOST = 1_000_000;

function tallyFrom(kept: unknown): Tally {
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const count = (name: keyof Tally): number => {
    const value: unknown = (kept as Partial<Record<keyof Tally, unknown>>)[name];
    return Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= MOST ? value : -1;
  };
  const tally = { asked: count('asked'), right: count('right'), streak: count('streak'), best: count('best') };
  const { asked, right, streak, best } = tally;
  return streak >= 0 && streak <= best && best <= right && right <= asked ? tally : NOTHING;
}
