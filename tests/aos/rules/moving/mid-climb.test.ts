import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { enemyGap } from '../../../../src/games/aos/facts/places/distance';
import { DEFAULT_RULINGS, type Rulings } from '../../../../src/games/aos/rulings';
import { commandSchema } from '../../../../src/games/aos/schemas/command';
import { rulingsSchema } from '../../../../src/games/aos/schemas/rulings';
import type { Step } from '../../../../src/games/aos/types';
import { baseOf, type Scene, type Staged, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const LORD = 'lord-celestant';
const HALF = baseOf(LORD).length / 2;
/** A wall of 4" across the table: with its base over it and down behind, a Move of 5" does not suffice. */
const [FRONT, BACK] = [20, 20.2];
const wall = piece(rectangle(0, FRONT, 72, BACK), { height: 4 });
const FOOT = FRONT - HALF;
const BEHIND = BACK + HALF;
const ON: Partial<Rulings> = { midClimbStop: true };

/** A Lord-Celestant (Move 5") 1" before the wall, or hanging on it. */
const atWall = (more: Partial<Scene> = {}): Staged =>
  stage({
    phase: 'movement',
    azure: [unit(LORD, { at: { x: 30, y: FOOT - 1 } })],
    ember: [unit('liberators', { id: 'foe', at: { x: 30, y: 44 } })],
    terrain: [wall],
    rulings: ON,
    ...more,
  });

const to = (staged: Staged, y: number, level?: number) => {
  const at = staged.unit(LORD).models[0];
  if (!at) throw new Error('nobody climbs');
  const path = [
    { x: at.x, y: at.y },
    { x: 30, y },
  ];
  const step: Step = { model: `${LORD}/1`, path, ...(level === undefined ? {} : { level }) };
  return { seat: 'azure', type: 'move', unit: LORD, steps: [step] } as const;
};
/** On to its next move; the winner of the roll goes first. */
const nextTurn = (staged: Staged) => {
  staged.submit({ type: 'endPhase' });
  staged.playTo('movement', 'azure');
};
const height = (staged: Staged) => staged.unit(LORD).models[0]?.z;

describe('halting in mid-climb, where the players agree on it', () => {
  test.each([
    ['TMOVE-03 1" to the wall and 4.00" up it are 5"', FOOT, 4, []],
    ['TMOVE-03 TMOVE-02 1.01" and 4.00" are more', FOOT, 4, ['move.tooFar'], FOOT - 1.01],
    ['TMOVE-03 above the top there is nothing to hold on to', FOOT, 4.01, ['move.cannotHalt']],
    ['TMOVE-03 0.01" from the wall neither', FOOT - 0.01, 2, ['move.cannotHalt']],
    ['TMOVE-03 nor inside of it', FOOT + 0.1, 2, ['move.tooFar', 'move.cannotStand', 'move.cannotHalt']],
  ] as const)('%s', (_, y, level, codes, from = FOOT - 1) => {
    const staged = atWall({ azure: [unit(LORD, { at: { x: 30, y: from } })] });
    expect(staged.check(to(staged, y, level))).toEqual(codes);
  });

  test('TMOVE-03 a wall that costs more than a whole move is crossed in three: up, over, down', () => {
    const staged = atWall({ dice: [6, 1, 6, 1] });
    expect(staged.check(to(staged, BEHIND))).toEqual(['move.tooFar']);
    staged.submit(to(staged, FOOT, 3));
    expect(height(staged)).toBe(3);
    nextTurn(staged);
    expect(staged.check(to(staged, BEHIND))).toEqual(['move.tooFar']); // 1" + 2" up, over and 4" down
    const over = 1 + (BEHIND - FOOT);
    staged.submit(to(staged, BEHIND, 4 - (5 - over)));
    expect(height(staged)).toBeCloseTo(over - 1, 9);
    nextTurn(staged);
    staged.submit(to(staged, BEHIND + 5 - (over - 1)));
    expect(height(staged)).toBe(0);
  });

  test('TMOVE-03 it may also stay, climb back down, and is offered something to do', () => {
    const staged = atWall({ dice: [6, 1] });
    staged.submit(to(staged, FOOT, 3));
    nextTurn(staged);
    expect(height(staged)).toBe(3);
    expect(staged.check(to(staged, FOOT - 2))).toEqual([]);
    expect(staged.check(to(staged, FOOT - 2.01))).toEqual(['move.tooFar']);
    expect(staged.check(to(staged, FOOT, 0))).toEqual([]);
    expect(staged.options().some(option => option.type === 'move')).toBe(true);
  });

  test('TMOVE-03 bots are offered the halt where their move runs out', () => {
    const levels = (staged: Staged) =>
      staged.options().flatMap(option => (option.type === 'move' ? option.steps.map(({ level }) => level) : []));
    expect(levels(atWall()).filter(level => level !== undefined)[0]).toBeCloseTo(4, 5);
    expect(levels(atWall({ rulings: {} })).every(level => level === undefined)).toBe(true);
  });

  test('TMOVE-03 the refusal says how high it could halt, and that one may', () => {
    const staged = atWall();
    expect(staged.refusals(to(staged, BEHIND))[0]?.facts).toMatchObject({ allowed: 5, mayHalt: true });
    expect(staged.refusals(to(staged, FOOT, 4.5))[0]).toMatchObject({
      rule: 'TMOVE-03',
      facts: { level: 4.5, top: 4 },
    });
    expect(staged.refusals(to(staged, FOOT - 0.5, 2))[0]?.facts).toMatchObject({ level: 2, top: 0 });
  });

  test('MOVE-13 TMOVE-03 the 3" around enemies are kept where it hangs', () => {
    const near = (gap: number) =>
      atWall({
        ember: [unit('liberators', { id: 'foe', at: { x: 30 + 2 * HALF + gap, y: FOOT }, across: 1 })],
        azure: [unit(LORD, { at: { x: 30, y: FOOT - 4 } })],
      });
    const climb = (staged: Staged) => staged.check(to(staged, FOOT, 1));
    expect(climb(near(3.01))).toEqual([]);
    expect(climb(near(3))).toEqual(['move.tooCloseToEnemy']);
  });

  test('UNIT-02 TMOVE-03 nobody climbs more than 6" away from the rest', () => {
    const cliff = piece(rectangle(0, FRONT, 72, 30), { height: 12 });
    const places = Array.from({ length: 5 }, (_, i) => ({ x: 30 + 1.8 * i, y: FOOT }));
    const staged = (level: number) => {
      const scene = atWall({ terrain: [cliff], azure: [unit('liberators', { places })], dice: [6] });
      scene.submit({ type: 'run', unit: 'liberators' });
      const steps = [{ model: 'liberators/1', path: [places[0] ?? { x: 0, y: 0 }], level }];
      return scene.check({ type: 'move', unit: 'liberators', steps });
    };
    expect(staged(6)).toEqual([]);
    expect(staged(6.01)).toEqual(['unit.notOneGroup']);
  });

  test('TMOVE-03 distances are measured from where it hangs', () => {
    const staged = atWall();
    const plan = enemyGap(staged.battle(), staged.unit(LORD));
    staged.submit(to(staged, FOOT, 4));
    expect(staged.eventsOf('unitMoved')[0]?.moved[0]).toMatchObject({ end: { x: 30, y: FOOT, z: 4 } });
    expect(enemyGap(staged.battle(), staged.unit(LORD))).toBeCloseTo(Math.hypot(plan - 1, 4), 6);
  });
});

describe('with the proposed ruling', () => {
  test('TMOVE-03 nobody halts in mid-climb', () => {
    const staged = atWall({ rulings: {} });
    expect(staged.refusals(to(staged, FOOT, 3))).toMatchObject([
      { rule: 'TMOVE-03', code: 'move.cannotHalt', facts: { level: 3, top: undefined } },
    ]);
    expect(staged.refusals(to(staged, BEHIND))[0]?.facts).toMatchObject({ mayHalt: false });
  });

  test('TMOVE-03 a file from before this ruling is read as it was meant', () => {
    const { midClimbStop: _, ...older } = DEFAULT_RULINGS;
    expect(v.parse(rulingsSchema, older)).toEqual(DEFAULT_RULINGS);
    expect(v.safeParse(rulingsSchema, { ...older, midClimbStop: 'up' }).success).toBe(false);
  });

  test('TMOVE-03 a halt can be said in a file', () => {
    const move = to(atWall(), FOOT, 3);
    expect(v.parse(commandSchema, JSON.parse(JSON.stringify(move)))).toEqual(move);
  });
});
