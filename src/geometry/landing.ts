/**
 * Where a move may end: TMOVE-03, FLY-03, GARR-12, MOVE-07, RETR-02. The same tests as in a survey, asked of a place
 * before any way to it is known.
 */
import { nearestTo } from './approach';
import { castOf } from './cast';
import type { Zone } from './detour';
import { type Block, blocksOf, heightOn } from './ground';
import { isOnAny, type Surroundings } from './move';
import type { Manner } from './path';
import type { Body, Inches, Spot } from './shape';
import { blocksUnder, standingAmong } from './solids';
import { isOnTable, meets } from './sweep';
import { isMoreThan } from './within';

export interface WayOptions extends Manner {
  readonly allowance: Inches;
  readonly zone?: Zone;
  /** The facing to end with. */
  readonly facing?: number;
}

/** Where to go; with a height where surfaces lie above one another. */
export interface Goal extends Spot {
  readonly z?: Inches;
}

const LANDS_WITHIN: Inches = 0.05; // TMOVE-03

/** Whether the body stands at the height that was asked for, if one was. */
export const isAtGoal = (end: Body, { z }: { readonly z?: Inches }): boolean =>
  z === undefined || Math.abs(end.z - z) <= LANDS_WITHIN;

/** The heights at which the body may end there: on the table, on what stands there, on a bridge above. */
export function landingsAt(body: Body, to: Goal, surroundings: Surroundings, options: WayOptions): Inches[] {
  const there = { ...body, x: to.x, y: to.y, facing: options.facing ?? body.facing };
  const below = blocksUnder(blocksOf(surroundings.field), castOf(there.outline, there.facing), to.x, to.y);
  const raised = below.filter(({ bottom }) => bottom > 0).map(block => heightOn(block, to.x, to.y));
  return [0, ...raised].flatMap(level => {
    const { z } = standingAmong(below, { ...there, z: level });
    const end = { ...there, z };
    return isAtGoal(end, to) && mayEnd(body, end, below, surroundings, options) ? [z] : [];
  });
}

/** Whether the body may end its move like this, on the blocks that lie below it there. */
export function mayEnd(
  body: Body,
  end: Body,
  below: readonly Block[],
  { field, others, barred }: Surroundings,
  { zone }: WayOptions,
): boolean {
  const cast = castOf(end.outline, end.facing);
  if (!isOnTable(cast, end, field) || !standingAmong(below, end).isStable) return false;
  if (barred !== undefined && isOnAny(barred, end)) return false;
  for (const other of others) if (other !== body && meets(cast, end, other)) return false;
  const nearest = zone === undefined ? undefined : nearestTo(end, zone.enemies);
  return zone === undefined || nearest === undefined || isMoreThan(nearest.gap, zone.beyond);
}
