import type { DiceThrow } from '../../../../table/dice';
import type { Die } from '../../activation';
import type { BattleEvent, EventOf, EventType } from '../../events';
import { findUnit, unitOfModel } from '../../facts/units';
import { type Battle, type PerSeat, SEATS, type Seat } from '../../types';
import { indexOf } from '../minis';

type Dice = DiceThrow['dice'];
type Face = Dice[number]['face'];
type Throw<T extends EventType> = (event: EventOf<T>, shown: Battle, later: readonly BattleEvent[]) => Dice;
type Throws = { readonly [T in EventType]?: Throw<T> };

const dice = (faces: readonly Face[], seat: Seat | undefined, passes: (face: Face) => boolean = () => true): Dice =>
  faces.map(face => ({ sides: 6, face, seat: indexOf(seat ?? SEATS[0]), ...(passes(face) ? {} : { failed: true }) }));

const ofUnit = (battle: Battle, id: string): Seat | undefined => findUnit(battle, id)?.seat;

/** Both players throw; the last throw decided. */
const rollOff = (rolls: readonly PerSeat<Face>[]): Dice => {
  const last = rolls.at(-1);
  return last ? SEATS.flatMap(seat => dice([last[seat]], seat)) : [];
};

const attackDice = (rolled: readonly Die[], seat: Seat | undefined): Dice =>
  rolled.map(({ face, passed }) => ({ sides: 6, face, seat: indexOf(seat ?? SEATS[0]), failed: !passed }));

/** The side that throws the dice of an attack: the saving or the attacking one. */
function thrower({ activation, units }: Battle, roll: string): Seat | undefined {
  const id = roll === 'save' ? activation?.volleys[0]?.target : activation?.unit;
  return units.find(unit => unit.id === id)?.seat;
}

/** Negation rolls of one ability are thrown together. */
const negations = (first: EventOf<'negationRolled'>, later: readonly BattleEvent[]) => {
  const end = later.findIndex(({ type }) => type !== 'negationRolled');
  const others = later.slice(0, end < 0 ? later.length : end);
  return [first, ...others.filter(event => event.type === 'negationRolled')];
};

/** The dice of an event. */
const THROWS: Throws = {
  territoriesRolled: ({ rolls }) => rollOff(rolls),
  rolledOff: ({ rolls }) => rollOff(rolls),
  priorityRolled: ({ faces }) => rollOff([faces]),
  sceneryRolled: ({ face }, { active }) => dice([face], active),
  triumphRolled: ({ seat, face }) => dice([face], seat),
  traitChosen: ({ seat, faces }) => (faces ? dice(faces, seat) : []),
  enhancementRolled: ({ seat, faces }) => dice(faces, seat),
  characteristicRolled: ({ unit, faces }, shown) => dice(faces, ofUnit(shown, unit)),
  weaponRolled: ({ unit, rolls }, shown) => rolls.flatMap(({ faces }) => dice(faces, ofUnit(shown, unit))),
  abilityRolled: ({ unit, faces, needed, sum }, shown) =>
    dice(faces, ofUnit(shown, unit), face => (sum ?? face) >= needed),
  castRolled: ({ cast, faces, needed }, shown) => dice(faces, ofUnit(shown, cast.unit), () => cast.total >= needed),
  unbindRolled: ({ unit, faces, total, needed }, shown) => dice(faces, ofUnit(shown, unit), () => total >= needed),
  moveRolled: ({ unit, faces }, shown) => dice(faces, ofUnit(shown, unit)),
  runRolled: ({ unit, face }, shown) => dice([face], ofUnit(shown, unit)),
  windsRolled: ({ unit, faces }, shown) => dice(faces, ofUnit(shown, unit)),
  chargeRolled: ({ unit, faces }, shown) => dice(faces, ofUnit(shown, unit)),
  deadlyRolled: ({ unit, face }, shown) => dice([face], ofUnit(shown, unit), () => face !== 1),
  // dice kept for a choice are already on the table
  diceRolled: (event, shown) => (shown.activation?.fallen ? [] : attackDice(event.dice, thrower(shown, event.roll))),
  diceFell: ({ fallen }, shown) => attackDice(fallen.dice, thrower(shown, fallen.roll)),
  specialRolled: ({ faces }, shown) => dice(faces, thrower(shown, 'hit')),
  negationRolled: (event, shown, later) =>
    negations(event, later).flatMap(({ model, face, needed }) =>
      dice([face], unitOfModel(shown, model)?.seat, () => face >= needed),
    ),
  nerveTested: ({ unit, face, total, bravery }, shown) => dice([face], ofUnit(shown, unit), () => total <= bravery),
};

/** The dice thrown for an event; empty if there are none or they are already on the table. */
export const throwOf = (event: BattleEvent, shown: Battle, later: readonly BattleEvent[]): Dice =>
  (THROWS[event.type] as Throw<EventType> | undefined)?.(event as never, shown, later) ?? [];

/** Whether an event was thrown together with the one before it. */
export const isThrownBefore = (event: BattleEvent, before: BattleEvent | undefined): boolean =>
  event.type === 'negationRolled' && before?.type === 'negationRolled';
