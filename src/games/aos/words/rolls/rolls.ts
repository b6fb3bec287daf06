import type { Face } from '../../../../kernel/dice';
import type { HistoryEntry } from '../../../../play/history';
import type { Aos } from '../..';
import { nameOfAbility } from '../../armies/named';
import type { BattleEvent, EventOf, EventType } from '../../events';
import { braveryIn } from '../../facts/characteristics';
import { nearestEnemy } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { type Battle, SEATS, type Seat } from '../../types';
import type { Names } from '../names';
import { counted, inches } from '../numbers';
import { attackRow, fallenRow } from './attack-rolls';
import { castSum, moveSum, nerveSums, unbindSum } from './modifier-sums';
import { dieOf, explained, type Rolls, row, single } from './roll-rows';

type Builder<T extends EventType> = (
  rolls: Rolls | undefined,
  event: EventOf<T>,
  before: Battle,
  names: Names,
) => Rolls | undefined;
type Builders = { readonly [T in EventType]?: Builder<T> };

const nothing = () => undefined;

const rollOff = (title: string, faces: Readonly<Record<Seat, Face>>, sum: string, names: Names): Rolls =>
  single(
    title,
    'flag',
    SEATS.map(seat => row(names.player(seat), [dieOf(faces[seat], seat)], `${faces[seat]}`)),
    sum,
  );

/** ROUND-04, ROUND-05: why a tie is not rolled again. */
const onTie = (round: number): string =>
  round === 1 ? 'a tie: first to be done setting up' : 'a tie: had the first turn of the last round';

/** CMD-10 */
const COUNTS_AS = 6;

const BUILDERS: Builders = {
  phaseBegan: nothing,
  unitSetUp: nothing,
  territoriesRolled: (_, { rolls, winner }, _before, names) => {
    const last = rolls.at(-1);
    const ties = rolls.length > 1 ? ` after ${counted(rolls.length - 1, 'tie')}` : '';
    return last && rollOff('Roll-off for the sides', last, `*${names.player(winner)}* chooses${ties}`, names);
  },
  priorityRolled: (_, { faces, chooser, round }, _before, names) =>
    rollOff(
      `Roll-off for round ${round}`,
      faces,
      `*${names.player(chooser)}* chooses who goes first${faces.azure === faces.ember ? ` · ${onTie(round)}` : ''}`,
      names,
    ),
  runRolled: (_, { unit, face, roll, modifiers }, before, names) => {
    const sum = moveSum('run', roll, face, modifiers);
    const plain = row(sum.name, [dieOf(face, unitOf(before, unit).seat)], `+${sum.now}`);
    return single(`Run: ${names.unit(unit)}`, 'run', [explained(plain, sum)]);
  },
  runCounted: (rolls, { roll, modifiers }) => {
    const sum = moveSum('double', roll, COUNTS_AS, modifiers);
    const [plain] = rolls?.rows ?? [];
    const note = `${sum.lines[0]?.because}: counts as ${COUNTS_AS}`;
    return rolls && plain && { ...rolls, rows: [explained({ ...plain, note, result: `+${sum.now}` }, sum)] };
  },
  chargeRolled: (_, { unit: id, faces, roll, modifiers }, before, names) => {
    const unit = unitOf(before, id);
    const gap = nearestEnemy(before, unit.seat, unit.models);
    const dice = faces.map(face => dieOf(face, unit.seat));
    const natural = faces.reduce<number>((total, face) => total + face, 0);
    const sum = moveSum('charge', roll, natural, modifiers);
    const reaches = roll >= gap - 0.5 ? '*In reach*' : '*Too short*';
    return single(
      `Charge roll: ${names.unit(id)}`,
      'charge',
      [explained(row(sum.name, dice, sum.now), sum)],
      `${reaches} · the nearest enemy is ${inches(gap)} away`,
    );
  },
  nerveTested: (_, event, before, names) => {
    const { unit: id, face, total, bravery } = event;
    const unit = unitOf(before, id);
    const sums = nerveSums(event, braveryIn(unit));
    const failed = total > bravery;
    const sum = failed ? `*${counted(total - bravery, 'model')}* must flee` : '*They hold*';
    return single(
      `Battleshock: ${names.unit(id)}`,
      'shock',
      [
        explained(
          row(sums.roll.name, [dieOf(face, unit.seat, failed)], sums.roll.now, `≤ ${bravery}`),
          sums.roll,
          sums.bravery,
        ),
      ],
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
  diceFell: fallenRow,
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
      [explained(row(sum.name, dice, `${cast.total}`, sum.now), sum)],
      isCast ? '*Cast*' : '*Failed*',
    );
  },
  unbindRolled: (rolls, { unit, faces, total, needed, modifiers }, before) => {
    const { seat } = unitOf(before, unit);
    const isUnbound = total >= needed;
    const sum = unbindSum(needed, modifiers);
    const dice = faces.map(face => dieOf(face, seat, !isUnbound));
    const next = explained(row(sum.name, dice, `${total}`, sum.now), sum);
    return rolls && { ...rolls, rows: [...rolls.rows, next], sum: isUnbound ? '*Unbound*' : '*Not unbound*' };
  },
  abilityRolled: (_, { unit, ability, faces, needed, sum }, before, names) => {
    const { seat } = unitOf(before, unit);
    const dice = faces.map(face => dieOf(face, seat, (sum ?? face) < needed));
    const result = sum ?? faces.filter(face => face >= needed).length;
    return single(`${names.unit(unit)}: ${nameOfAbility(ability)}`, 'hero', [
      row('Roll', dice, `${result}`, needed > 0 ? `${needed}+` : undefined),
    ]);
  },
  modelSlain: (rolls, { slain }, before, names) => {
    if (!rolls) return rolls;
    const [head = '', tail = ''] = (rolls.sum ?? '*Lost*').split(' · ');
    const fallen = Number.parseInt(tail, 10) || 0;
    const verb = slain.cause === 'attack' ? 'slain' : 'gone';
    const name = names.unit(slain.unit);
    const isAlone = unitOf(before, slain.unit).models.length === 1 && fallen === 0;
    return { ...rolls, sum: `${head} · ${isAlone ? `${name} ${verb}` : `${fallen + 1} of ${name} ${verb}`}` };
  },
};

/** The rows of the dice panel; empty before the first roll of a phase. */
export function rollsOf(told: readonly HistoryEntry<Aos>[], names: Names): Rolls | undefined {
  const from = told.findLastIndex(({ event }) => STARTS.includes(event.type));
  return told.slice(Math.max(0, from)).reduce<Rolls | undefined>((rolls, { event, before }) => {
    const build = BUILDERS[event.type] as Builder<EventType> | undefined;
    return build ? build(rolls, event as BattleEvent as never, before.battle, names) : rolls;
  }, undefined);
}

/** Events that clear the panel. */
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
