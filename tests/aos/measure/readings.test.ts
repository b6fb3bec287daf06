import { describe, expect, test } from 'vitest';
import { aim, ask, askFor, select, undo } from '../../../src/games/aos/measure/acts';
import type { NewUnit } from '../../../src/games/aos/measure/adding';
import { type Answer, answerOf } from '../../../src/games/aos/measure/answer';
import { battleOf } from '../../../src/games/aos/measure/battle-of';
import { exampleTable } from '../../../src/games/aos/measure/file/example';
import { setGoal } from '../../../src/games/aos/measure/grip';
import {
  type Measuring,
  measuringOf,
  QUESTIONS,
  type Question,
  selectedUnit,
} from '../../../src/games/aos/measure/measuring';
import { mend, putUnit } from '../../../src/games/aos/measure/putting';
import { objectionsTo } from '../../../src/games/aos/measure/readings/objections';
import { EMPTY_TABLE, type MeasureTable, type MeasureUnit } from '../../../src/games/aos/measure/table';

type Of<K extends Answer['kind']> = Extract<Answer, { readonly kind: K }>;

const INCH = 25.4;
/** Bases of two inches across, so that gaps are easy to see: centres 2" and the gap apart. */
const base = { length: 2 * INCH, width: 2 * INCH, height: 1.5 };

/** Models of one side in a row at these places. */
const row = (id: string, seat: MeasureUnit['seat'], ...spots: readonly (readonly [number, number])[]): MeasureUnit => ({
  id,
  seat,
  of: { base },
  name: undefined,
  places: spots.map(([x, y]) => ({ x, y, facing: 0 })),
});

const tableWith = (...units: readonly MeasureUnit[]): MeasureTable => ({ ...EMPTY_TABLE, units });

function answer<K extends Answer['kind']>(measuring: Measuring, kind: K): Of<K> {
  const found = answerOf(measuring);
  if (found?.kind !== kind) throw new Error(`answered ${found?.kind}`);
  return found as Of<K>;
}
const asking = (measureTable: MeasureTable, question: Question): Measuring => ask(measuringOf(measureTable), question);

describe('gaps', () => {
  test('MEAS-01, MEAS-03 from one to all, base to base, the nearest first', () => {
    const measureTable = tableWith(
      row('u1', 'azure', [10, 10]),
      row('u2', 'ember', [20, 10]),
      row('u3', 'azure', [10, 15], [10, 16]),
    );
    const { rows } = answer(asking(measureTable, 'gaps'), 'gaps');
    expect(rows.map(({ unit, gap }) => [unit, Math.round(gap * 1e6) / 1e6])).toEqual([
      ['u3', 3],
      ['u2', 8],
    ]);
  });

  test.each([
    [8, true, false],
    [8.01, false, false],
    [6, true, true],
    [6.01, true, false],
  ])('MEAS-04, MEAS-06 with centres %f" apart: within 6" %s, wholly within %s', (apart, isWithin, isWholly) => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'ember', [10 + apart, 10]));
    expect(answer(askFor(asking(measureTable, 'gaps'), 6), 'gaps').rows[0]).toMatchObject({ isWithin, isWholly });
  });

  test('the same from one model of a unit, and from an objective to its centre', () => {
    const unit = row('u1', 'azure', [10, 10], [10, 12.5]);
    const measureTable = { ...tableWith(unit, row('u2', 'ember', [10, 20])), markers: [{ id: 'o1', x: 10, y: 30 }] };
    const one = select(asking(measureTable, 'gaps'), { kind: 'unit', id: 'u1' }, 'u1/1');
    expect(answer(one, 'gaps').rows[0]?.gap).toBeCloseTo(8, 9);
    const marker = select(asking(measureTable, 'gaps'), { kind: 'marker', id: 'o1' });
    expect(answer(marker, 'gaps').rows[0]?.gap).toBeCloseTo(9, 6);
  });
});

describe('coherency', () => {
  test.each([
    [13, 1],
    [13.01, 2],
  ])('UNIT-02 a mate at %f", with a gap of at most 1", is in one of %i groups', (x, groups) => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10], [x, 10]));
    expect(answer(asking(measureTable, 'coherency'), 'coherency').units[0]).toMatchObject({ groups, models: 2 });
  });

  test('UNIT-02 a broken link is named with its gap, and the repair that is proposed makes it whole', () => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10], [12.5, 10], [17, 10]));
    const broken = asking(measureTable, 'coherency');
    const reading = answer(broken, 'coherency');
    expect(reading.units[0]?.broken).toMatchObject([{ from: 'u1/3', to: 'u1/2', height: 0 }]);
    expect(reading.units[0]?.broken[0]?.gap).toBeCloseTo(2.5, 9);
    expect(reading.own?.repair?.furthest).toBeCloseTo(1.5, 6);
    const whole = mend(broken);
    expect(answer(whole, 'coherency').units[0]?.groups).toBe(1);
    expect(undo(whole).measureTable).toBe(measureTable);
  });

  test('a repair keeps off other bases', () => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10], [17, 10]), row('u2', 'ember', [13.2, 10], [15.5, 10]));
    const whole = mend(asking(measureTable, 'coherency'));
    const unit = selectedUnit(whole);
    expect(answer(whole, 'coherency').units[0]?.groups).toBe(1);
    expect(unit && objectionsTo(battleOf(whole.measureTable), unit)).toEqual([]);
  });

  test('every link of a whole unit is drawn once', () => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10], [12.5, 10], [15, 10], [12.5, 12.5]));
    expect(answer(asking(measureTable, 'coherency'), 'coherency').own?.links).toHaveLength(3);
  });
});

describe('reach', () => {
  const wall = {
    id: 'p1',
    of: { block: { width: 1, depth: 10, height: 6, isObstacle: false } },
    x: 14,
    y: 10,
    turn: 0,
  };

  test('MOVE-05 the way round a model that bars it is longer than the straight one', () => {
    const free = tableWith(row('u1', 'azure', [10, 10]));
    const barred = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'azure', [13, 10]));
    const way = (measureTable: MeasureTable) =>
      answer(setGoal(askFor(asking(measureTable, 'reach'), 6), { x: 16, y: 10 }), 'reach').way?.found;
    expect(way(free)).toMatchObject({ isInReach: true });
    expect(way(free)?.length).toBeCloseTo(6, 6);
    expect(way(barred)?.isInReach).toBe(false);
    expect(way(barred)?.length).toBeGreaterThan(6.5);
  });

  test('TMOVE-01 over a wall of 6" is dearer than round it', () => {
    const measureTable = { ...tableWith(row('u1', 'azure', [11, 10])), pieces: [wall] };
    const { way } = answer(setGoal(asking(measureTable, 'reach'), { x: 17, y: 10 }), 'reach');
    expect(way?.found?.path.length).toBeGreaterThan(2);
    expect(way?.found?.length).toBeLessThan(18);
  });

  test('MOVE-13 nobody ends within 3" of an enemy unless it may', () => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'ember', [18, 10]));
    const goal = { x: 14, y: 10 };
    const keeping = setGoal(asking(measureTable, 'reach'), goal);
    expect(answer(keeping, 'reach').way?.found).toBeUndefined();
    expect(answer({ ...keeping, keepsAway: false }, 'reach').way?.found?.isInReach).toBe(true);
  });
});

describe('charge', () => {
  test.each([
    [7.5, 7, 21],
    [7.51, 8, 15],
    [12, 12, 1],
    [3.01, 3, 35],
  ])('CHARGE-05 a gap of %f" takes a %i: %i of 36', (gap, needed, good) => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'ember', [12 + gap, 10]));
    const reading = answer(asking(measureTable, 'charge'), 'charge');
    expect(reading).toMatchObject({ bar: undefined, needed, chance: { good, of: 36 } });
    expect(reading.way?.length).toBeCloseTo(gap - 0.5, 6);
  });

  test.each([
    [12.01, 'tooFar'],
    [3, 'tooNear'],
  ])('CHARGE-01, CHARGE-04 a gap of %f" bars it: %s', (gap, bar) => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'ember', [12 + gap, 10]));
    expect(answer(asking(measureTable, 'charge'), 'charge').bar).toBe(bar);
  });

  test('CHARGE-09 a screen of friends makes the way longer than the gap', () => {
    const screen = row('u3', 'azure', [15, 6], [15, 8.1], [15, 10.2], [15, 12.3], [15, 14.4]);
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'ember', [19, 10]), screen);
    const reading = answer(aim(asking(measureTable, 'charge'), 'u2'), 'charge');
    expect(reading.gap).toBeCloseTo(7, 9);
    expect(reading.way === undefined || reading.way.length > 7).toBe(true);
  });

  test('nobody charges a friend', () => {
    const measureTable = tableWith(row('u1', 'azure', [10, 10]), row('u2', 'azure', [20, 10]));
    expect(answer(asking(measureTable, 'charge'), 'charge').bar).toBe('friend');
  });
});

describe('weapons, sight and control', () => {
  const judicators: NewUnit = { seat: 'azure', of: { warscroll: 'judicators' }, count: 5 };
  const horde: NewUnit = { seat: 'ember', of: { warscroll: 'chainrasp-horde' }, count: 10 };
  const facing = (y: number) => {
    const one = putUnit(measuringOf(EMPTY_TABLE), judicators, { x: 30, y: 10 });
    return select(putUnit(one, horde, { x: 30, y }), { kind: 'unit', id: 'u1' });
  };

  test('ATK-07, ATK-11 bows reach the horde across the table and blades do not', () => {
    const { rows } = answer(ask(facing(30), 'weapons'), 'weapons');
    expect(rows.find(({ type }) => type === 'missile')).toMatchObject({ inRange: 5, seeing: 5, able: 5 });
    expect(rows.find(({ type }) => type === 'melee')).toMatchObject({ inRange: 0, able: 0 });
  });

  test('ATK-08 a high wall hides the horde, and is named', () => {
    const { measureTable, ...rest } = ask(facing(30), 'sight');
    expect(answer({ measureTable, ...rest }, 'sight').seeing).toBe(5);
    const block = { width: 40, depth: 1, height: 10, isObstacle: false };
    const walled = { ...measureTable, pieces: [{ id: 'p1', of: { block }, x: 30, y: 20, turn: 0 }] };
    const reading = answer({ ...rest, measureTable: walled }, 'sight');
    expect(reading).toMatchObject({ seeing: 0, hiders: [{ kind: 'feature', name: 'Block 1' }] });
    const { rows } = answer(ask({ ...rest, measureTable: walled }, 'weapons'), 'weapons');
    expect(rows.find(({ type }) => type === 'missile')).toMatchObject({ inRange: 5, seeing: 0, able: 0 });
  });

  test('COVER-01 wholly on a feature is cover, with its name', () => {
    const { measureTable, ...rest } = ask(facing(30), 'sight');
    const block = { width: 12, depth: 12, height: 0, isObstacle: false };
    const wooded = { ...measureTable, pieces: [{ id: 'p1', of: { block }, x: 30, y: 30, turn: 0 }] };
    expect(answer({ ...rest, measureTable: wooded }, 'sight').cover).toEqual({ why: 'inside', name: 'Block 1' });
  });

  test.each([
    [17, 1, 'azure'],
    [17.01, 0, undefined],
  ] as const)('OBJ-03 a base with its rim %f" - 11" from the marker counts %i', (x, count, holder) => {
    const measureTable = { ...tableWith(row('u1', 'azure', [x, 10])), markers: [{ id: 'o1', x: 10, y: 10 }] };
    expect(answer(asking(measureTable, 'control'), 'control').rows[0]).toMatchObject({
      counts: { azure: count, ember: 0 },
      holder,
    });
  });

  test('OBJ-05 equal numbers on both sides give it to neither', () => {
    const units = [row('u1', 'azure', [13, 10]), row('u2', 'ember', [7, 10])];
    const measureTable = { ...tableWith(...units), markers: [{ id: 'o1', x: 10, y: 10 }] };
    expect(answer(asking(measureTable, 'control'), 'control').rows[0]).toMatchObject({
      counts: { azure: 1, ember: 1 },
      holder: undefined,
    });
  });
});

test('the first table has something to say to every question', () => {
  const first = measuringOf(exampleTable());
  for (const question of QUESTIONS) expect(answerOf(ask(first, question)), question).toBeDefined();
  const coherency = answer(ask(first, 'coherency'), 'coherency');
  expect(coherency.units.filter(({ groups }) => groups > 1)).toHaveLength(1);
  expect(answer(ask(first, 'charge'), 'charge').chance?.good).toBeGreaterThan(0);
  for (const unit of battleOf(first.measureTable).units)
    expect(objectionsTo(battleOf(first.measureTable), unit)).toEqual([]);
});

describe('objections', () => {
  test.each([
    ['MOVE-06 bases that overlap', row('u1', 'azure', [10, 10]), row('u2', 'ember', [11.99, 10]), ['overlaps']],
    ['MOVE-06 bases that touch are fine', row('u1', 'azure', [10, 10]), row('u2', 'ember', [12, 10]), []],
    ['MOVE-07 over the edge', row('u1', 'azure', [0.99, 10]), row('u2', 'ember', [20, 10]), ['overEdge']],
    ['MOVE-07 at the edge', row('u1', 'azure', [1, 10]), row('u2', 'ember', [20, 10]), []],
  ])('%s', (_, one, other, why) => {
    const battle = battleOf(tableWith(one, other));
    const [unit] = battle.units;
    expect(unit && objectionsTo(battle, unit).map(each => each.why)).toEqual(why);
  });
});
