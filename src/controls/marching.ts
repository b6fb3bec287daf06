import { floodFor, type Lead, leadTo } from '../geometry/lead';
import type { Surroundings } from '../geometry/move';
import { boundingRadius } from '../geometry/outline';
import type { Step as Route } from '../geometry/path';
import type { Region } from '../geometry/reach';
import type { Body, Inches, Spot } from '../geometry/shape';
import { withoutTop } from '../geometry/sweep';
import { floodTowards, wayTowards } from '../geometry/towards';
import { findWay, type WayOptions } from '../geometry/ways';
import { warscrollOf } from '../systems/aos/armies';
import type { Command } from '../systems/aos/commands';
import { ENGAGED } from '../systems/aos/facts/distance';
import { surveySteps } from '../systems/aos/facts/movement';
import { findModel, findUnit, modelsOf, presenceOf } from '../systems/aos/facts/units';
import { type Battle, type Model, type ModelId, otherSeat, SEATS, type Step, type Unit } from '../systems/aos/types';
import { type Ends, endsOf, isMove, type MoveDraft, middleOf } from './drafts';
import type { Check } from './reach';
import { judged } from './verdict';

/** A unit that is to move: where each model is wished, and how far it may go. */
export interface March {
  readonly battle: Battle;
  readonly check: Check;
  readonly unit: Unit;
  readonly draft: MoveDraft;
  readonly ends: Ends;
  readonly allowed: Inches;
}

/** A draft that has found its way, and how much is missing to where it was wished. */
export interface Marched {
  readonly draft: MoveDraft;
  readonly short: Inches;
}

/** How many ways round are looked for: few while a hand drags and each frame asks anew. */
export const HASTY = 10;
const PATIENT = 40;

/**
 * The draft with a way round whatever its straight ways run into: first each model to just where it was put, then the
 * whole unit as near as it can come. What the rules still refuse stays straight, so that the player sees why.
 */
export function marched(battle: Battle, check: Check, draft: Command, allowed: Inches | undefined): Command {
  const unit = isMove(draft) ? findUnit(battle, draft.unit) : undefined;
  if (!unit || !isMove(draft) || allowed === undefined || judged(check, draft).length === 0) return draft;
  const march = { battle, check, unit, draft, ends: endsOf(battle, draft), allowed };
  const isLegal = (found: MoveDraft | undefined) =>
    found !== undefined && found.steps.length > 0 && judged(check, found).length === 0;
  const alone = detours(march);
  if (alone && isLegal(alone)) return alone;
  if (draft.steps.length < unit.models.length) return draft;
  const led = together(march, middlemost(unit), PATIENT)?.draft;
  return led && isLegal(led) ? led : draft;
}

/** The model that stands nearest to the middle of its unit. */
function middlemost({ models }: Unit): ModelId {
  const middle = middleOf(models);
  const [first] = models.toSorted((a, b) => between(a, middle) - between(b, middle));
  return first?.id ?? '';
}

/** MOVE-13, RETR-02: only normal moves and retreats keep away from the enemy; a retreat only where it ends. */
function optionsFor({ battle, unit, draft: { type }, allowed: allowance }: March): WayOptions {
  const { flies } = warscrollOf(unit);
  if (type !== 'move' && type !== 'retreat') return { flies, allowance };
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  return { flies, allowance, zone: { enemies, beyond: ENGAGED, onlyAtEnd: type === 'retreat' } };
}

/** What a unit moves among: everybody who stands, and whom it keeps away from. */
export function surroundingsOf(battle: Battle, unit: Unit): Surroundings {
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const garrisons = enemies.filter(body => !('id' in body)).map(withoutTop); // GARR-06
  return {
    field: battle.field,
    others: [...SEATS.flatMap(seat => modelsOf(battle, seat)), ...garrisons],
    enemies,
    barred: battle.field.features.filter(({ isGarrison }) => isGarrison).flatMap(({ solids }) => solids),
  };
}

/** Further away than this beyond its reach nobody matters to a unit. */
const OUT_OF_MIND: Inches = 8;

/** The same without those who are too far away to matter: a hand that drags asks at every frame. */
function near({ unit, allowed }: March, { others, enemies, ...rest }: Surroundings): Surroundings {
  const middle = middleOf(unit.models);
  const reach = Math.max(...unit.models.map(model => between(model, middle))) + allowed + OUT_OF_MIND;
  const isNear = (body: Body) => between(body, middle) - boundingRadius(body.outline) < reach;
  return { ...rest, others: others.filter(isNear), enemies: enemies.filter(isNear) };
}

/** What the way of this unit is looked for among, and under which limits. */
function wayfinding(march: March): { readonly around: Surroundings; readonly options: WayOptions } {
  const around = near(march, surroundingsOf(march.battle, march.unit));
  const { zone, ...options } = optionsFor(march);
  return { around, options: zone ? { ...options, zone: { ...zone, enemies: around.enemies } } : options };
}

/** The same without the unit itself: its models make room for one another. */
export function surroundingsAlone(march: March): ReturnType<typeof wayfinding> {
  const { around, options } = wayfinding(march);
  const mates = new Set<Body>(march.unit.models);
  return { options, around: { ...around, others: around.others.filter(body => !mates.has(body)) } };
}

/** What a held model can reach, for as long as the same draft is pulled at. */
const floods = new WeakMap<MoveDraft, Map<string, Region>>();

function floodOf(draft: MoveDraft, name: string, flood: () => Region): Region {
  const known = floods.get(draft) ?? new Map<string, Region>();
  floods.set(draft, known);
  const region = known.get(name) ?? flood();
  known.set(name, region);
  return region;
}

/** Each model in its turn to where it was put; those before it stand where they arrived. */
function detours(march: March): MoveDraft | undefined {
  const { unit, draft } = march;
  const { around, options } = wayfinding(march);
  const others: Body[] = [...around.others];
  const steps: Step[] = [];
  for (const step of draft.steps) {
    const model = findModel(unit, step.model);
    const goal = step.path.at(-1);
    if (!model || !goal) return undefined;
    const facing = step.facing === undefined ? {} : { facing: step.facing };
    const found = findWay(model, goal, { ...around, others }, { ...options, ...facing });
    if (!found) return undefined;
    steps.push({ ...step, ...found.step });
    const index = others.indexOf(model);
    if (index >= 0) others[index] = found.end;
  }
  return { ...draft, steps };
}

/** The unit in its formation after the model that leads, as near to where it is wished as it can come. */
export function together(march: March, lead: ModelId, patience: number): Marched | undefined {
  const { unit, ends, draft } = march;
  const { around, options } = wayfinding(march);
  const slots = unit.models.map(model => ends.get(model.id) ?? model);
  const order: Lead = { unit: unit.models, slots, first: unit.models.findIndex(({ id }) => id === lead) };
  const flood = floodOf(draft, lead, () => floodFor(order, around, options));
  const led = leadTo(order, around, { ...options, patience }, flood);
  if (!led) return undefined;
  const steps = led.steps.flatMap(({ model: index, step }) => {
    const model = unit.models[index];
    return model ? [stepOf(model, step, ends)] : [];
  });
  return { draft: { ...draft, steps }, short: led.short };
}

/** One model as near to where it is wished as it can come; the others keep their ways, and it goes in its turn or last. */
export function alone(march: March, id: ModelId): Marched | undefined {
  const { battle, check, unit, draft, ends, allowed } = march;
  const [model, goal] = [findModel(unit, id), ends.get(id)];
  if (!model || !goal) return undefined;
  const { around, options } = wayfinding(march);
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
  return found.find(each => judged(check, each.draft).length === 0) ?? found[0];
}

/** MOVE-08: a round base looks where it is wished to, or where it went after the last corner; others keep their facing. */
function stepOf(model: Model, step: Route, ends: Ends): Step {
  const [corner, end] = step.path.slice(-2);
  const isRound = model.outline.kind === 'circle';
  if (!isRound || !corner || !end) return { model: model.id, ...step };
  const isStraight = step.path.length < 3;
  const facing = isStraight ? ends.get(model.id)?.facing : Math.atan2(end.y - corner.y, end.x - corner.x);
  return { model: model.id, ...step, facing: facing ?? model.facing };
}

const between = (a: Spot, b: Spot): Inches => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
