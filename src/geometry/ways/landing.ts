/** Where a move may end. The same tests as in a survey, before a path is known. */

import { type PreparedOutline, prepareOutline } from '../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import { isAnyWithin, meetsAny } from '../units/crowd';
import type { Around } from './around';
import { type Block, blocksOf, heightOn } from './ground';
import { isOnAny } from './move';
import type { Manner } from './path';
import type { Zone } from './route/detour';
import { blocksUnder, heightOf, RESTS_WITHIN, settle, standingAmong } from './solids';
import { isOnTable } from './sweep';

export interface WayOptions extends Manner {
  readonly allowance: Inches;
  readonly zone?: Zone;
  /** The facing to end with. */
  readonly facing?: number;
}

/** A target spot; with a height if surfaces lie above one another. */
export interface Goal extends Spot {
  readonly z?: Inches;
}

/** Whether the body stands at the requested height, if any. */
export const isAtGoal = (end: Body, { z }: { readonly z?: Inches }): boolean =>
  z === undefined || Math.abs(end.z - z) <= RESTS_WITHIN;

/** The heights at which the body may end there: on the table, on scenery, on a bridge above. */
export function landingsAt(body: Body, to: Goal, around: Around, options: WayOptions): readonly Inches[] {
  const facing = options.facing ?? body.facing;
  const prepared = prepareOutline(body.outline, facing);
  if (!isOnTable(prepared, to, around.field)) return NOWHERE;
  const below = blocksUnder(blocksOf(around.field), prepared, to.x, to.y);
  const landings: Inches[] = [];
  for (let i = -1; i < below.length; i++) {
    const block = below[i];
    if (block !== undefined && block.bottom <= 0) continue;
    const level = block === undefined ? 0 : heightOn(block, to.x, to.y);
    const z = heightOf(settle(below, to.x, to.y, level, body.height), to);
    const end = { x: to.x, y: to.y, z, facing, outline: body.outline, height: body.height };
    if (isAtGoal(end, to) && mayEnd(body, end, below, around, options, prepared)) landings.push(z);
  }
  return landings;
}

const NOWHERE: readonly Inches[] = [];

/** Whether the body may end its move like this, on the blocks below it. */
export function mayEnd(
  body: Body,
  end: Body,
  below: readonly Block[],
  { field, others, kept, barred }: Around,
  { zone }: WayOptions,
  prepared: PreparedOutline = prepareOutline(end.outline, end.facing),
): boolean {
  if (!isOnTable(prepared, end, field) || meetsAny(others, body, end, prepared)) return false;
  if (zone !== undefined && isAnyWithin(kept, end, zone.beyond)) return false;
  if (barred !== undefined && isOnAny(barred, end)) return false;
  return standingAmong(below, end).isStable;
}
