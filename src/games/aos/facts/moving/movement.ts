import { isWithin } from '../../../../geometry/gaps/within';
import type { Body, Field, Inches, Pose, Spot } from '../../../../geometry/shapes/shape';
import { copyOf, nearestAround, nearWay, replace } from '../../../../geometry/units/crowd';
import type { ClimbHold } from '../../../../geometry/ways/climb';
import { blocksOf } from '../../../../geometry/ways/ground';
import { type MoveSurvey, surveyWay } from '../../../../geometry/ways/move';
import { layOut, type Manner, type Step as Way } from '../../../../geometry/ways/path';
import { RESTS_WITHIN } from '../../../../geometry/ways/solids';
import { bug } from '../../../../kernel/bug';
import { Recent } from '../../../../kernel/recent-cache';
import type { Moved } from '../../events';
import type { Battle, Model, ModelId, Step, Unit } from '../../types';
import { sideBeside } from '../../ways/climb-hold';
import { shapedModel } from '../copy';
import { crowdsAround } from '../places/surroundings';
import { findModel } from '../units';
import { mannerOf } from './halting';

/** The facts about one model's path that the rules check and the table draws. */
export interface StepSurvey {
  readonly model: ModelId;
  readonly path: readonly Spot[];
  readonly isKnown: boolean;
  /** The distance from the model's position to the start of its path. */
  readonly startsAway: Inches;
  /** MOVE-09, MOVE-10: the distance moved by the part of the model that moves furthest. */
  readonly moved: Inches;
  readonly allowed: Inches;
  readonly isInReach: boolean;
  readonly blocked: { readonly by: ModelId; readonly at: Spot } | undefined;
  readonly offTable: Spot | undefined;
  readonly stands: boolean;
  /** TMOVE-03: whether it stops in mid-climb. */
  readonly hangs: boolean;
  /** TMOVE-03: the height at which it cannot stop, and the highest possible one there, if any. */
  readonly unheld: { readonly level: Inches; readonly top: Inches | undefined } | undefined;
  /** TMOVE-03: whether it climbs and may stop in mid-climb. */
  readonly mayHalt: boolean;
  readonly end: Pose;
  readonly nearestOnWay: Near | undefined;
  readonly nearestAtEnd: Near | undefined;
}

export interface Near {
  readonly enemy: ModelId;
  readonly gap: Inches;
  readonly at: Spot;
}

interface Remembered {
  readonly units: Battle['units'];
  readonly allowed: Inches;
  readonly flies: boolean;
  readonly hold: ClimbHold | undefined;
  readonly survey: readonly StepSurvey[];
}

/** A draft is surveyed when it is checked and again when it is drawn; the second call returns the cached result. */
const remembered = new Recent<readonly Step[], Remembered>();

/** MOVE-02, MOVE-06: each model's path in turn; models that moved earlier stand at their new positions. */
export function surveySteps(
  battle: Battle,
  unit: Unit,
  steps: readonly Step[],
  allowed: Inches,
  isFlown?: boolean,
): readonly StepSurvey[] {
  const { units } = battle;
  const manner = mannerOf(battle, unit, isFlown);
  const { flies, hold } = manner;
  const known = remembered.get(steps);
  const isSame = known?.units === units && known.allowed === allowed && known.flies === flies && known.hold === hold;
  if (isSame) return known.survey;
  const survey = surveyEach(battle, unit, steps, allowed, manner);
  remembered.set(steps, { units, allowed, flies, hold, survey });
  return survey;
}

/** The survey of a legal move for display: where each model went. It skips all checks for blockers. */
export function movedBy(battle: Battle, unit: Unit, steps: readonly Step[], isFlown?: boolean): readonly Moved[] {
  const manner = mannerOf(battle, unit, isFlown);
  return steps.map(step => {
    const model = findModel(unit, step.model) ?? bug(`no model ${step.model} to move`);
    const { x, y, z, facing } = layOut(model, wayOf(step), battle.field, manner).end;
    return { model: model.id, path: step.path, end: { x, y, z, facing } };
  });
}

function surveyEach(
  battle: Battle,
  unit: Unit,
  steps: readonly Step[],
  allowed: Inches,
  manner: Required<Manner>,
): readonly StepSurvey[] {
  const { field } = battle;
  const { others, enemies, barred } = crowdsAround(battle, unit.seat);
  const standing = copyOf(others);
  return steps.map(step => {
    const model = findModel(unit, step.model);
    if (!model) return unknownStep(step, allowed);
    const way = layOut(model, wayOf(step), field, manner);
    const survey = surveyWay(way, {
      field,
      others: nearWay(way, standing),
      enemies: nearestAround(way, enemies),
      barred,
    });
    const index = standing.bodies.indexOf(model);
    if (index >= 0) replace(standing, index, named(model, survey.end));
    return stepSurvey(model, step, survey, allowed, field, manner);
  });
}

/** A body after its move, with its model id. */
const named = ({ id, outline, height }: Model, { x, y, z, facing }: Pose): Body & { readonly id: ModelId } => ({
  id,
  x,
  y,
  z,
  facing,
  outline,
  height,
});

/** Converts a step to a path for geometry. */
export const wayOf = ({ path, facing, level }: Step): Way => ({
  path,
  ...(facing === undefined ? {} : { facing }),
  ...(level === undefined ? {} : { level }), // FLY-02
});

function stepSurvey(
  model: Model,
  { path, level }: Step,
  survey: MoveSurvey,
  allowed: Inches,
  field: Field,
  { flies, hold }: Required<Manner>,
): StepSurvey {
  const { x, y, z, facing } = survey.end;
  const start = path[0] ?? model;
  const isHeld = flies || level === undefined || Math.abs(level - z) <= RESTS_WITHIN;
  return {
    model: model.id,
    path,
    isKnown: true,
    startsAway: Math.hypot(start.x - model.x, start.y - model.y),
    moved: survey.cost.total,
    allowed,
    isInReach: isWithin(survey.cost.total, allowed),
    blocked: survey.hit && { by: nameOf(survey.hit.body), at: survey.hit.at },
    offTable: survey.edge?.at,
    stands: survey.isStable && !survey.isBarred,
    hangs: survey.hangs,
    unheld: isHeld ? undefined : { level, top: hold ? sideBeside(blocksOf(field), survey.end) : undefined },
    mayHalt: hold !== undefined && survey.cost.climbed > 0,
    end: { x, y, z, facing },
    nearestOnWay: near(survey.nearest),
    nearestAtEnd: near(survey.nearestAtEnd),
  };
}

/** GARR-06: a garrisoned feature counts as an enemy model. */
export const nameOf = (body: Body): ModelId => ('id' in body && typeof body.id === 'string' ? body.id : 'garrison');

const near = (approach: MoveSurvey['nearest']): Near | undefined =>
  approach && { enemy: nameOf(approach.enemy), gap: approach.gap, at: approach.at };

const unknownStep = ({ model, path }: Step, allowed: Inches): StepSurvey => ({
  model,
  path,
  isKnown: false,
  startsAway: 0,
  moved: 0,
  allowed,
  isInReach: true,
  blocked: undefined,
  offTable: undefined,
  stands: true,
  hangs: false,
  unheld: undefined,
  mayHalt: false,
  end: { x: 0, y: 0, z: 0, facing: 0 },
  nearestOnWay: undefined,
  nearestAtEnd: undefined,
});

/** The unit's models as they would stand after the steps. */
export function afterSteps(unit: Unit, survey: readonly StepSurvey[]): readonly Model[] {
  const ends = new Map(survey.map(({ model, end }) => [model, end]));
  return unit.models.map(model => {
    const end = ends.get(model.id);
    return end ? shapedModel(model, end) : model;
  });
}
