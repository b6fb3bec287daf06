import type { AreaPicture, MiniPicture, ObjectivePicture, RingPicture, StrokePicture } from '../../../../table/picture';
import { CONTROL_RANGE } from '../../facts/places/control';
import { ENGAGED } from '../../facts/places/distance';
import { isOnTable, modelsOf, unitOf } from '../../facts/units';
import { discsOf } from '../../picture/discs';
import { indexOf, minisOf } from '../../picture/minis';
import { unitFlagOf } from '../../picture/overlays';
import { rangesPicture } from '../../tools/ranges/picture';
import { sightPicture } from '../../tools/sight/picture';
import { type Battle, otherSeat, SEATS, type Unit } from '../../types';
import { type Answer, answerOf, fromMark } from '../answer';
import { battleOf } from '../battle-of';
import { interactionOf } from '../interaction-of';
import { type Measuring, selectedUnit, targetUnit } from '../measuring';
import type { ControlReading } from '../readings/control';
import { objectionsTo } from '../readings/objections';
import type { MeasureTable } from '../table';
import { chargePicture, coherencyPicture, gapsPicture, reachPicture } from './answers';
import { type AnswerPicture, type MeasurePicture, type MeasureWords, NOTHING } from './views';

/** The measuring table as it is drawn. */
export function measurePicture(
  measuring: Measuring,
  words: MeasureWords,
  nameOf: (unit: Unit) => string,
): MeasurePicture {
  const battle = battleOf(measuring.measureTable);
  const answer = answerOf(measuring);
  const drawn = answer ? answerPicture(measuring, battle, answer, words, nameOf) : NOTHING;
  return {
    field: battle.field,
    minis: minisOf(interactionOf(measuring, words.tools)).map(mini => sized(measuring.measureTable, mini)),
    overlays: {
      areas: [...drawn.areas, ...zonesOf(measuring, battle)],
      strokes: [...drawn.strokes, ...pieceRim(measuring, battle)],
      rings: [...marksOf(measuring, battle), ...drawn.rings],
      labels: drawn.labels,
      unitFlags: battle.units.filter(isOnTable).map(unit => unitFlagOf(battle, unit, nameOf(unit))),
      objectives: objectivesOf(measuring.measureTable, answer?.kind === 'control' ? answer : undefined),
    },
  };
}

/** Every size of bare base needs its own figure. */
function sized(measureTable: MeasureTable, mini: MiniPicture): MiniPicture {
  const unit = measureTable.units.find(({ id }) => mini.id.startsWith(`${id}/`));
  if (!unit || !('base' in unit.of)) return mini;
  const { length, width, height } = unit.of.base;
  return { ...mini, figure: `base-${length}x${width}x${height}` };
}

function answerPicture(
  measuring: Measuring,
  battle: Battle,
  answer: Answer,
  words: MeasureWords,
  nameOf: (unit: Unit) => string,
): AnswerPicture {
  switch (answer.kind) {
    case 'gaps':
      return gapsPicture(battle, answer, fromMark(measuring), words);
    case 'coherency':
      return coherencyPicture(battle, answer, words);
    case 'reach':
      return reachPicture(selectedUnit(measuring), answer, words);
    case 'charge':
      return chargePicture(answer, words);
    case 'weapons':
      return rangesPicture(battle, answer.ranges, words.tools);
    case 'sight':
      return sightPicture(battle, answer, words.tools, unit => nameOf(unitOf(battle, unit)));
    case 'control':
      return controlPicture(battle, answer, words);
  }
}

/** The control range of each objective, the models that count, and their number. */
function controlPicture(battle: Battle, { rows }: ControlReading, words: MeasureWords): AnswerPicture {
  const counted = new Set(rows.flatMap(({ models }) => models));
  const models = battle.units.flatMap(unit => unit.models.filter(({ id }) => counted.has(id)));
  const objectives = battle.objectives.map(({ at }) => at);
  return {
    areas: [],
    strokes: [],
    rings: [
      ...objectives.map(
        (at): RingPicture => ({ look: 'aura', ...at, outline: { kind: 'circle', radius: CONTROL_RANGE } }),
      ),
      ...models.map(({ x, y, z, facing, outline }): RingPicture => ({ look: 'can', x, y, z, facing, outline })),
    ],
    labels: rows.flatMap((row, index) => {
      const at = objectives[index];
      return at
        ? [
            {
              id: `control ${row.objective}`,
              at: { ...at, y: at.y + BESIDE, z: 0.2 },
              tone: 'aura',
              ...words.control(row),
            } as const,
          ]
        : [];
    }),
  };
}

/** Beside the numeral, not over it. */
const BESIDE = 2.6;

/** The 3" around enemies that reach avoids, or around all models. */
function zonesOf(measuring: Measuring, battle: Battle): readonly AreaPicture[] {
  const { question, keepsAway, showsZones } = measuring;
  const unit = selectedUnit(measuring);
  const enemies = unit && question === 'reach' && keepsAway ? [otherSeat(unit.seat)] : [];
  return (showsZones ? SEATS : enemies).map(seat => ({
    id: `zone ${seat}`,
    look: 'danger',
    discs: discsOf(modelsOf(battle, seat), ENGAGED),
  }));
}

/**
 * Brackets around the selection, teeth around the second unit, and amber where a battle would not allow the position.
 */
function marksOf(measuring: Measuring, battle: Battle): readonly RingPicture[] {
  const { selected, focus, hovered, question, measureTable } = measuring;
  const isAiming = question === 'charge' || question === 'sight' || question === 'weapons';
  const target = isAiming ? targetUnit(measuring)?.id : undefined;
  const wrong = new Set(battle.units.flatMap(unit => objectionsTo(battle, unit).map(({ model }) => model)));
  const rings = battle.units.filter(isOnTable).flatMap(unit =>
    unit.models.flatMap(({ id, x, y, z, facing, outline }): readonly RingPicture[] => {
      const place = { x, y, z, facing, outline, seat: indexOf(unit.seat), follow: id };
      const isHeld = selected?.kind === 'unit' && unit.id === selected.id && (focus === undefined || focus === id);
      return [
        ...(wrong.has(id) ? [{ look: 'foul', ...place } as const] : []),
        ...(isHeld ? [{ look: 'select', ...place } as const] : []),
        ...(unit.id === target && question !== 'sight' ? [{ look: 'target', ...place } as const] : []),
        ...(hovered === id && !isHeld ? [{ look: 'hover', ...place } as const] : []),
      ];
    }),
  );
  const marker = selected?.kind === 'marker' ? measureTable.markers.find(({ id }) => id === selected.id) : undefined;
  return marker
    ? [...rings, { look: 'select', x: marker.x, y: marker.y, outline: { kind: 'circle', radius: 3.2 } }]
    : rings;
}

/** An outline around the selected scenery. */
function pieceRim({ selected }: Measuring, { field }: Battle): readonly StrokePicture[] {
  const piece = selected?.kind === 'piece' ? field.features.find(({ id }) => id === selected.id) : undefined;
  const [first] = piece?.footprint ?? [];
  return piece && first ? [{ look: 'thread', points: [...piece.footprint, first] }] : [];
}

const objectivesOf = ({ markers }: MeasureTable, control: ControlReading | undefined): readonly ObjectivePicture[] =>
  markers.map(({ id, x, y }, index) => {
    const holder = control?.rows.find(({ objective }) => objective === id)?.holder;
    return { id, x, y, numeral: `${index + 1}`, holder: holder && indexOf(holder) };
  });
