/**
 * Places for the models of a unit: in their current shape, in ranks, or in a line. Ranks and lines are as wide as their
 * widest base, so that any model fits any place. The assignment minimises walking: greedy at first, then swapping pairs
 * while that reduces the sum of squares. The same unit always gets the same result.
 */
import { prepareOutline, reachAlong } from '../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import { meanOf } from '../shapes/spots';

const GAP_IN_RANKS: Inches = 0.1;
const GAP_IN_LINE: Inches = 0.5;
/** Ranks are about this many times as wide as deep. */
const WIDER_THAN_DEEP = 1.6;
const MOST_PASSES = 20;

/** A place for each model, in the unit's order, with the middle of all at the destination. */
export function slotsFor(
  unit: readonly Body[],
  shape: 'keep' | 'ranks' | 'line',
  destination: Spot,
  facing: number,
): readonly Spot[] {
  const middle = meanOf(unit);
  const shift = { x: destination.x - middle.x, y: destination.y - middle.y };
  if (shape === 'keep') return unit.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  const perRank = shape === 'line' ? unit.length : Math.ceil(Math.sqrt(unit.length * WIDER_THAN_DEEP));
  return assigned(
    unit,
    blockOf(unit, perRank, shape === 'line' ? GAP_IN_LINE : GAP_IN_RANKS, destination, facing),
    shift,
  );
}

/** Rank behind rank, each centred, the last one perhaps shorter. */
function blockOf(unit: readonly Body[], perRank: number, gap: Inches, destination: Spot, facing: number): Spot[] {
  const ahead = { x: Math.cos(facing), y: Math.sin(facing) };
  const aside = { x: -ahead.y, y: ahead.x };
  let width = 0;
  let depth = 0;
  for (const { outline } of unit) {
    const prepared = prepareOutline(outline, facing);
    width = Math.max(width, reachAlong(prepared, aside.x, aside.y) + reachAlong(prepared, -aside.x, -aside.y));
    depth = Math.max(depth, reachAlong(prepared, ahead.x, ahead.y) + reachAlong(prepared, -ahead.x, -ahead.y));
  }
  const places: Spot[] = [];
  for (let i = 0; i < unit.length; i++) {
    const rank = Math.floor(i / perRank);
    const inRank = Math.min(perRank, unit.length - rank * perRank);
    const along = ((i % perRank) - (inRank - 1) / 2) * (width + gap);
    const back = rank * (depth + gap);
    places.push({ x: along * aside.x - back * ahead.x, y: along * aside.y - back * ahead.y });
  }
  const middle = meanOf(places);
  return places.map(({ x, y }) => ({ x: x - middle.x + destination.x, y: y - middle.y + destination.y }));
}

/** Places in the unit's order, matched to each model's position within the unit. */
function assigned(unit: readonly Body[], places: readonly Spot[], shift: Spot): Spot[] {
  const wish = unit.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  const taken = greedily(wish, places);
  for (let pass = 0; pass < MOST_PASSES; pass++) if (!swapped(wish, taken)) break;
  return taken;
}

function greedily(wish: readonly Spot[], places: readonly Spot[]): Spot[] {
  const left = [...places];
  return wish.map(spot => {
    let best = 0;
    for (let i = 1; i < left.length; i++) {
      if (squared(spot, left[i] as Spot) < squared(spot, left[best] as Spot)) best = i;
    }
    return left.splice(best, 1)[0] as Spot;
  });
}

/** Swaps pairs of places where that is better in total; false if there were none. */
function swapped(wish: readonly Spot[], taken: Spot[]): boolean {
  let any = false;
  for (let i = 0; i < taken.length; i++) {
    for (let j = i + 1; j < taken.length; j++) {
      const a = taken[i] as Spot;
      const b = taken[j] as Spot;
      const now = squared(wish[i] as Spot, a) + squared(wish[j] as Spot, b);
      if (squared(wish[i] as Spot, b) + squared(wish[j] as Spot, a) >= now - 1e-9) continue;
      taken[i] = b;
      taken[j] = a;
      any = true;
    }
  }
  return any;
}

const squared = (a: Spot, b: Spot): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
