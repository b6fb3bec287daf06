import type { Inches } from '../../../geometry/shapes/shape';
import type { Modifier } from '../activation';
import type { Command } from '../commands';
import { moveIn } from '../facts/characteristics';
import { askedFor } from '../facts/open-question';
import type { Battle, RolledMove, Unit } from '../types';
import { sumOf } from './effects-on';
import { EFFECTS } from './meanings';

/** Commands that move models along a path. */
export type MoveKind = Extract<Command['type'], 'move' | 'retreat' | 'chargeMove' | 'pileIn' | 'scout' | 'rideMove'>;

/** PILE-02: how far a model may pile in. */
const PILE_IN: Inches = 3;

/** A kind of move without a distance does not compile. */
const ALLOWANCES: { readonly [K in MoveKind]: (battle: Battle, unit: Unit) => Inches } = {
  move: moveAndRun,
  retreat: moveAndRun,
  chargeMove: (battle, unit) => rollOf(battle, unit, 'charge'), // CHARGE-02
  pileIn: () => PILE_IN,
  scout: battle => askedFor(battle, 'scout')?.inches ?? 0, // PRE-01
  rideMove: (battle, unit) => rollOf(battle, unit, 'ride'),
};

/** The distance each model of the unit may move in this kind of move. The rules refuse by it, and drags stop at it. */
export const allowanceOf = (battle: Battle, unit: Unit, kind: MoveKind): Inches => ALLOWANCES[kind](battle, unit);

/** MOVE-12, RUN-02, RETR-04: the current Move, plus the run roll. */
function moveAndRun(battle: Battle, unit: Unit): Inches {
  const move = Math.max(0, printedMove(unit) + sumOf(moveChanges(battle, unit))); // MOD-02
  return move + rollOf(battle, unit, 'run');
}

const rollOf = ({ rolledMove }: Battle, { id }: Unit, kind: RolledMove['kind']): Inches =>
  rolledMove?.kind === kind && rolledMove.unit === id ? rolledMove.roll : 0;

/** MOD-01: modifiers to the Move, each with its cause. */
export function moveChanges(battle: Battle, unit: Unit): readonly Modifier[] {
  const changes = EFFECTS.moves.move(battle, unit);
  return [...changes, ...EFFECTS.moves.halve(battle, unit, printedMove(unit) + sumOf(changes))];
}

/** DTAB-01, RAND-02: the Move in the damage table's current row; if random, as rolled this phase. */
export function printedMove(unit: Unit): Inches {
  const move = moveIn(unit);
  return typeof move === 'number' ? move : (unit.moveRoll ?? 0);
}
