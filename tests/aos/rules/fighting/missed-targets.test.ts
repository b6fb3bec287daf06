import { describe, expect, test } from 'vitest';
import { ahead, type Scene, type StagedUnit, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const JUDICATORS = unit('judicators', { at: { x: 30, y: 10 } });
const HORDE = 'chainrasp-horde';
const shooting = (ember: readonly StagedUnit[], more: Partial<Scene> = {}) =>
  stage({ phase: 'shooting', azure: [JUDICATORS], ember, ...more });
const reasons = (staged: ReturnType<typeof stage>, id = 'judicators') =>
  staged
    .refusals({ type: 'shoot', unit: id })
    .map(({ rule, code, facts }) => [rule, code, 'target' in facts && facts.target]);

/** A wall as tall as a house, from one edge of the table to the other. */
const WALL = piece(rectangle(0, 16, 72, 17), { id: 'wall', height: 12 });

describe('why no enemy can be shot at, enemy by enemy', () => {
  test('ATK-08 hidden is not out of range', () => {
    const staged = shooting([unit(HORDE, { at: { x: 30, y: 24 } })], { terrain: [WALL] });
    expect(reasons(staged)).toEqual([['ATK-08', 'shoot.notVisible', HORDE]]);
    const [refused] = staged.refusals({ type: 'shoot', unit: 'judicators' });
    expect(refused?.code === 'shoot.notVisible' && refused.facts.inRange).toBe(5);
  });

  test('ATK-08 ATK-07 the nearest miss comes first: one hidden in range, then those that are further away', () => {
    const staged = shooting(
      [
        unit(HORDE, { id: 'furthest', at: { x: 30, y: 44 } }),
        unit(HORDE, { id: 'far', at: { x: 30, y: 40 } }),
        unit(HORDE, { id: 'hidden', at: { x: 30, y: 24 } }),
      ],
      { terrain: [WALL] },
    );
    expect(reasons(staged)).toEqual([
      ['ATK-08', 'shoot.notVisible', 'hidden'],
      ['ATK-07', 'shoot.outOfRange', 'far'],
      ['ATK-07', 'shoot.outOfRange', 'furthest'],
    ]);
  });

  test('SHOOT-05 with an enemy within 3″ that is out of sight, the others are within 3″ of nobody', () => {
    const behind = { x: 30, y: 10 + ahead('judicators', HORDE, 2) };
    const staged = shooting(
      [unit(HORDE, { id: 'behind', at: behind }), unit(HORDE, { id: 'open', at: { x: 30, y: 2 } })],
      { terrain: [piece(rectangle(0, 11.2, 72, 11.6), { id: 'wall', height: 12 })] },
    );
    expect(reasons(staged)).toEqual([
      ['ATK-08', 'shoot.notVisible', 'behind'],
      ['SHOOT-05', 'shoot.engagedElsewhere', 'open'],
    ]);
  });

  test('ATK-05 nobody is there', () => {
    const staged = shooting([unit(HORDE, { inReserve: true })]);
    expect(reasons(staged)).toEqual([['ATK-05', 'shoot.noEnemy', false]]);
  });
});
