import type { EventOf } from '../../systems/aos/events';
import { findWeapon } from '../../systems/aos/facts/attacks';
import { unitOf } from '../../systems/aos/facts/units';
import type { Battle } from '../../systems/aos/types';
import type { Names } from './names';
import { dieOf, type Rolls, row } from './roll-rows';
import { causesOf, rollSum } from './sums';

/** SEQ-08: a row for each step; a new weapon begins anew and leaves one line behind. */
export function attackRow(
  rolls: Rolls | undefined,
  event: EventOf<'diceRolled'>,
  before: Battle,
  names: Names,
): Rolls | undefined {
  const { activation } = before;
  const volley = activation?.volleys[0];
  if (!rolls || !activation || !volley) return rolls;
  const attacker = unitOf(before, activation.unit);
  const weapon = findWeapon(attacker, volley.weapon)?.name ?? volley.weapon;
  const seat = event.roll === 'save' ? unitOf(before, volley.target).seat : attacker.seat;
  const { needed, standing } = event;
  const dice = event.dice.map(({ face, passed }) => dieOf(face, seat, !passed));
  const sum = rollSum(volley.profile, event.roll, needed);
  const again = event.dice.filter(({ before: first }) => first !== undefined).length;
  const note = [causesOf(sum), again > 0 ? `${again} rolled again` : undefined].filter(Boolean).join('; ');
  const result = event.roll === 'save' ? event.dice.length - standing : standing;
  const next = {
    ...row(sum.name, dice, `${Math.max(0, result)}`, sum.now, note === '' ? undefined : note),
    sums: [sum],
  };
  if (event.roll !== 'hit') return { ...rolls, rows: [...rolls.rows, next] };
  const title = `${names.unit(attacker.id)}: ${weapon} on ${names.unit(volley.target)}`;
  const earlier = rolls.rows.length === 0 ? rolls.earlier : [...rolls.earlier, inShort(rolls)];
  return { ...rolls, title, earlier, rows: [next], sum: undefined };
}

const inShort = ({ title, rows, sum }: Rolls): string =>
  `${title.slice(title.indexOf(': ') + 2)}: ${rows.map(({ name, result }) => `${name.toLowerCase()} ${result}`).join(', ')}${sum ? ` · ${sum.replaceAll('*', '')}` : ''}`;
