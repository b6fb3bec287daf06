import { isWithin } from '../../../geometry/gaps/within';
import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { standingHeight } from '../../../geometry/ways/solids';
import type { LabelPicture, OverlayPicture, RingPicture, StrokePicture } from '../../../table/picture';
import { afterSteps, type StepSurvey, surveySteps } from '../facts/moving/movement';
import { findModel, findUnit } from '../facts/units';
import { refusalsOf } from '../hands/draft/check-cache';
import { draftedUnit, endsOf, isAim, isMove, isPlacing, type MoveDraft, type PlaceDraft } from '../hands/draft/drafts';
import { moveLimitOf } from '../hands/draft/move-limit';
import type { Interaction } from '../hands/interaction';
import type { Refusal } from '../refusals';
import type { Battle, Model, ModelId, Unit } from '../types';
import { brokenLinks } from '../ways/coherency';
import { aimPicture } from './aims';
import { discsOf } from './discs';
import { indexOf } from './minis';
import { onTape, tenths } from './on-tape';
import { NOTHING, standingOf, type WrongPicture, wrongPicture } from './wrong-picture';

type Part = Pick<OverlayPicture, 'strokes' | 'rings' | 'labels'>;
/** The draft on the table: ghosts, the longest path with its tape, and its faults. */
export function draftPicture(interaction: Interaction): WrongPicture {
  const { battle, draft } = interaction;
  const refusals = refusalsOf(interaction);
  const wrong = draft && refusals.length > 0 ? wrongPicture(interaction, draft, refusals) : NOTHING;
  return joined(shapePicture(battle, interaction, refusals), wrong);
}

function shapePicture(battle: Battle, interaction: Interaction, refusals: readonly Refusal[]): Part {
  const { draft } = interaction;
  if (draft && isAim(draft)) return aimPicture(battle, draft, refusals.length > 0);
  const unit = draft && draftedUnit(battle, draft);
  if (!unit || !draft || !(isMove(draft) || isPlacing(draft))) return NOTHING;
  const ghosts = (survey: readonly StepSurvey[]) => ({
    ...NOTHING,
    rings: ghostsOf(interaction, unit, refusals, survey),
  });
  if (isPlacing(draft)) return joined(ghosts([]), brokenPicture(togetherWith(battle, draft)));
  const reach = moveLimitOf(battle, interaction.check, draft);
  const allowed = 'allowed' in reach ? (reach.allowed ?? 0) : 0;
  const survey = surveySteps(battle, unit, draft.steps, allowed);
  const way = wayPicture(survey, unit, allowed, refusals.length > 0, interaction.hold?.lead);
  return joined(joined(way, brokenPicture(afterSteps(unit, survey))), ghosts(survey));
}

const joined = <P extends Part>(one: Part, other: P): P => ({
  ...other,
  strokes: [...one.strokes, ...other.strokes],
  rings: [...one.rings, ...other.rings],
  labels: [...one.labels, ...other.labels],
});

/** UNIT-02: the models that must be coherent: those set down, and the unit they return to. */
function togetherWith(battle: Battle, draft: PlaceDraft): readonly Model[] {
  const comrades = draft.type === 'returnModels' ? (findUnit(battle, draft.unit)?.models ?? []) : [];
  return [...comrades, ...standingOf(battle, draft)];
}

function ghostsOf(
  { battle, draft }: Interaction,
  unit: Unit,
  refusals: readonly Refusal[],
  survey: readonly StepSurvey[],
): readonly RingPicture[] {
  if (!draft) return [];
  const hanging = new Map(survey.flatMap(({ model, hangs, end }) => (hangs ? [[model, end.z]] : [])));
  const wrong = new Set(refusals.flatMap(({ facts }) => ('model' in facts ? [facts.model] : [])));
  return [...endsOf(battle, draft)].flatMap(([id, end]) => {
    const model = findModel(unit, id) ?? unit.models[0];
    if (!model) return [];
    const level = hanging.get(id); // TMOVE-03
    const isMoved = model.x !== end.x || model.y !== end.y || isPlacing(draft) || level !== undefined;
    const look = wrong.has(id) ? 'foul' : 'ghost';
    const z = level ?? standingHeight(battle.field, { ...model, ...end }).z;
    return isMoved ? [{ look, ...end, z, outline: model.outline, seat: indexOf(unit.seat) } as const] : [];
  });
}

/** Paths that differ by less than this count as equally long. */
const AS_LONG: Inches = 0.05;

/** One path for all: of the model that moves furthest, or of the held one if it moves as far. */
function wayPicture(
  survey: readonly StepSurvey[],
  unit: Unit,
  allowed: Inches,
  isFoul: boolean,
  lead: ModelId | undefined,
): Part {
  const furthest = survey.reduce<StepSurvey | undefined>((a, b) => (a && a.moved >= b.moved ? a : b), undefined);
  const held = survey.find(({ model }) => model === lead);
  const longest = furthest && held && held.moved > furthest.moved - AS_LONG ? held : furthest;
  const end = longest?.path.at(-1);
  if (!longest || !end || longest.moved === 0) return NOTHING;
  const isInReach = isWithin(longest.moved, allowed);
  const moved = tenths(longest.moved);
  const look = isInReach ? 'tape' : 'overrun';
  const from = findModel(unit, longest.model)?.z ?? 0;
  const wall: readonly StrokePicture[] = longest.hangs
    ? [{ look, points: [from, longest.end.z].map(z => ({ x: end.x, y: end.y, z })) }]
    : [];
  const strokes: readonly StrokePicture[] = [{ look, points: longest.path }, ...wall];
  const up = longest.hangs ? `, ${onTape(longest.end.z)} up` : ''; // TMOVE-03
  const left = allowed - moved < AS_LONG ? '' : `, ${onTape(allowed - moved)} left`;
  const chip: LabelPicture = {
    id: `way ${unit.id}`,
    at: { ...end, z: longest.hangs ? longest.end.z : 0.4 },
    tone: isFoul ? 'foul' : 'fair',
    number: onTape(moved),
    text: `of ${onTape(allowed)}${up}${left}`,
  };
  return { strokes, rings: [], labels: [chip] };
}

/** UNIT-02: where the unit would split, and the gap. */
function brokenPicture(models: readonly Model[]): Part {
  const links = brokenLinks(models).flatMap(({ from, to, gap }) => {
    const [a, b] = [models[from], models[to]];
    return a && b ? [{ a, b, gap }] : [];
  });
  return {
    rings: [],
    strokes: links.map(({ a, b }) => ({ look: 'gap', points: [spotOf(a), spotOf(b)] })),
    labels: links.map(({ a, b, gap }) => ({
      id: `gap ${a.id}`,
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: 0.4 },
      tone: 'foul',
      number: onTape(gap),
      text: 'apart',
    })),
  };
}

const spotOf = ({ x, y, z }: Model): Spot & { readonly z: Inches } => ({ x, y, z });

/** The area that each model of the unit could reach before its move. */
export function reachPicture(interaction: Interaction, draft: MoveDraft, battle: Battle): OverlayPicture['areas'] {
  const unit = findUnit(battle, draft.unit);
  const reach = moveLimitOf(battle, interaction.check, draft);
  if (!unit || !('allowed' in reach) || reach.allowed === undefined) return [];
  const { allowed } = reach;
  return [{ id: `reach ${unit.id}`, look: 'reach', discs: discsOf(unit.models, allowed) }];
}
