import { boundingRadius } from '../../../../geometry/shapes/outline';
import type { Body, Inches, Spot } from '../../../../geometry/shapes/shape';
import { apart } from '../../../../geometry/shapes/spots';
import { aroundOf } from '../../../../geometry/ways/around';
import { landingsAt } from '../../../../geometry/ways/landing';
import type { Surroundings } from '../../../../geometry/ways/move';
import { pathCost } from '../../../../geometry/ways/path';
import type { Region } from '../../../../geometry/ways/reach/reach';
import type { WayOptions } from '../../../../geometry/ways/route/find-way';
import { floodTowards, wayTowards } from '../../../../geometry/ways/route/furthest-towards';
import { haltingSteps } from '../../facts/moving/halting';
import { surveySteps } from '../../facts/moving/movement';
import { surroundingsOf } from '../../facts/places/surroundings';
import { findModel } from '../../facts/units';
import type { Battle, Model, ModelId, Step, Unit } from '../../types';
import { CLIMB_HOLD } from '../../ways/climb-hold';
import { type FollowRequest, followLeader, leaderReach } from '../../ways/follow-leader';
import { checkCached } from '../draft/check-cache';
import { type Ends, type MoveDraft, middleOf } from '../draft/drafts';
import type { Check } from '../draft/move-limit';
import { optionsFor } from './route';

/** A unit to move: the wanted position of each model, and its limit. */
export interface RouteRequest {
  readonly battle: Battle;
  readonly check: Check;
  readonly unit: Unit;
  readonly draft: MoveDraft;
  readonly ends: Ends;
  readonly allowed: Inches;
}

/** A routed draft, and the distance missing to the wanted position. */
export interface RoutedDraft {
  readonly draft: MoveDraft;
  readonly short: Inches;
}

/** Number of detours searched for following models: few, because it runs on every frame. */
const HASTY = 10;

/** With less than this left, a move counts as used up. */
const SPENT: Inches = 0.05;

/** Bodies further than this beyond the unit's reach are ignored. */
const OUT_OF_MIND: Inches = 8;

/** The surroundings without distant bodies, because a drag asks on every frame. */
function near({ unit, allowed }: RouteRequest, { others, enemies, ...rest }: Surroundings): Surroundings {
  const middle = middleOf(unit.models);
  const reach = Math.max(...unit.models.map(model => apart(model, middle))) + allowed + OUT_OF_MIND;
  const isNear = (body: Body) => apart(body, middle) - boundingRadius(body.outline) < reach;
  return { ...rest, others: others.filter(isNear), enemies: enemies.filter(isNear) };
}

/** The surroundings and limits of this unit's path search. */
function wayfinding(request: RouteRequest): { readonly around: Surroundings; readonly options: WayOptions } {
  const around = near(request, surroundingsOf(request.battle, request.unit.seat));
  const { zone, ...options } = optionsFor(request.battle, request.unit, request.draft, request.allowed);
  return { around, options: zone ? { ...options, zone: { ...zone, enemies: around.enemies } } : options };
}

/** The region a held model can reach, cached during a drag. */
const floods = new WeakMap<MoveDraft, Map<string, Region>>();

function floodOf(draft: MoveDraft, name: string, flood: () => Region): Region {
  const known = floods.get(draft) ?? new Map<string, Region>();
  floods.set(draft, known);
  const region = known.get(name) ?? flood();
  known.set(name, region);
  return region;
}

/** Whether the model may end there, ignoring its own unit. */
export function mayStand(request: RouteRequest, id: ModelId, spot: Spot): boolean {
  const { unit } = request;
  const model = findModel(unit, id);
  const { around, options } = wayfinding(request);
  const others = around.others.filter(body => !unit.models.includes(body as Model));
  return (
    model !== undefined && landingsAt(model, spot, aroundOf({ ...around, others }, options.zone), options).length > 0
  );
}

/** The unit in formation behind its leading model, as near to the wanted position as possible. */
export function routeUnit(request: RouteRequest, lead: ModelId): RoutedDraft | undefined {
  const { unit, ends, draft } = request;
  const { around, options } = wayfinding(request);
  const slots = unit.models.map(model => ends.get(model.id) ?? model);
  const order: FollowRequest = { unit: unit.models, slots, first: unit.models.findIndex(({ id }) => id === lead) };
  const flood = floodOf(draft, lead, () => leaderReach(order, around, options));
  const led = followLeader(order, around, { ...options, patience: HASTY }, flood);
  if (!led) return undefined;
  const steps = led.steps.flatMap(({ model: index, step }) => {
    const model = unit.models[index];
    return model ? [stepOf(model, step, ends)] : [];
  });
  return { draft: { ...draft, steps }, short: led.short };
}

/**
 * One model as near to its wanted position as possible; the others keep their paths, and it moves in its order or last.
 */
export function routeModel(request: RouteRequest, id: ModelId): RoutedDraft | undefined {
  const { battle, check, unit, draft, ends, allowed } = request;
  const [model, goal] = [findModel(unit, id), ends.get(id)];
  if (!model || !goal) return undefined;
  const { around, options } = wayfinding(request);
  const turn = draft.steps.findIndex(step => step.model === id);
  const rest = draft.steps.filter(step => step.model !== id);
  const gone = new Map(surveySteps(battle, unit, rest, allowed).map(each => [each.model, each.end]));
  const found = [...new Set([turn < 0 ? rest.length : turn, rest.length])].flatMap(place => {
    const before = new Set(rest.slice(0, place).map(step => step.model));
    const mates = new Map<Body, Body>(
      unit.models.map(mate => [mate, before.has(mate.id) ? { ...mate, ...gone.get(mate.id) } : mate]),
    );
    const others = around.others.map(body => mates.get(body) ?? body);
    const among = { ...around, others };
    const flood = floodOf(draft, `${id} ${place}`, () => floodTowards(model, among, options));
    const way = wayTowards(model, goal, among, options, flood);
    if (!way) return [];
    return [{ draft: { ...draft, steps: rest.toSpliced(place, 0, stepOf(model, way.step, ends)) }, short: way.short }];
  });
  return found.find(each => checkCached(check, each.draft).length === 0) ?? found[0];
}

/**
 * TMOVE-03: one model straight ahead until its move runs out in mid-climb, if it may stop there and the best path found
 * is shorter or has inches to spare; the others keep their paths.
 */
export function routeToHold(
  request: RouteRequest,
  id: ModelId,
  found: RoutedDraft | undefined,
): RoutedDraft | undefined {
  const { battle, check, unit, draft, ends, allowed } = request;
  const [model, goal] = [findModel(unit, id), ends.get(id)];
  if (!model || !goal) return undefined;
  const path = [model, goal].map(({ x, y }) => ({ x, y }));
  const steps = haltingSteps(battle, unit, [{ model: id, path }], allowed);
  const others = draft.steps.filter(step => step.model !== id);
  const halted = steps && { ...draft, steps: [...others, ...steps.map(step => stepOf(model, step, ends))] };
  if (!halted || checkCached(check, halted).length > 0) return undefined;
  const short = pathCost(model, { path }, battle.field, { hold: CLIMB_HOLD }).total - allowed;
  const moved = found && surveySteps(battle, unit, found.draft.steps, allowed).find(step => step.model === id)?.moved;
  const isBest = found !== undefined && found.short <= short && (moved ?? 0) > allowed - SPENT;
  return isBest ? undefined : { draft: halted, short };
}

/** MOVE-08: a round base faces the wanted direction, or that of its last segment; others keep their facing. */
function stepOf(model: Model, step: Omit<Step, 'model'>, ends: Ends): Step {
  const [corner, end] = step.path.slice(-2);
  const isRound = model.outline.kind === 'circle';
  if (!isRound || !corner || !end) return { model: model.id, ...step };
  const isStraight = step.path.length < 3;
  const facing = isStraight ? ends.get(model.id)?.facing : Math.atan2(end.y - corner.y, end.x - corner.x);
  return { model: model.id, ...step, facing: facing ?? model.facing };
}
