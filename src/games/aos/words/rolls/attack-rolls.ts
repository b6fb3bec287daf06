import { neededFor } from '../../abilities/roll-result';
import type { Die, Roll } from '../../activation';
import type { EventOf } from '../../events';
import { findWeapon } from '../../facts/attacks/attacks';
import { unitOf } from '../../facts/units';
import type { Battle } from '../../types';
import type { Names } from '../names';
import { counted } from '../numbers';
import { causeInWords } from './causes';
import { causesOf, rollSum } from './modifier-sums';
import { dieOf, type Rolls, row } from './roll-rows';

/** RR-06: the dice of a step while a player is asked about them. */
export const fallenRow = (
  rolls: Rolls | undefined,
  { fallen: { roll, dice } }: EventOf<'diceFell'>,
  before: Battle,
  names: Names,
): Rolls | undefined =>
  roll === 'damage' ? rolls : withRow(rolls, roll, dice, dice.filter(({ passed }) => passed).length, before, names);

/** SEQ-08: the number of attacks that continue, including those changed by a 6. */
export const goingOn = ({ next }: EventOf<'diceRolled'>): number =>
  next.reduce((sum, { step, standing }) => (step === 'hit' ? sum : sum + standing), 0); // ABIL-09: added attacks start again with a hit roll

/** SEQ-08: a row for each step. */
export const attackRow = (
  rolls: Rolls | undefined,
  event: EventOf<'diceRolled'>,
  before: Battle,
  names: Names,
): Rolls | undefined => {
  const { roll, dice, standing, mortals } = event;
  const result = Math.max(0, roll === 'save' ? dice.length - standing : goingOn(event));
  return withRow(rolls, roll, dice, result, before, names, mortals > 0 ? besides(event, before) : undefined);
};

/** MW-02: other effects of sixes, by the names of their causes. */
function besides({ roll, mortals }: EventOf<'diceRolled'>, { activation }: Battle): string {
  const sixes = activation?.volleys[0]?.profile.sixes.filter(six => six.roll === roll) ?? [];
  const names = sixes.flatMap(({ what, cause }) =>
    what.kind === 'mortal' || what.kind === 'alsoMortal' ? [causeInWords(cause)] : [],
  );
  return `${counted(mortals, 'mortal wound')} ${[...new Set(names)].join(', ')}`;
}

/** SEQ-08: a new weapon clears the rows and leaves one summary line; rows of a question are replaced. */
function withRow(
  told: Rolls | undefined,
  roll: Roll,
  fallen: readonly Die[],
  result: number,
  before: Battle,
  names: Names,
  more?: string,
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
  const note = [causesOf(sum), again > 0 ? `${again} rolled again` : undefined, more].filter(Boolean).join('; ');
  const next = { ...row(sum.name, dice, `${result}`, sum.now, note === '' ? undefined : note), sums: [sum] };
  if (roll !== 'hit') return { ...rolls, rows: [...rolls.rows, next] };
  const title = `${names.unit(attacker.id)}: ${weapon} on ${names.unit(volley.target)}`;
  const earlier = rolls.rows.length === 0 ? rolls.earlier : [...rolls.earlier, inShort(rolls)];
  return { ...rolls, title, earlier, rows: [next], sum: undefined };
}

const inShort = ({ title, rows, sum }: Rolls): string =>
  `${title.slice(title.indexOf(': ') + 2)}: ${rows.map(({ name, result }) => `${name.toLowerCase()} ${result}`).join(', ')}${sum ? ` · ${sum.replaceAll('*', '')}` : ''}`;
