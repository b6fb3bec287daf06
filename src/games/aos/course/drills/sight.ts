import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import { warscrollOf } from '../../armies';
import { sees, sightOf } from '../../facts/attacks/sight';
import { gapToFeature, tapeBetween } from '../../facts/places/distance';
import type { PieceId } from '../../layouts/pieces';
import { terrainOf } from '../../layouts/place';
import { type Battle, SEATS, type Seat, type Terrain, type Unit } from '../../types';
import { between, happens, until } from './chance';
import { type Choice, CLEAR, type Made, type Sight } from './drill';
import { HEROES } from './formations';
import { battleOf, fitsTable, type Posted, shifted } from './position';

const WHO = ['both', 'one', 'other', 'neither'] as const;
type Who = (typeof WHO)[number];
const CHOICES: readonly Choice[] = WHO.map(who => ({ say: 'sight', who }));

const PIECES: readonly PieceId[] = ['ruined-arcade', 'field-wall', 'arcane-stones', 'wood', 'watch-keep', 'stair-hill'];
/** Soldiers taller than the eyes of a hero on foot, and lower than its crest. */
const RANKS = { azure: ['retributors', 'evocators'], ember: ['grimghast-reapers', 'glaivewraith-stalkers'] } as const;
/** Heroes whose eyes are below the heads of the ranks. */
const ON_FOOT = { azure: ['knight-incantor', 'lord-celestant'], ember: ['guardian-of-souls'] } as const;
const MIDDLE = { x: 18, y: 12, facing: 0 };

/** ATK-08, ATK-09: which of two models sees the other? */
export function sightDrill(dice: Dice): Made {
  const wanted: Who = happens(dice, 0.46) ? 'both' : happens(dice, 0.75) ? 'neither' : dice.draw(['one', 'other']);
  const battle = until(() => {
    const tried = position(dice, wanted);
    return tried && standsFree(tried) && whoSees(tried) === wanted && isClear(tried, wanted) ? tried : undefined;
  }, 'view');
  const [one, other] = pairIn(battle);
  return {
    battle,
    question: { about: 'sight', one: one.id, other: other.id },
    choices: CHOICES,
    answer: WHO.indexOf(wanted),
    proof: { by: 'sight', ofOne: lookAt(battle, one, other), ofOther: lookAt(battle, other, one) },
    rules: ['ATK-08', 'ATK-09'],
  };
}

/** Two heroes with scenery or models between them, close to the one that must not see. */
function position(dice: Dice, wanted: Who): Battle | undefined {
  const turn = between(dice, -0.4, 0.4);
  const half = between(dice, 5, 10);
  const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
  const blind = wanted === 'one' ? 'ember' : wanted === 'other' ? 'azure' : undefined;
  const hero = (seat: Seat, side: 1 | -1): Posted => ({
    seat,
    warscroll: dice.draw<string>(seat === blind ? ON_FOOT[seat] : HEROES[seat]),
    places: [shifted({ ...MIDDLE, facing: side < 0 ? turn : turn + Math.PI }, side * dx, side * dy)],
  });
  const units = [hero('azure', -1), hero('ember', 1)];
  const hasRanks = blind !== undefined || happens(dice, 0.2);
  const before = between(dice, 1.8, 2.6);
  const along = blind === undefined ? between(dice, -2, 2) : (half - before) * (blind === 'azure' ? -1 : 1);
  const all = hasRanks ? [...units, ranks(dice, turn, along, blind === undefined)] : units;
  const terrain = hasRanks ? [] : sceneryBetween(dice, dx, dy);
  return fitsTable(all) ? battleOf({ units: all, phase: 'shooting', active: 'azure', terrain }) : undefined;
}

const SHOULDERS = 0.12;

/** Two ranks of soldiers across the line of sight, the second behind the gaps of the first. */
function ranks(dice: Dice, turn: number, along: number, isLoose: boolean): Posted {
  const seat = dice.draw(SEATS);
  const warscroll = dice.draw<string>(RANKS[seat]);
  const { base } = warscrollOf({ warscroll });
  const pitch = 2 * (base.kind === 'circle' ? base.radius : 1) + SHOULDERS;
  const aside = isLoose ? between(dice, -4, 4) : between(dice, -0.4, 0.4);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const places = [-1, 0, 1, -0.5, 0.5].map((column, index) => {
    const across = aside + column * pitch;
    const ahead = along + (index < 3 ? 0 : pitch * (along > 0 ? -1 : 1));
    return shifted({ ...MIDDLE, facing: turn }, cos * ahead - sin * across, sin * ahead + cos * across);
  });
  return { seat, warscroll, places };
}

const TURN_STEP = 15;

/** One or two pieces between them, not quite in the middle. */
function sceneryBetween(dice: Dice, dx: number, dy: number): readonly Terrain[] {
  const placings = dice.shuffle(PIECES).slice(0, dice.die(2));
  return terrainOf(
    placings.map(piece => {
      const along = between(dice, -0.3, 0.3);
      return {
        piece,
        x: MIDDLE.x + dx * along + between(dice, -1.5, 1.5),
        y: MIDDLE.y + dy * along + between(dice, -3.5, 3.5),
        turn: TURN_STEP * dice.die(24),
      };
    }),
  );
}

const ROOM = 0.2;

/** Whether no model overlaps scenery or another model. */
const standsFree = (battle: Battle): boolean =>
  battle.units.every(
    (unit, index) =>
      battle.field.features.every(feature => gapToFeature(battle, unit, feature) > ROOM) &&
      battle.units.slice(index + 1).every(other => (tapeBetween(battle, unit, other)?.gap ?? 0) > ROOM),
  );

/** The two viewers: the first hero of each side. */
function pairIn({ units }: Battle): readonly [Unit, Unit] {
  const [one, other] = units.filter(({ models }) => models.length === 1);
  return one && other ? [one, other] : bug('nobody looks');
}

function whoSees(battle: Battle): Who {
  const [one, other] = pairIn(battle);
  const [ofOne, ofOther] = [seen(battle, one, other), seen(battle, other, one)];
  if (ofOne) return ofOther ? 'both' : 'one';
  return ofOther ? 'other' : 'neither';
}

const seen = (battle: Battle, unit: Unit, target: Unit): boolean =>
  unit.models.some(model => sees(battle, unit, model, target));

const lookAt = (battle: Battle, unit: Unit, target: Unit): Sight =>
  sightOf(battle, unit, unit.models[0] ?? bug('nobody looks'), target);

/** Small shifts of a model: to each side, and up. */
const NUDGES = [
  { x: CLEAR, y: 0, z: 0 },
  { x: -CLEAR, y: 0, z: 0 },
  { x: 0, y: CLEAR, z: 0 },
  { x: 0, y: -CLEAR, z: 0 },
  { x: 0, y: 0, z: CLEAR },
];

/** Whether the answer stays the same when either model is nudged. */
function isClear(battle: Battle, who: Who): boolean {
  return pairIn(battle).every(({ id }) => NUDGES.every(nudge => whoSees(nudged(battle, id, nudge)) === who));
}

const nudged = (battle: Battle, id: string, by: (typeof NUDGES)[number]): Battle => ({
  ...battle,
  units: battle.units.map(unit =>
    unit.id === id
      ? {
          ...unit,
          models: unit.models.map(model => ({ ...model, x: model.x + by.x, y: model.y + by.y, z: model.z + by.z })),
        }
      : unit,
  ),
});
