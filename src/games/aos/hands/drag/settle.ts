import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Command, Placement } from '../../commands';
import type { Battle, ModelId } from '../../types';
import { endsOf, isPlacing, type PlaceDraft, withEnds } from '../draft/drafts';
import type { Check } from '../draft/move-limit';
import { shiftDraft } from './transform';

/** Distances that a block slides to find a legal place, and that each model then searches. */
const SLIDES: readonly Inches[] = [0.25, 0.5, 0.75, 1, 1.5];
const SEARCHES: readonly Inches[] = [0.3, 0.6, 1, 1.4, 1.9, 2.5, 3.2];
const ROUND = 12;
/** Maximum number of tries for a place: the player is waiting. */
const PATIENCE = 300;

const around = (radius: Inches): readonly Spot[] =>
  Array.from({ length: ROUND }, (_, step) => {
    const angle = (step * 2 * Math.PI) / ROUND;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/**
 * Finds a legal place for models set down illegally: shifts the block, or each model to the nearest place. If there is
 * none, it stays, so that the player sees why.
 */
export function settleDraft(
  battle: Battle,
  check: Check,
  draft: Command,
  models: readonly ModelId[] | undefined = undefined,
): Command {
  if (!isPlacing(draft) || check(draft).length === 0) return draft;
  const edit = { battle, draft, models, allowed: undefined };
  for (const by of SLIDES.flatMap(around)) {
    const aside = shiftDraft(edit, by);
    if (check(aside).length === 0) return aside;
  }
  return (models === undefined ? loosened(battle, check, draft) : undefined) ?? draft;
}

/** Each model in turn as near to its place in the block as possible; undefined if one finds no place. */
function loosened(battle: Battle, check: Check, draft: PlaceDraft): Command | undefined {
  const ends = [...endsOf(battle, draft)];
  const placed: Placement[] = [];
  let left = PATIENCE;
  for (const [, end] of ends) {
    const found = [{ x: 0, y: 0 }, ...SEARCHES.flatMap(around)].find(by => {
      if (left-- <= 0) return false;
      const tried = { ...end, x: end.x + by.x, y: end.y + by.y };
      if (!mayStand(check, { ...draft, places: [...placed, tried] })) return false;
      placed.push(tried);
      return true;
    });
    if (!found) return undefined;
  }
  const whole = withEnds(battle, draft, new Map(ends.map(([id, end], i) => [id, placed[i] ?? end])));
  return check(whole).length === 0 ? whole : undefined;
}

/** UNIT-06: while other models still wait, room for more is not a fault. */
const mayStand = (check: Check, draft: PlaceDraft): boolean =>
  check(draft).every(({ code }) => code === 'setUp.roomLeft');
