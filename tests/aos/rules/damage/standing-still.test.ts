import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';

describe('who moves moves somewhere', () => {
  const waiting = (gap: number, dice: readonly number[] = []) =>
    stage({
      phase: 'movement',
      azure: [unit(LORD, { at: { x: 20, y: 10 } })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 10 + ahead(LORD, LORD, gap) } })],
      dice,
    });
  const still = (type: 'move' | 'retreat') => ({ type, unit: LORD, steps: [] }) as const;
  const refused = [{ rule: 'MOVE-02', code: 'move.noSteps', facts: {} }];

  test('MOVE-02 a move or a retreat without models is not one', () => {
    expect(waiting(20).refusals(still('move'))).toEqual(refused);
    expect(waiting(1).refusals(still('retreat'))).toEqual(refused);
  });

  test('RUN-03 who ran may stand still, but not call it a retreat', () => {
    const staged = waiting(20, [3]);
    staged.submit({ type: 'run', unit: LORD });
    expect(staged.refusals(still('retreat'))).toEqual(refused);
    staged.submit(still('move'));
    expect(staged.unit(LORD)).toMatchObject({ models: [{ x: 20, y: 10 }], deeds: ['ran', 'moved'] });
  });
});

describe('ABIL-01 strikes without a target', () => {
  /** A lord looses hammers at an enemy with one wound left; another stands out of reach. */
  const loosed = (dice: readonly number[]) => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit(LORD, { at: { x: 20, y: 10 }, deeds: ['moved'] })],
      ember: [
        unit('lord-executioner', { id: 'near', at: { x: 20 + apart(LORD, 'lord-executioner', 5), y: 10 }, wounds: 4 }),
        unit('lord-executioner', { id: 'far', at: { x: 20, y: 46 } }),
      ],
      generals: { ember: 'far/1' },
      dice,
    });
    const option = staged.options().find(each => each.type === 'useAbility');
    if (!option) throw new Error('nothing to loose');
    staged.submit(option);
    return staged;
  };

  test('all must be aimed while a unit is in reach, and may be skipped when none is', () => {
    const staged = loosed([2, 4, 1]);
    expect(staged.ask()).toMatchObject({ kind: 'strike', unit: LORD, left: 2 });
    expect(staged.check({ type: 'pass' })).toEqual(['ability.mustUse']);
    staged.submit({ type: 'strike', unit: LORD, target: 'near' });
    expect(staged.unit('near').models).toEqual([]);
    expect(staged.ask()).toMatchObject({ kind: 'strike', left: 1 });
    expect(staged.check({ type: 'strike', unit: LORD, target: 'far' })).toEqual(['ability.outOfReach']);
    staged.submit({ type: 'pass' });
    expect(staged.ask()?.kind).not.toBe('strike');
  });

  test('each is reported with its die', () => {
    const staged = loosed([1, 3]);
    staged.submit({ type: 'strike', unit: LORD, target: 'near' });
    expect(staged.eventsOf('abilityRolled').at(-1)).toMatchObject({ unit: LORD, faces: [3], needed: 4 });
    expect(staged.unit('near').models).toHaveLength(1);
  });
});
