import { neededFor } from '../../systems/aos/abilities/judging';
import type { Die, Roll } from '../../systems/aos/activation';
import type { EventOf } from '../../systems/aos/events';
import { findWeapon } from '../../systems/aos/facts/attacks';
import { unitOf } from '../../systems/aos/facts/units';
import type { Battle } from '../../systems/aos/types';
import type { Names } from './names';
import { dieOf, type Rolls, row } from './roll-rows';
import { causesOf, rollSum } from './sums';

/** RR-06: the dice of a step as they lie, while somebody is asked about them. */
export const fallenRow = (
  rolls: Rolls | undefined,
  { fallen: { roll, dice } }: EventOf<'diceFell'>,
  before: Battle,
  names: Names,
): Rolls | undefined =>
  roll === 'damage' ? rolls : withRow(rolls, roll, dice, dice.filter(({ passed }) => passed).length, before, names);

/** SEQ-08: a row for each step. */
export const attackRow = (
  rolls: Rolls | undefined,
  { roll, dice, standing }: EventOf<'diceRolled'>,
  before: Battle,
  names: Names,
): Rolls | undefined =>
  withRow(rolls, roll, dice, Math.max(0, roll === 'save' ? dice.length - standing : standing), before, names);

/** SEQ-08: a new weapon begins anew and leaves one line behind; what was asked about lies there already, and is told anew. */
function withRow(
  told: Rolls | undefined,
  roll: Roll,
  fallen: readonly Die[],
  result: number,
  before: Battle,
  names: Names,
): Rolls | undefined {
  const { activation } = before;
  const volley = activation?.volleys[0];
  if (!told || !activation || !volley) return told;
  const rolls = activation.fallen ? { ...told, rows: told.rows.slice(0, -1) } : told;
  const attacker = unitOf(before, activation.unit);
  const weapon = findWeapon(attacker, volley.weapon)?.name ?? volley.weapon;
  const seat = roll === 'save' ? unitOf(before, volley.target).seat : attacker.seat;
  const dice = fallen.map(({ face, passed }) => dieOf(face, seat, !passed));
  const sum = rollSum(volley.profile, roll, neededFor(volley.profile, roll));
  const again = fallen.filter(die => die.before !== undefined).length;
  const note = [causesOf(sum), again > 0 ? `${again} rolled again` : undefined].filter(Boolean).join('; ');
  const next = { ...row(sum.name, dice, `${result}`, sum.now, note === '' ? undefined : note), sums: [sum] };
  if (roll !== 'hit') return { ...rolls, rows: [...rolls.rows, next] };
  const title = `${names.unit(attacker.id)}: ${weapon} on ${names.unit(volley.target)}`;
  const earlier = rolls.rows.length === 0 ? rolls.earlier : [...rolls.earlier, inShort(rolls)];
  return { ...rolls, title, earlier, rows: [next], sum: undefined };
}

const inShort = ({ title, rows, sum }: Rolls): string =>
  `${title.slice(title.indexOf(': ') + 2)}: ${rows.map(({ name, result }) => `${name.toLowerCase()} ${result}`).join(', ')}${sum ? ` · ${sum.replaceAll('*', '')}` : ''}`;
