import { expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { placingOf } from '../../../src/games/aos/layouts/place';
import { aimNext, focusNext, redo, select, selectNext, thingsOn, undo } from '../../../src/games/aos/measure/acts';
import { battleOf } from '../../../src/games/aos/measure/battle-of';
import { measureTableOf, setupFrom } from '../../../src/games/aos/measure/file/copy';
import { exampleTable } from '../../../src/games/aos/measure/file/example';
import { createMeasureHands } from '../../../src/games/aos/measure/measure-hands';
import { pressMeasureKey } from '../../../src/games/aos/measure/measure-keys';
import { measuringOf, targetUnit } from '../../../src/games/aos/measure/measuring';
import { measurePicture } from '../../../src/games/aos/measure/picture';
import {
  duplicateSelected,
  layOut,
  nudge,
  putMarker,
  putPiece,
  putUnit,
  removeSelected,
} from '../../../src/games/aos/measure/putting';
import { MeasureStore } from '../../../src/games/aos/measure/store';
import { EMPTY_TABLE, LIMITS } from '../../../src/games/aos/measure/table';
import { setupTrouble } from '../../../src/games/aos/panels/measure/setup-trouble';
import { BENCH_WORDS } from '../../../src/games/aos/words/measure/measure';
import { TOOL_WORDS } from '../../../src/games/aos/words/measure/tools';
import { fakeStage, pointAt } from '../../table/fake-stage';
import { clash, playTo } from '../hands/clash';

const first = () => measuringOf(exampleTable());
const key = (pressed: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey', boolean>> = {}) => ({
  key: pressed,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('units, bare bases, scenery, blocks and objectives are put on the table and taken in hand', () => {
  const unit = putUnit(measuringOf(EMPTY_TABLE), { seat: 'azure', of: { warscroll: 'liberators' }, count: 5 });
  const base = { length: 60, width: 35, height: 2 };
  const bare = putUnit(unit, { seat: 'ember', of: { base }, count: 3 });
  const piece = putPiece(bare, { piece: 'wood' });
  const marker = putMarker(piece);
  expect([unit, bare, piece, marker].map(({ selected }) => selected?.id)).toEqual(['u1', 'u2', 'p1', 'o1']);
  const battle = battleOf(marker.measureTable);
  expect(battle.units.map(({ models }) => models.length)).toEqual([5, 3]);
  expect(battle.units[1]?.models[0]).toMatchObject({ height: 2, outline: { kind: 'oval', length: 60 / 25.4 } });
  expect(battle.field.features[0]).toMatchObject({ id: 'p1', name: 'Wood' });
  expect(battle.objectives).toHaveLength(1);
});

test('a full table takes no more, and nothing else changes', () => {
  let measuring = measuringOf(EMPTY_TABLE);
  for (let i = 0; i < 7; i++)
    measuring = putUnit(measuring, { seat: 'azure', of: { warscroll: 'liberators' }, count: 60 });
  const models = () => battleOf(measuring.measureTable).units.reduce((sum, unit) => sum + unit.models.length, 0);
  expect(models()).toBe(LIMITS.models);
  expect(putUnit(measuring, { seat: 'azure', of: { warscroll: 'liberators' }, count: 1 })).toBe(measuring);
  expect(duplicateSelected(measuring).measureTable).toBe(measuring.measureTable);
});

test('what is moved, doubled and removed comes back with undo, and goes again with redo', () => {
  const start = first();
  const moved = nudge(start, { x: 1, y: -0.25 });
  const [before, after] = [start.measureTable.units[0]?.places[0], moved.measureTable.units[0]?.places[0]];
  expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]).toEqual([
    1,
    expect.closeTo(-0.25, 9),
  ]);
  const gone = removeSelected(duplicateSelected(moved));
  expect(undo(undo(undo(gone))).measureTable).toBe(start.measureTable);
  expect(redo(undo(gone)).measureTable).toBe(gone.measureTable);
  expect(undo(start)).toBe(start);
});

test('a unit at the edge keeps its shape', () => {
  const pushed = nudge(first(), { x: -200, y: 0 });
  const [before, after] = [first(), pushed].map(({ measureTable }) => measureTable.units[0]?.places ?? []);
  const left = Math.min(...(after ?? []).map(({ x }) => x));
  expect(left).toBe(0);
  after?.forEach((place, index) => {
    expect(place.x - (after[0]?.x ?? 0)).toBeCloseTo((before?.[index]?.x ?? 0) - (before?.[0]?.x ?? 0), 6);
  });
});

test('keys go through everything on the table, through models and through those a question can be about', () => {
  let measuring = select(first(), undefined);
  const seen = thingsOn(measuring.measureTable).map(() => {
    measuring = selectNext(measuring, 1);
    return measuring.selected;
  });
  expect(seen).toEqual(thingsOn(measuring.measureTable));
  const unit = select(measuring, { kind: 'unit', id: 'u1' });
  expect(focusNext(focusNext(unit)).focus).toBe('u1/2');
  expect(targetUnit(unit)?.seat).toBe('ember');
  expect(aimNext(unit, 1).target).not.toBe(targetUnit(unit)?.id);
});

test('every documented key does something, and others nothing', () => {
  const measureStore = new MeasureStore(exampleTable());
  const press = (...pressed: Parameters<typeof key>) => pressMeasureKey(measureStore, key(...pressed), TOOL_WORDS);
  for (const name of [
    '1',
    '7',
    'n',
    'N',
    'm',
    't',
    'q',
    'e',
    '[',
    ']',
    'g',
    'k',
    'z',
    'r',
    'd',
    'Delete',
    'u',
    'U',
    'h',
    'o',
  ]) {
    expect(press(name), name).toBe(true);
  }
  measureStore.change(each => select(each, { kind: 'unit', id: 'u1' }));
  const [x] = [measureStore.now.measureTable.units[0]?.places[0]?.x ?? 0];
  expect(press('ArrowRight')).toBe(true);
  expect(press('ArrowRight', { shiftKey: true })).toBe(true);
  expect(measureStore.now.measureTable.units[0]?.places[0]?.x).toBeCloseTo(x + 1.25, 6);
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(press('x')).toBe(false);
  expect(press('b', { ctrlKey: true })).toBe(false);
  expect(press('Escape')).toBe(true);
  expect(measureStore.now.selected).toBeUndefined();
  expect(press('ArrowRight')).toBe(false);
});

test('a hand drags a unit, one of its models with Alt, scenery once it is chosen, and the cloth not at all', () => {
  const measureStore = new MeasureStore(exampleTable());
  const hands = createMeasureHands(measureStore);
  const place = (unit: number, model: number) =>
    measureStore.now.measureTable.units[unit]?.places[model] ?? { x: 0, y: 0 };
  const touch = (spot: { x: number; y: number }, model?: string, alt = false) => pointAt(spot, model, { alt });
  const [lead, mate] = [place(0, 0), place(0, 1)];
  expect(hands.onDown(touch(lead, 'u1/1'))).toBe('table');
  hands.onMove(touch({ x: lead.x + 2, y: lead.y }, 'u1/1'), true);
  expect(measureStore.now.past).toHaveLength(0);
  hands.onUp(touch(lead));
  expect(place(0, 1).x).toBeCloseTo(mate.x + 2, 6);
  expect(measureStore.now.past).toHaveLength(1);
  hands.onDown(touch(place(0, 0), 'u1/1', true));
  hands.onMove(touch({ x: place(0, 0).x, y: lead.y + 3 }, 'u1/1', true), true);
  hands.onUp(touch(lead));
  expect([place(0, 0).y, place(0, 1).y]).toEqual([expect.closeTo(lead.y + 3, 6), mate.y]);
  const wall = measureStore.now.measureTable.pieces[1] ?? { x: 0, y: 0 };
  expect(hands.onDown(touch(wall))).toBe('pan');
  expect(hands.onDown(touch(wall))).toBe('table');
  hands.onMove(touch({ x: wall.x, y: wall.y - 1 }), true);
  hands.onCancel();
  expect(measureStore.now.measureTable.pieces[1]).toEqual(wall);
  expect(hands.onDown(touch({ x: 5, y: 5 }))).toBe('pan');
  hands.onSecond(touch({ x: 0, y: 0 }, 'u6/1'));
  expect(measureStore.now.target).toBe('u6');
});

test('every question has its picture, and bare bases figures of their own size', () => {
  const base = { length: 50, width: 25, height: 1 };
  const measuring = putUnit(first(), { seat: 'azure', of: { base }, count: 2 });
  for (const question of ['gaps', 'coherency', 'reach', 'charge', 'weapons', 'sight', 'control'] as const) {
    const { overlays, minis } = measurePicture({ ...measuring, question }, BENCH_WORDS, ({ id }) => id);
    expect(minis.find(({ id }) => id === 'u7/1')?.figure).toBe('base-50x25x1');
    expect(overlays.rings.filter(({ look }) => look === 'select').length).toBeGreaterThanOrEqual(2);
    expect(overlays.objectives).toMatchObject([{ numeral: '1' }]);
  }
});

test('a battle is copied as it stands, to the last fraction of an inch, and stays as it is', () => {
  const match = playTo(clash(5), 'act', 'movement');
  const { battle } = match.getGame();
  const hash = match.hash();
  const { measureTable, left } = measureTableOf(battle, 'What if', 'life', ({ id }) => id);
  expect(left).toEqual([]);
  const copy = battleOf(measureTable);
  const spots = (from: typeof battle) =>
    from.units.map(({ seat, warscroll, models }) => [
      seat,
      warscroll,
      ...models.map(({ x, y, z }) => [x, y, z].map(each => each.toFixed(6))),
    ]);
  expect(spots(copy)).toEqual(spots(battle));
  expect(match.hash()).toBe(hash);
});

test('units in reserve are named as left behind', () => {
  const { battle } = clash(6).getGame();
  expect(measureTableOf(battle, '', 'life', ({ id }) => id).left).toHaveLength(battle.units.length);
});

test('PLAN-04 a layout is fitted to a measuring table of another size', () => {
  const table = { width: 48, depth: 30 };
  const { measureTable } = first();
  for (const layout of LAYOUTS) {
    const laid = layOut(measuringOf({ ...measureTable, table }), layout);
    expect(battleOf(laid.measureTable).field.features.map(({ footprint }) => footprint)).toEqual(
      terrainFor(layout, table).map(({ footprint }) => footprint),
    );
  }
});

test('FIELD-03 every piece of every layout is known again by its ground', () => {
  for (const layout of LAYOUTS) {
    const laid = layOut(first(), layout);
    const terrain = terrainFor(layout);
    expect(battleOf(laid.measureTable).field.features.map(({ footprint }) => footprint)).toEqual(
      terrain.map(({ footprint }) => footprint),
    );
    expect(terrain.map(each => placingOf(each)?.piece)).toEqual(
      laid.measureTable.pieces.map(({ of }) => 'piece' in of && of.piece),
    );
  }
  expect(
    placingOf({
      footprint: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
    }),
  ).toBeUndefined();
});

test('a battle can be begun from a table whose units are whole, and the faults of others are named', () => {
  const sound = setupFrom(exampleTable());
  expect(ageOfSigmar.faults(sound)).toEqual([]);
  const crowd = putUnit(first(), { seat: 'azure', of: { warscroll: 'liberators' }, count: 60 });
  expect(ageOfSigmar.faults(setupFrom(crowd.measureTable))).not.toEqual([]);
  const bare = putUnit(measuringOf(EMPTY_TABLE), {
    seat: 'azure',
    of: { base: { length: 32, width: 32, height: 1 } },
    count: 1,
  });
  expect(setupTrouble(setupFrom(bare.measureTable))).not.toEqual([]);
  expect(setupTrouble(sound)).toEqual([]);
});

test.each([
  ['across', (x: number) => ({ left: 10 * x, top: 0 }), ['play']],
  ['on its side', (x: number) => ({ left: 0, top: 10 * x }), []],
])('a table that lies %s on the screen is looked at from near by where there is room', (_, pixel, views) => {
  const measureStore = new MeasureStore(exampleTable());
  const seen: string[] = [];
  const show = async ({ kind }: { readonly kind: string }) => void seen.push(kind);
  const stage = fakeStage({ show, pixelOf: ({ x }) => pixel(x) });
  measureStore.setStage(stage);
  measureStore.setStage(stage);
  expect(seen).toEqual(views);
});

test('another table can be undone: the one before comes back with everything on it, and the question stays', () => {
  const measureStore = new MeasureStore(exampleTable());
  measureStore.change(each => ({ ...nudge(each, { x: 1, y: 0 }), question: 'charge' }));
  const { measureTable } = measureStore.now;
  measureStore.lay(EMPTY_TABLE);
  expect(measureStore.now).toMatchObject({
    measureTable: EMPTY_TABLE,
    selected: undefined,
    question: 'charge',
    held: undefined,
  });
  measureStore.change(undo);
  expect(measureStore.now.measureTable).toBe(measureTable);
  measureStore.change(redo);
  expect(measureStore.now.measureTable).toBe(EMPTY_TABLE);
  measureStore.change(undo);
  measureStore.change(undo);
  expect(measureStore.now.measureTable).toEqual(exampleTable());
});

test('a table from a link can be undone to the one that was left here', () => {
  const measureStore = new MeasureStore(EMPTY_TABLE, exampleTable());
  measureStore.change(undo);
  expect(measureStore.now.measureTable).toEqual(exampleTable());
});
