import { expect, test } from 'vitest';
import { layOutSlain, slainRow } from '../../../src/scene/minis/slain-row';

const table = { width: 72, depth: 48 };

test('the slain of each side lie beside its own edge, on the rail and off the mat', () => {
  for (const { x, z } of slainRow(table, 0, 12)) {
    expect(x).toBeLessThan(0);
    expect(x).toBeGreaterThan(-3.2);
    expect(z).toBeGreaterThan(0);
  }
  for (const { x } of slainRow(table, 1, 12)) expect(x).toBeGreaterThan(72);
});

test('however many fell, the row ends before the rail does', () => {
  for (const { y } of slainRow(table, 0, 200)) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(48);
  }
});

test('no slain model lies on another (40 slain)', () => {
  const places = new Set(slainRow(table, 1, 40).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`));
  expect(places.size).toBe(40);
});

test('the slain of each side lie on its own rail, marked as fallen', () => {
  const one = {
    id: 'a',
    figure: 'liberators',
    pose: 0,
    seat: 0,
    outline: { kind: 'circle', radius: 0.8 },
    height: 2,
  } as const;
  const views = layOutSlain([one, { ...one, id: 'b', seat: 1 }], { width: 72, depth: 48 });
  expect(views.map(({ id, look }) => [id, look?.fallen])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(views[0]?.x).toBeLessThan(0);
  expect(views[1]?.x).toBeGreaterThan(72);
});
