import { describe, expect, test } from 'vitest';
import { planFaults } from '../../../src/games/aos/battleplans/plan-faults';
import { readPlan, readPlans, writePlan } from '../../../src/games/aos/battleplans/plan-file';
import { MOST_OBJECTIVES } from '../../../src/games/aos/battleplans/types';
import { proposed, resizedTo, setupOf } from '../../../src/games/aos/setup/choices';
import { fieldFaults } from '../../../src/games/aos/setup/faults';
import {
  isMirrored,
  mirrored,
  newPlan,
  SHAPES,
  withObjective,
  withoutObjective,
  withShape,
  withSpot,
} from '../../../src/games/aos/setup/plans/plan-changes';
import { planFaultWords } from '../../../src/games/aos/words/setup/plans';

const MAPS = [
  { width: 72, depth: 48 },
  { width: 24, depth: 24 },
  { width: 44, depth: 30 },
  { width: 48, depth: 96 },
];
const plan = newPlan('own-one', 'One', { width: 72, depth: 48 });
const corner = { kind: 'corner', territory: 0, index: 2 } as const;

describe('PLAN-02 the editor of battleplans', () => {
  test.each(MAPS)('begins with a sound plan on $width″ by $depth″, in every shape', map => {
    const begun = newPlan('own-one', 'One', map);
    expect(planFaults(begun)).toEqual([]);
    for (const shape of SHAPES) {
      expect(planFaults(withShape({ ...begun, setUpDistance: 4 }, shape)), shape).toEqual([]);
      expect(isMirrored(withShape(begun, shape)), shape).toBe(true);
    }
  });

  test('a corner goes to the grid of half an inch and stays on the map; its opposite follows, if that is wished', () => {
    const moved = withSpot(plan, corner, { x: 90, y: 20.3 }, true);
    expect(moved.territories[0][2]).toEqual({ x: 72, y: 20.5 });
    expect(moved.territories[1][2]).toEqual({ x: 0, y: 27.5 });
    expect(isMirrored(moved)).toBe(true);
    const alone = withSpot(plan, corner, { x: -3, y: Number.NaN }, false);
    expect(alone.territories[0][2]).toEqual({ x: 0, y: 0 });
    expect(alone.territories[1]).toBe(plan.territories[1]);
    expect(isMirrored(mirrored(alone))).toBe(true);
  });

  test('markers are added where there is room up to the limit, moved and taken away', () => {
    let full = plan;
    for (let count = 0; count < 20; count++) full = withObjective(full);
    expect(full.objectives).toHaveLength(MOST_OBJECTIVES);
    expect(planFaults(full)).toEqual([]);
    const moved = withSpot(full, { kind: 'objective', index: 1 }, { x: 3, y: 4 }, true);
    expect(moved.objectives[1]).toEqual({ x: 3, y: 4 });
    expect(withoutObjective(moved, 1).objectives).toHaveLength(MOST_OBJECTIVES - 1);
  });

  test('a plan goes into a file and comes back; an invalid file is reported', () => {
    expect(readPlan(writePlan(plan))).toEqual({ ok: true, value: plan });
    expect(readPlan('{}')).toMatchObject({ ok: false });
    expect(readPlan(writePlan({ ...plan, name: ' ' }))).toMatchObject({ ok: false, error: [{ path: 'name' }] });
    expect(readPlans(JSON.stringify([plan, { id: 'own-two' }, 7]))).toEqual([plan]);
    expect(readPlans('nonsense')).toEqual([]);
  });

  test('faults are reported in the words of the editor', () => {
    expect(planFaultWords({ path: 'territories[1]', reason: 'PLAN-03: this territory is too small' })).toBe(
      'Territory 2: this territory is too small',
    );
    expect(planFaultWords({ path: 'territories', reason: 'PLAN-03: the territories overlap' })).toBe(
      'The territories overlap',
    );
  });
});

describe('the page on which a battle is set up', () => {
  const fresh = proposed(7, [plan]);

  test('PLAN-02 carries the own plan that is chosen, and no other', () => {
    expect(setupOf(fresh).ownPlans).toBeUndefined();
    expect(setupOf({ ...fresh, plan: plan.id })).toMatchObject({ battleplan: plan.id, ownPlans: [plan] });
    expect(fieldFaults({ ...fresh, plan: plan.id })).toEqual({});
    const broken = { ...fresh, plan: plan.id, plans: [{ ...plan, setUpDistance: 40 }] };
    expect(Object.keys(fieldFaults(broken))).toEqual(['plan']);
  });

  test('PLAN-04 turns a plan of the game across the table; an own plan stays as drawn', () => {
    expect(setupOf({ ...fresh, isAcross: true }).battleplan).toBe('first-blood-across');
    expect(setupOf({ ...fresh, isAcross: true, plan: plan.id }).battleplan).toBe(plan.id);
  });

  test.each(MAPS)('FIELD-01 a table of $width″ by $depth″ has sound scenery', table => {
    for (const layout of ['old-road', 'twin-hills', 'open', 'chance']) {
      const choices = { ...fresh, layout, ...resizedTo(fresh, table) };
      expect(fieldFaults(choices), layout).toEqual({});
      expect(setupOf(choices).table).toEqual(table);
    }
  });
});
