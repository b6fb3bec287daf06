import { describe, expect, test } from 'vitest';
import { followLeader, leaderReach } from '../../../src/games/aos/ways/follow-leader';
import type { Body } from '../../../src/geometry/shapes/shape';
import type { Surroundings } from '../../../src/geometry/ways/move';
import { floodTowards, wayTowards } from '../../../src/geometry/ways/route/furthest-towards';
import { traceBackTo } from '../../../src/geometry/ways/route/trace-back';
import { box, disc, fieldOf, slab } from './scenes';

const walled = fieldOf(40, 40, slab(box(15, 10, 15.4, 21), 8));
const around = (others: readonly Body[] = []): Surroundings => ({ field: walled, others, enemies: [] });
const options = { allowance: 8 };

describe('one flood serves every goal', () => {
  const flood = floodTowards(disc(13, 20), around(), options);

  test('a trail leads from the start to the place nearest to the goal, dearer from place to place', () => {
    const trail = traceBackTo(flood, { x: 18, y: 19 });
    expect(trail[0]).toMatchObject({ x: 13, y: 20, cost: 0 });
    expect(trail.at(-1)?.x).toBeCloseTo(18, 6);
    expect(trail.every(({ cost }, i) => i === 0 || cost > (trail[i - 1]?.cost ?? 0))).toBe(true);
    expect(Math.max(...trail.map(({ y }) => y))).toBeGreaterThan(21.4);
  });

  test.each([
    [{ x: 18, y: 19 }, 0],
    [{ x: 24, y: 15 }, 1],
    [{ x: 40, y: 20 }, 15],
  ])('MOVE-12 to %o round the wall: there, or with all 8″ used', (goal, short) => {
    const way = wayTowards(disc(13, 20), goal, around(), options, flood);
    if (short === 0) expect(way?.end).toMatchObject(goal);
    else expect(way?.cost.total).toBeCloseTo(8, 5);
    expect(way?.short).toBeGreaterThanOrEqual(short);
    expect(way?.step.path.length).toBeGreaterThan(2);
  });
});

describe('a unit follows the one in front', () => {
  const unit = [disc(13, 20), disc(11.5, 20), disc(10, 20)];
  const lead = (x: number, y: number) => ({
    unit,
    slots: unit.map(body => ({ x: body.x + x, y: body.y + y })),
    first: 0,
  });
  const led = (x: number, y: number, others: readonly Body[] = []) => {
    const order = lead(x, y);
    const flood = leaderReach(order, around([...unit, ...others]), options);
    return followLeader(order, around([...unit, ...others]), { ...options, patience: 10 }, flood);
  };

  test('round the wall, each in its place', () => {
    const steps = led(6, 1.8)?.steps.toSorted((a, b) => a.model - b.model) ?? [];
    expect(steps.map(({ end: { x, y } }) => ({ x, y }))).toEqual(lead(6, 1.8).slots);
    expect(steps[0]?.step.path.length).toBeGreaterThan(2);
    expect(led(6, 1.8)?.short).toBe(0);
  });

  test('UNIT-02 no further than it can stay one group', () => {
    const shut = Array.from({ length: 12 }, (_, i) => disc(12.2, 14.6 + i)).filter(({ y }) => Math.abs(y - 20) > 0.9);
    const far = led(0, 12, shut);
    expect(far?.short).toBeGreaterThan(4);
  });

  test('a body that cannot move has no path', () => {
    expect(led(5, 0, [disc(13.2, 20)])).toBeUndefined();
  });
});
