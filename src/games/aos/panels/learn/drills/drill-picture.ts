import type { LabelPicture, MiniPicture, OverlayPicture, StrokePicture } from '../../../../../table/picture';
import type { View } from '../../../../../table/stage';
import type { Drill, Question, Tape } from '../../../course/drills/drill';
import type { Link } from '../../../facts/places/coherency';
import { ENGAGED } from '../../../facts/places/distance';
import { unitOf } from '../../../facts/units';
import { middleOf } from '../../../hands/draft/drafts';
import { emptyInteraction } from '../../../hands/empty-interaction';
import type { Interaction } from '../../../hands/interaction';
import { discsOf } from '../../../picture/discs';
import { minisOf } from '../../../picture/minis';
import { sightPicture } from '../../../tools/sight/picture';
import { sightReading } from '../../../tools/sight/reading';
import { tapePicture } from '../../../tools/tape/picture';
import { marked, NO_PICTURE, type ToolPicture } from '../../../tools/tool-picture';
import type { Battle, UnitId } from '../../../types';
import { viewsOf } from '../../../words/measure/proofs';
import { TOOL_WORDS } from '../../../words/measure/tools';
import type { Names } from '../../../words/names';
import { inches } from '../../../words/numbers';

/** The figures of a position. */
export const drillMinis = (battle: Battle): readonly MiniPicture[] => minisOf(interactionOf(battle));

const interactionOf = (battle: Battle): Interaction => emptyInteraction(battle, TOOL_WORDS);

/** Overlays: the units in question, and the proof after an answer. */
export function drillOverlays(drill: Drill, names: Names, isAnswered: boolean): OverlayPicture {
  const { battle, question } = drill;
  const picture = isAnswered ? proofPicture(drill, names) : askedPicture(battle, question);
  return { ...picture, unitFlags: [] };
}

/** The width of a close view. */
const CLOSE = 9;
const NEAR = 16;

/** As close as possible with all units of the question in view. */
export function drillView({ battle }: Drill): View {
  const models = battle.units.flatMap(unit => unit.models);
  const at = middleOf(models);
  const [xs, ys] = [models.map(({ x }) => x), models.map(({ y }) => y)];
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), 1.5 * (Math.max(...ys) - Math.min(...ys)));
  if (spread > NEAR || battle.field.features.some(({ isGarrison }) => isGarrison)) return { kind: 'table' };
  return { kind: spread > CLOSE ? 'play' : 'focus', at };
}

/** The units a question is about, the acting unit first. */
function unitsIn(question: Question): readonly UnitId[] {
  if ('one' in question) return [question.one, question.other];
  return 'target' in question ? [question.unit, question.target] : [question.unit];
}

const markOf = (unit: UnitId) => ({ kind: 'unit', unit }) as const;

function askedPicture(battle: Battle, question: Question): ToolPicture {
  const [first, second] = unitsIn(question);
  const rings = [
    ...(first === undefined ? [] : marked(battle, markOf(first), 'select')),
    ...(second === undefined ? [] : marked(battle, markOf(second), 'target')),
  ];
  return { ...NO_PICTURE, rings };
}

function proofPicture(drill: Drill, names: Names): ToolPicture {
  const { battle, question, proof } = drill;
  const [first = '', second = ''] = unitsIn(question);
  const tapeOf = (tape: Tape) =>
    tapePicture(
      battle,
      { kind: 'tape', from: markOf(first), to: markOf(second), gap: tape.gap, ends: [tape.from, tape.to] },
      TOOL_WORDS,
    );
  switch (proof.by) {
    case 'tape':
    case 'chargeMove':
      return tapeOf(proof.tape);
    case 'charge':
      return { ...tapeOf(proof.tape), areas: [zoneAround(battle, second)] };
    case 'links':
      return linksPicture(battle, first, proof.holding, proof.loose);
    case 'sight':
      return together(viewsOf(drill).map(reading => sightPicture(battle, reading, TOOL_WORDS, id => names.unit(id))));
    case 'sum': {
      const reading = battle.phase === 'shooting' && sightReading(battle, markOf(first), markOf(second));
      return reading ? sightPicture(battle, reading, TOOL_WORDS, id => names.unit(id)) : askedPicture(battle, question);
    }
  }
}

/** CHARGE-04: units within 3" already. */
const zoneAround = (battle: Battle, unit: UnitId) =>
  ({ id: 'zone', look: 'danger', discs: discsOf(unitOf(battle, unit).models, ENGAGED) }) as const;

function linksPicture(battle: Battle, unit: UnitId, holding: readonly Link[], loose: readonly Link[]): ToolPicture {
  const stroke = (look: StrokePicture['look']) => (link: Link) => ({ look, points: [link.from, link.to] });
  const labels = loose.map(
    ({ one, from, to, gap }): LabelPicture => ({
      id: `gap ${one}`,
      at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: 0.4 },
      tone: 'foul',
      number: inches(gap),
      text: 'broken',
    }),
  );
  const strokes = [...holding.map(stroke('link')), ...loose.map(stroke('gap'))];
  return { ...NO_PICTURE, rings: marked(battle, markOf(unit), 'hover'), strokes, labels };
}

/** Two views in one picture; equal labels are shown once. */
const together = (pictures: readonly ToolPicture[]): ToolPicture => {
  const labels = pictures.flatMap((picture, index) =>
    picture.labels.map(chip => ({ ...chip, id: `${chip.id} ${index}` })),
  );
  return {
    areas: pictures.flatMap(({ areas }) => areas),
    strokes: pictures.flatMap(({ strokes }) => strokes),
    rings: pictures.flatMap(({ rings }) => rings),
    labels: labels.filter((chip, index) => labels.findIndex(({ number }) => number === chip.number) === index),
  };
};
