import type { Told } from '../../controls/chronicle';
import type { Face } from '../../kernel/dice';
import { nameOfAbility } from '../../systems/aos/armies/named';
import type { BattleEvent, EventOf, EventType } from '../../systems/aos/events';
import { findWeapon } from '../../systems/aos/facts/attacks';
import { nearestEnemy } from '../../systems/aos/facts/distance';
import { unitOf } from '../../systems/aos/facts/units';
import type { Battle, Seat } from '../../systems/aos/types';
import type { IconName } from '../icons';
import type { Names } from '../text/names';
import { counted, inches } from '../text/numbers';
import { castSum, causesOf, rollSum, type Sum } from '../text/sums';

export interface RolledDie {
  /** Its place in the sorted handful. */
  readonly id: number;
  readonly face: Face;
  readonly seat: Seat;
  readonly failed: boolean;
}

/** One handful: what it was for, what was needed, how it fell and what came of it. */
export interface RollRow {
  readonly name: string;
  readonly need: string | undefined;
  readonly note: string | undefined;
  readonly dice: readonly RolledDie[];
  readonly result: string;
  /** How what was needed came about. */
  readonly sum?: Sum;
}

/** The last roll, or the last attack with its steps. */
export interface Rolls {
  readonly title: string;
  readonly icon: IconName;
  readonly earlier: readonly string[];
  readonly rows: readonly RollRow[];
  /** What it came to: *stars* set a part in bold. */
  readonly sum: string | undefined;
}

type Builder<T extends EventType> = (
  rolls: Rolls | undefined,
  event: EventOf<T>,
  before: Battle,
  names: Names,
) => Rolls | undefined;
type Builders = { readonly [T in EventType]?: Builder<T> };

const dieOf = (face: Face, seat: Seat, failed = false): RolledDie => ({ id: 0, face, seat, failed });
const row = (name: string, dice: readonly RolledDie[], result: string, need?: string, note?: string): RollRow => ({
  name,
  need,
  note,
  dice: dice.toSorted((a, b) => b.face - a.face).map((die, id) => ({ ...die, id })),
  result,
});
const single = (title: string, icon: IconName, rows: readonly RollRow[], sum?: string): Rolls => ({
  title,
  icon,
  earlier: [],
  rows,
  sum,
});
const nothing = () => undefined;

const rollOff = (title: string, faces: Readonly<Record<Seat, Face>>, sum: string, names: Names): Rolls =>
  single(
    title,
    'flag',
    (['azure', 'ember'] as const).map(seat => row(names.player(seat), [dieOf(faces[seat], seat)], `${faces[seat]}`)),
    sum,
  );

const BUILDERS: Builders = {
  phaseBegan: nothing,
  unitSetUp: nothing,
  territoriesRolled: (_, { rolls, winner }, _before, names) => {
    const last = rolls.at(-1);
    const ties = rolls.length > 1 ? ` after ${counted(rolls.length - 1, 'tie')}` : '';
    return last && rollOff('Roll-off for the sides', last, `*${names.player(winner)}* chooses${ties}`, names);
  },
  priorityRolled: (_, { faces, chooser, round }, _before, names) =>
    rollOff(`Roll-off for round ${round}`, faces, `*${names.player(chooser)}* chooses who goes first`, names),
  runRolled: (_, { unit, face, roll }, before, names) =>
    single(`Run: ${names.unit(unit)}`, 'run', [row('Run', [dieOf(face, unitOf(before, unit).seat)], `+${roll}″`)]),
  chargeRolled: (_, { unit: id, faces, roll }, before, names) => {
    const unit = unitOf(before, id);
    const gap = nearestEnemy(before, unit.seat, unit.models);
    const dice = faces.map(face => dieOf(face, unit.seat));
    const reaches = roll >= gap - 0.5 ? '*In reach*' : '*Too short*';
    return single(
      `Charge roll: ${names.unit(id)}`,
      'charge',
      [row('Charge', dice, `${roll}″`)],
      `${reaches} · the nearest enemy is ${inches(gap)} away`,
    );
  },
  nerveTested: (_, { unit: id, face, total, bravery }, before, names) => {
    const unit = unitOf(before, id);
    const note = `+${unit.slainThisTurn} slain`;
    const failed = total > bravery;
    const sum = failed ? `*${counted(total - bravery, 'model')}* must flee` : '*They hold*';
    return single(
      `Battleshock: ${names.unit(id)}`,
      'shock',
      [row('Nerve', [dieOf(face, unit.seat, failed)], `${total}`, `≤ ${bravery}`, note)],
      sum,
    );
  },
  targetsPicked: (_, { volleys }, { activation }, names) => {
    const target = names.unit(volleys[0]?.target ?? '');
    const verb = activation?.how === 'shoot' ? 'shoot' : 'attack';
    return single(
      `${names.unit(activation?.unit ?? '')} ${verb} ${target}`,
      activation?.how === 'shoot' ? 'shoot' : 'fight',
      [],
    );
  },
  diceRolled: attackRow,
  damageRolled: (rolls, { each }) => {
    const wounds = each.reduce((sum, wound) => sum + wound, 0);
    return rolls && { ...rolls, sum: `*${counted(wounds, 'wound')}*` };
  },
  castRolled: (_, { cast, faces, needed, modifiers }, before, names) => {
    const { seat } = unitOf(before, cast.unit);
    const isCast = cast.total >= needed;
    const sum = castSum(needed, modifiers);
    const dice = faces.map(face => dieOf(face, seat, !isCast));
    return single(
      `${names.unit(cast.unit)} cast ${nameOfAbility(cast.spell)}`,
      'hero',
      [{ ...row('Cast', dice, `${cast.total}`, `${needed}+`, causesOf(sum)), sum }],
      isCast ? '*Cast*' : '*Failed*',
    );
  },
  unbindRolled: (rolls, { unit, faces, total, needed }, before) => {
    const { seat } = unitOf(before, unit);
    const isUnbound = total >= needed;
    const next = row(
      'Unbind',
      faces.map(face => dieOf(face, seat, !isUnbound)),
      `${total}`,
      `${needed}+`,
    );
    return rolls && { ...rolls, rows: [...rolls.rows, next], sum: isUnbound ? '*Unbound*' : '*Not unbound*' };
  },
  abilityRolled: (_, { unit, ability, faces, needed }, before, names) => {
    const { seat } = unitOf(before, unit);
    const dice = faces.map(face => dieOf(face, seat, face < needed));
    const passed = faces.filter(face => face >= needed).length;
    return single(`${names.unit(unit)}: ${nameOfAbility(ability)}`, 'hero', [
      row('Roll', dice, `${passed}`, `${needed}+`),
    ]);
  },
  modelSlain: (rolls, { slain }, before, names) => {
    if (!rolls) return rolls;
    const [head = '', tail = ''] = (rolls.sum ?? '').split(' · ');
    const fallen = Number.parseInt(tail, 10) || 0;
    const verb = slain.cause === 'attack' ? 'slain' : 'gone';
    const name = names.unit(slain.unit);
    const isAlone = unitOf(before, slain.unit).models.length === 1 && fallen === 0;
    return { ...rolls, sum: `${head} · ${isAlone ? `${name} ${verb}` : `${fallen + 1} of ${name} ${verb}`}` };
  },
};

/** SEQ-08: a row for each step; a new weapon begins anew and leaves one line behind. */
function attackRow(
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
    sum,
  };
  if (event.roll !== 'hit') return { ...rolls, rows: [...rolls.rows, next] };
  const title = `${names.unit(attacker.id)}: ${weapon} on ${names.unit(volley.target)}`;
  const earlier = rolls.rows.length === 0 ? rolls.earlier : [...rolls.earlier, inShort(rolls)];
  return { ...rolls, title, earlier, rows: [next], sum: undefined };
}

const inShort = ({ title, rows, sum }: Rolls): string =>
  `${title.slice(title.indexOf(': ') + 2)}: ${rows.map(({ name, result }) => `${name.toLowerCase()} ${result}`).join(', ')}${sum ? ` · ${sum.replaceAll('*', '')}` : ''}`;

/** What the dice panel shows: nothing before the first roll of a phase. */
export function rollsOf(told: readonly Told[], names: Names): Rolls | undefined {
  const from = told.findLastIndex(({ event }) => STARTS.includes(event.type));
  return told.slice(Math.max(0, from)).reduce<Rolls | undefined>((rolls, { event, before }) => {
    const build = BUILDERS[event.type] as Builder<EventType> | undefined;
    return build ? build(rolls, event as BattleEvent as never, before, names) : rolls;
  }, undefined);
}

/** Events after which the panel begins anew. */
const STARTS: readonly EventType[] = [
  'phaseBegan',
  'unitSetUp',
  'territoriesRolled',
  'priorityRolled',
  'runRolled',
  'chargeRolled',
  'nerveTested',
  'targetsPicked',
  'castRolled',
  'abilityRolled',
];
