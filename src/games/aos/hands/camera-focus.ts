import type { Spot } from '../../../geometry/shapes/shape';
import { askedNow } from '../facts/open-question';
import { findUnit, isOnTable } from '../facts/units';
import type { Battle } from '../types';
import { middleOf } from './draft/drafts';

/** The position of the unit in question, for the camera. Undefined if the whole table matters. */
export function focusOf(battle: Battle): Spot | undefined {
  const ask = askedNow(battle);
  const unit = ask && 'unit' in ask && ask.unit !== undefined ? findUnit(battle, ask.unit) : undefined;
  return unit && isOnTable(unit) ? middleOf(unit.models) : undefined;
}

interface Seen {
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined;
}

/** Converts a step right and up on the screen to the nearest table axis. */
export function alongTable(seen: Seen, at: Spot, by: Spot): Spot {
  const here = seen.pixelOf(at);
  const aside = seen.pixelOf({ x: at.x + 1, y: at.y });
  const away = seen.pixelOf({ x: at.x, y: at.y + 1 });
  if (!here || !aside || !away) return by;
  const runs = (there: { readonly left: number; readonly top: number }) =>
    (there.left - here.left) * by.x - (there.top - here.top) * by.y;
  const [alongX, alongY] = [runs(aside), runs(away)];
  const length = Math.abs(by.x) + Math.abs(by.y);
  return Math.abs(alongX) >= Math.abs(alongY)
    ? { x: Math.sign(alongX) * length, y: 0 }
    : { x: 0, y: Math.sign(alongY) * length };
}
