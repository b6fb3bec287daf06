import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { lying } from '../../../src/scene/dice/dice-mesh';
import { findFreeSpace } from '../../../src/scene/dice/free-space';
import { planThrow, roomFor } from '../../../src/scene/dice/throw-plan';
import type { DiceThrow } from '../../../src/table/dice';

/** Where the engraved faces are: opposite sides add up to seven. */
const NORMALS: readonly (readonly [face: number, normal: Vector3])[] = [
  [1, new Vector3(0, 1, 0)],
  [2, new Vector3(0, 0, 1)],
  [3, new Vector3(1, 0, 0)],
  [4, new Vector3(-1, 0, 0)],
  [5, new Vector3(0, 0, -1)],
  [6, new Vector3(0, -1, 0)],
];

test.each(NORMALS)('a die that shows %s has that face up, however it is turned', (face, normal) => {
  for (const yaw of [0, 1, 4]) {
    expect(normal.clone().applyQuaternion(lying(face, yaw)).y).toBeCloseTo(1);
  }
});

const thrown: DiceThrow = { id: 'hit-7', dice: [2, 6, 4, 6, 1].map(face => ({ sides: 6, face, seat: 0 })) };
const at = { x: 30, y: 20 };

test('dice come to rest without spin on the mat, and lie sorted from high to low', () => {
  const ways = planThrow(thrown, at, 0.63);
  const rest = ways.map(way => ({ face: way.face, ...way.sort(1) }));
  expect(rest.every(die => die.spin === 0 && die.height < 1e-9)).toBe(true);
  const inRow = [...rest].sort((one, other) => one.x - other.x).map(die => die.face);
  expect(inRow).toEqual([6, 6, 4, 2, 1]);
});

test('sorting begins where the tumble ended', () => {
  for (const way of planThrow(thrown, at, 0.63)) {
    const [landed, start] = [way.tumble(1), way.sort(0)];
    expect(landed.x).toBeCloseTo(start.x);
    expect(landed.y).toBeCloseTo(start.y);
    expect(landed.height).toBeCloseTo(0);
    expect(landed.spin).toBeCloseTo(0);
  }
});

test('dice at rest do not overlap, not even before they are sorted (40 dice)', () => {
  const many: DiceThrow = {
    id: 'many',
    dice: Array.from({ length: 40 }, (_, i) => ({ sides: 6, face: (i % 6) + 1, seat: 1 })),
  };
  const landed = planThrow(many, at, 1).map(way => way.tumble(1));
  landed.forEach((one, i) => {
    for (const other of landed.slice(i + 1)) {
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(1);
    }
  });
});

test('the same throw tumbles the same way; another does not', () => {
  const moments = (id: string) => planThrow({ ...thrown, id }, at, 0.63).map(way => way.tumble(0.4));
  expect(moments('hit-7')).toEqual(moments('hit-7'));
  expect(moments('hit-7')).not.toEqual(moments('hit-8'));
});

test('only failed dice lose their light, and only at the end', () => {
  const [failed, passed] = planThrow(
    {
      id: 'x',
      dice: [
        { sides: 6, face: 1, seat: 0, failed: true },
        { sides: 6, face: 6, seat: 0 },
      ],
    },
    at,
    1,
  );
  expect(failed?.tumble(0.5).fade).toBe(0);
  expect(failed?.sort(1).fade).toBe(1);
  expect(passed?.sort(1).fade).toBe(0);
});

test('dice look for the nearest clear ground, inside the frame', () => {
  const table = { width: 72, depth: 48 };
  const model = { x: 36, y: 24, z: 0, facing: 0, outline: roundBase(100), height: 2 };
  const room = roomFor(10, 0.63);
  const spot = findFreeSpace({ x: 36, y: 24 }, room, { bodies: [model], grounds: [] }, table);
  expect(Math.hypot(spot.x - 36, spot.y - 24)).toBeGreaterThan(2);
  expect(Math.hypot(spot.x - 36, spot.y - 24)).toBeLessThan(8);
  const corner = findFreeSpace({ x: 0, y: 0 }, room, { bodies: [], grounds: [] }, table);
  expect(corner.x).toBeGreaterThanOrEqual(room.width / 2);
  expect(corner.y).toBeGreaterThanOrEqual(room.depth / 2);
});

test('dice keep off scenery', () => {
  const hill = [
    { x: 30, y: 18 },
    { x: 42, y: 18 },
    { x: 42, y: 30 },
    { x: 30, y: 30 },
  ];
  const room = roomFor(10, 0.63);
  const spot = findFreeSpace({ x: 36, y: 24 }, room, { bodies: [], grounds: [hill] }, { width: 72, depth: 48 });
  const isBeside = Math.abs(spot.x - 36) >= 6 + room.width / 2 || Math.abs(spot.y - 24) >= 6 + room.depth / 2;
  expect(isBeside).toBe(true);
});

test('dice fall where they are seen', () => {
  const room = roomFor(6, 0.63);
  const isSeen = ({ x }: { readonly x: number }) => x > 40;
  const spot = findFreeSpace({ x: 36, y: 24 }, room, { bodies: [], grounds: [], isSeen }, { width: 72, depth: 48 });
  expect(spot.x).toBeGreaterThan(40);
  expect(spot.x).toBeLessThan(44);
});

test('only dice with six sides are thrown: the scene has no mesh for others', () => {
  const dice = [
    { sides: 20, face: 17, seat: 0 },
    { sides: 6, face: 3, seat: 1 },
    { sides: 6, face: 5, seat: 2 },
  ];
  expect(planThrow({ id: 'mixed', dice }, at, 1).map(({ face, seat }) => [face, seat])).toEqual([
    [3, 1],
    [5, 2],
  ]);
});
