import type { Memory } from '../abilities/memory-words';
import type { Battle, Seat, Unit } from '../types';

type MemoryOf<K extends Memory['kind']> = Extract<Memory, { kind: K }>;

const isOf =
  <K extends Memory['kind']>(kind: K) =>
  (memory: Memory): memory is MemoryOf<K> =>
    memory.kind === kind;

/** A unit's memories of this kind, oldest first. */
export const remembered = <K extends Memory['kind']>({ memory }: Unit, kind: K): readonly MemoryOf<K>[] =>
  memory.length === 0 ? [] : memory.filter(isOf(kind));

/** ABIL-02: the slain model of a unit that stays on the table to fight once more. */
export const dyingOf = (unit: Unit): MemoryOf<'dying'> | undefined => unit.memory.find(isOf('dying'));

/** The `most` of every foresight of a side: how many units it may set up again. */
export const foreseen = (battle: Battle, seat: Seat): readonly number[] =>
  battle.units.flatMap(unit => (unit.seat === seat ? remembered(unit, 'foreseen').map(({ most }) => most) : []));

/** Whether the ability has marked the unit or was used on it. */
export const isMarkedBy = ({ marks, memory }: Unit, id: string): boolean =>
  marks.some(({ ability }) => ability === id) || memory.some(({ ability }) => ability === id);
