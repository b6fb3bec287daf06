import type { Dice } from '../../../../kernel/dice';
import { tapeBetween } from '../../facts/places/distance';
import type { Battle, Unit } from '../../types';
import { between, until } from './chance';
import type { Choice, Made, Tape } from './drill';
import { apart, block, soldiersOf } from './formations';
import { battleOf, dressed } from './position';

const LEAST_GAP = 0.8;
const MOST_GAP = 14;
/** Wrong answers keep this far from each other and from the right one. */
const LEAST_APART = 0.6;
const MOST_OFF = 4;
const CHOICES = 4;
const TINY = 1e-6;

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** MEAS-01, MEAS-03: how far apart are two units? */
export function distanceDrill(dice: Dice): Made {
  const { battle, one, other, tape } = until(() => position(dice), 'pair of units');
  const right = tenths(tape.gap);
  const lengths = until(() => lengthsAround(dice, right, middles(one, other)), 'set of lengths');
  const choices: readonly Choice[] = lengths.map(inches => ({ say: 'inches', inches }));
  return {
    battle: dressed(battle, dice),
    question: { about: 'distance', one: one.id, other: other.id },
    choices,
    answer: lengths.indexOf(right),
    proof: { by: 'tape', tape },
    rules: ['MEAS-01', 'MEAS-03'],
  };
}

function position(dice: Dice): { battle: Battle; one: Unit; other: Unit; tape: Tape } | undefined {
  const azure = block(dice, 'azure', dice.draw(soldiersOf('azure')), between(dice, 0, 6));
  const ember = block(dice, 'ember', dice.draw(soldiersOf('ember')), between(dice, 0, 6));
  const direction = between(dice, -0.5, 0.5) + (dice.die(2) === 1 ? Math.PI : 0);
  const found = apart(azure, ember, direction, between(dice, LEAST_GAP, MOST_GAP), {
    phase: 'movement',
    active: 'azure',
  });
  if (!found) return undefined;
  const battle = battleOf(found);
  const [one, other] = battle.units;
  const tape = one && other && tapeBetween(battle, one, other);
  return tape && { battle, one, other, tape };
}

/** The length from centre to centre, a common mistake. */
function middles(one: Unit, other: Unit): number {
  const gaps = one.models.flatMap(a => other.models.map(b => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)));
  return tenths(Math.min(...gaps));
}

/** The correct length among wrong ones, shortest first; the most tempting is centre to centre. */
function lengthsAround(dice: Dice, right: number, fromMiddles: number): readonly number[] | undefined {
  const shorter = dice.die(CHOICES) - 1;
  const wrong = Array.from({ length: CHOICES - 1 }, (_, index) => {
    if (index === CHOICES - 2 && index >= shorter) return fromMiddles;
    return tenths(right + between(dice, LEAST_APART, MOST_OFF) * (index < shorter ? -1 : 1));
  });
  const lengths = [right, ...wrong].toSorted((a, b) => a - b);
  const isApart = lengths.every((length, i) => i === 0 || length - (lengths[i - 1] ?? 0) > LEAST_APART - TINY);
  return isApart && (lengths[0] ?? 0) > 0 ? lengths : undefined;
}
