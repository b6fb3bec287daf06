import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { LabelPicture, RingPicture, StrokePicture } from '../../../../table/picture';
import { discsOf } from '../../picture/discs';
import { indexOf } from '../../picture/minis';
import { bodiesAt } from '../../tools/tape/reading';
import type { Mark } from '../../tools/tool';
import type { Battle, Model, ModelId, Unit } from '../../types';
import type { ChargeReading } from '../readings/charge';
import type { CoherencyReading, Link } from '../readings/coherency';
import type { GapsReading } from '../readings/gaps';
import type { ReachReading } from '../readings/reach';
import { type AnswerPicture, type MeasureWords, NOTHING } from './views';

const CHIP: Inches = 0.4;
/** More tapes would clutter the table; the panel lists the rest. */
const MOST_TAPES = 8;

/** Tapes to the nearest units, and the area within the chosen length. */
export function gapsPicture(
  battle: Battle,
  reading: GapsReading,
  from: Mark | undefined,
  words: MeasureWords,
): AnswerPicture {
  const near = reading.rows.slice(0, MOST_TAPES).flatMap(row => (row.ends ? [{ row, ends: row.ends }] : []));
  const discs = from ? discsOf(bodiesAt(battle, from), reading.inches) : [];
  return {
    areas: discs.length > 0 ? [{ id: 'within', look: 'reach', discs }] : [],
    strokes: near.map(({ ends }) => ({ look: 'tape', points: ends })),
    rings: [],
    labels: near.map(
      ({ row, ends: [start, end] }): LabelPicture => ({
        id: `gap ${row.unit}`,
        at: { ...along(start, end), z: (start.z + end.z) / 2 + CHIP },
        tone: row.isWithin ? 'fair' : 'plain',
        ...words.gap(row),
      }),
    ),
  };
}

/** Links, gaps, and the suggested positions of separated models. */
export function coherencyPicture(battle: Battle, { units, own }: CoherencyReading, words: MeasureWords): AnswerPicture {
  const models = modelsIn(battle);
  const broken = units.flatMap(each => each.broken);
  return {
    areas: [],
    strokes: [...linesOf(own?.links ?? [], models, 'link'), ...linesOf(broken, models, 'gap')],
    rings: repairRings(battle, own),
    labels: broken.flatMap((link): readonly LabelPicture[] => {
      const [a, b] = [models.get(link.from), models.get(link.to)];
      if (!a || !b) return [];
      return [
        { id: `broken ${link.from}`, at: { ...midway(a, b), z: a.z + CHIP }, tone: 'foul', ...words.broken(link) },
      ];
    }),
  };
}

function repairRings(battle: Battle, own: CoherencyReading['own']): readonly RingPicture[] {
  const unit = own?.repair && battle.units.find(({ id }) => id === own.unit);
  if (!unit || !own.repair) return [];
  const { places, moved } = own.repair;
  return moved.flatMap((index): readonly RingPicture[] => {
    const [model, at] = [unit.models[index], places[index]];
    return model && at ? [{ look: 'ghost', ...at, z: model.z, outline: model.outline, seat: indexOf(unit.seat) }] : [];
  });
}

/** Where the model can end, and the path to the goal. */
export function reachPicture(unit: Unit | undefined, reading: ReachReading, words: MeasureWords): AnswerPicture {
  const { way, outlines, model: id } = reading;
  const model = unit?.models.find(each => each.id === id);
  const area = { id: 'reach', look: 'reach', loops: outlines } as const;
  if (!way || !model) return { ...NOTHING, areas: [area] };
  const { found, goal } = way;
  const stroke: readonly StrokePicture[] = found
    ? [{ look: found.isInReach ? 'tape' : 'overrun', points: found.path }]
    : [{ look: 'blocked', points: [model, { ...goal, z: model.z }] }];
  const isFair = found?.isInReach === true;
  return {
    areas: [area],
    strokes: stroke,
    rings: [{ look: isFair ? 'ghost' : 'foul', ...goal, facing: model.facing, outline: model.outline }],
    labels: [{ id: 'way', at: { ...goal, z: CHIP }, tone: isFair ? 'fair' : 'foul', ...words.way(reading) }],
  };
}

/** The shortest charge path, or the tape if there is none. */
export function chargePicture(reading: ChargeReading, words: MeasureWords): AnswerPicture {
  const { way, ends, bar } = reading;
  const points = way?.path ?? ends;
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return NOTHING;
  const isFair = way !== undefined && bar === undefined;
  return {
    ...NOTHING,
    strokes: [{ look: isFair ? 'tape' : 'overrun', points }],
    labels: [
      {
        id: 'charge',
        at: { ...midway(start, end), z: CHIP },
        tone: isFair ? 'fair' : 'foul',
        ...words.charge(reading),
      },
    ],
  };
}

const modelsIn = (battle: Battle): ReadonlyMap<ModelId, Model> =>
  new Map(battle.units.flatMap(({ models }) => models.map(model => [model.id, model] as const)));

const linesOf = (
  links: readonly Link[],
  models: ReadonlyMap<ModelId, Model>,
  look: StrokePicture['look'],
): readonly StrokePicture[] =>
  links.flatMap(({ from, to }) => {
    const [a, b] = [models.get(from), models.get(to)];
    return a && b ? [{ look, points: [a, b].map(({ x, y, z }) => ({ x, y, z })) }] : [];
  });

/** Nearer to the far end, where tapes from one place are spread out. */
const along = (a: Spot, b: Spot): Spot => ({ x: a.x + (b.x - a.x) * FAR, y: a.y + (b.y - a.y) * FAR });
const FAR = 0.68;

const midway = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
