/**
 * The shortest legal path between two spots: the player drags and the program finds the path (detour.ts). If the goal
 * is too far or cannot be stood on, the furthest legal place towards it. Every result has passed the same survey that
 * the rules use, so it is a legal command.
 */

import { EPS, isMoreThan, isWithin } from '../../gaps/within';
import { prepareOutline } from '../../shapes/prepared-outline';
import type { Body, Field, Inches, Spot } from '../../shapes/shape';
import { apart } from '../../shapes/spots';
import { isAnyWithin, meetsAny, nearWay } from '../../units/crowd';
import { type Around, aroundOf } from '../around';
import { blocksOf } from '../ground';
import { type Goal, isAtGoal, landingsAt, type WayOptions } from '../landing';
import { assertFiniteAround, type MoveSurvey, type Surroundings, surveyWay } from '../move';
import { layOut, type Step, type Way } from '../path';
import type { PathCost } from '../travel';
import { shortestRoute } from './detour';

export type { Goal, WayOptions } from '../landing';
export type { Zone } from './detour';

/** A legal path. */
export interface Found {
  readonly step: Step;
  readonly cost: PathCost;
  readonly end: Body;
}

export interface Tried {
  readonly way: Way;
  readonly found: Found;
  readonly isLegal: boolean;
}

/** The shortest legal path within the allowance; undefined if there is none. */
export function findWay(body: Body, to: Goal, surroundings: Surroundings, options: WayOptions): Found | undefined {
  assertFiniteAround(surroundings);
  return findWayAmong(body, to, aroundOf(surroundings, options.zone), options);
}

/** As `findWay`, in prepared surroundings. */
export function findWayAmong(body: Body, to: Goal, around: Around, options: WayOptions): Found | undefined {
  const straight = tryPath(body, [body, to], to, around, options);
  if (straight.isLegal && isUnbeatable(body, straight.found, around.field)) return straight.found;
  if (isMoreThan(apart(body, to), options.allowance)) return undefined;
  const landings = landingsAt(body, to, around, options);
  if (options.flies) return flightTo(body, to, landings, around, options);
  if (landings.length === 0 || isCaught(body, around, options)) return undefined;
  const errand = { body, to, landings, around, zone: options.zone, limit: options.allowance };
  const route = shortestRoute(errand, straight.way);
  const round = route?.isWhole ? tryPath(body, route.corners, to, around, options) : undefined;
  const legal = [straight, round].flatMap(tried => (tried?.isLegal ? [tried.found] : []));
  return legal.sort((a, b) => a.cost.total - b.cost.total)[0];
}

/** Whether no path can begin here: inside another body, or inside a zone that must not be crossed. */
export function isCaught(body: Body, { others, kept }: Around, { zone }: WayOptions): boolean {
  if (meetsAny(others, body, body, prepareOutline(body.outline, body.facing))) return true;
  return zone !== undefined && !zone.onlyAtEnd && isAnyWithin(kept, body, zone.beyond);
}

/** A flyer may land on any surface there that holds it; by default on the first. */
function flightTo(
  body: Body,
  to: Goal,
  landings: readonly Inches[],
  around: Around,
  options: WayOptions,
): Found | undefined {
  for (const z of landings) {
    const { found, isLegal: isFree } = tryPath(body, [body, to], { z }, around, options);
    if (isFree) return found;
  }
  return undefined;
}

/** A straight path that climbs no more than necessary; under a bridge it may not be at the required height. */
function isUnbeatable(body: Body, { cost, end }: Found, field: Field): boolean {
  if (cost.climbed === 0) return true;
  return isWithin(cost.climbed, Math.abs(end.z - body.z)) && blocksOf(field).every(({ bottom }) => bottom <= 0);
}

/** Whether a surveyed move is legal under these options; the survey's enemies must be those of the zone. */
export function isLegal(survey: MoveSurvey, options: WayOptions): boolean {
  const { zone } = options;
  // A flyer may cross a zone as long as it does not end there.
  const nearest = zone?.onlyAtEnd || options.flies ? survey.nearestAtEnd : survey.nearest;
  return (
    survey.hit === undefined &&
    survey.edge === undefined &&
    survey.isStable &&
    !survey.isBarred &&
    isWithin(survey.cost.total, options.allowance) &&
    (zone === undefined || nearest === undefined || isMoreThan(nearest.gap, zone.beyond))
  );
}

/** Surveys a path under these options; `z` is the required end height, if any. */
export function tryPath(
  body: Body,
  corners: readonly Spot[],
  goal: { readonly z?: Inches },
  around: Around,
  options: WayOptions,
): Tried {
  const step: Step = {
    path: corners.map(({ x, y }) => ({ x, y })),
    ...(options.facing !== undefined && { facing: options.facing }),
    ...(options.flies && goal.z !== undefined && { level: goal.z }),
  };
  const way = layOut(body, step, around.field, options);
  const survey = surveyWay(way, {
    field: around.field,
    others: nearWay(way, around.others),
    enemies: options.zone === undefined ? [] : nearWay(way, around.kept, options.zone.beyond + EPS),
    ...(around.barred && { barred: around.barred }),
  });
  return {
    way,
    found: { step, cost: survey.cost, end: survey.end },
    isLegal: isAtGoal(survey.end, goal) && isLegal(survey, options),
  };
}
