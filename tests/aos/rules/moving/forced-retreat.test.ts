import { describe, expect, test } from 'vitest';
import type { Effect, Mark } from '../../../../src/games/aos/abilities/types';
import { ahead, type Scene, type StagedUnit, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';
const mark = (effect: Effect): Mark => ({
  ability: 'terror',
  effect,
  until: 'battle',
  seat: 'ember',
  against: false,
  given: [],
});
const fleeing = mark({ do: 'mustRetreat' });
const barred = mark({ do: 'forbid', commands: ['retreat'] });

/** A lord who must retreat, so far from an enemy. */
const cowed = (gap: number, lord: Partial<StagedUnit> = {}, more: Partial<Scene> = {}) =>
  stage({
    phase: 'movement',
    azure: [unit(LORD, { at: { x: 30, y: 20 }, marks: [fleeing], ...lord })],
    ember: [unit(LORD, { id: 'foe', at: { x: 30, y: 20 + ahead(LORD, LORD, gap) } })],
    ...more,
  }).refusals({ type: 'endPhase' });
const refused = [{ rule: 'ABIL-01', code: 'move.forcedRetreat', facts: { unit: LORD } }];

describe('ABIL-01 RETR-01 who must retreat does before the phase ends', () => {
  test('within 3.00" of an enemy, not at 3.01"', () => {
    expect(cowed(3)).toEqual(refused);
    expect(cowed(3.01)).toEqual([]);
  });

  test('not who need not', () => {
    expect(cowed(1, { marks: [] })).toEqual([]);
  });

  test('not who has moved', () => {
    expect(cowed(1, { deeds: ['moved', 'retreated'] })).toEqual([]);
  });

  test('not who is forbidden to', () => {
    expect(cowed(1, { marks: [fleeing, barred] })).toEqual([]);
  });

  test('not in another phase', () => {
    expect(cowed(1, {}, { phase: 'shooting' })).toEqual([]);
  });

  test('not who is hemmed in on every side', () => {
    const ring = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((angle, i) =>
      unit(LORD, {
        id: `foe-${i}`,
        at: { x: 30 + Math.cos(angle) * 2.2, y: 20 + Math.sin(angle) * 2.2 },
        facing: 0,
      }),
    );
    expect(cowed(1, {}, { ember: ring })).toEqual([]);
  });

  test('also where only a shorter way is open: the table ends', () => {
    const corner = { x: 0.8, y: 0.8 };
    const foes = [
      unit(LORD, { id: 'right', at: { x: 0.8 + ahead(LORD, LORD, 1), y: 0.8 } }),
      unit(LORD, { id: 'above', at: { x: 0.8, y: 0.8 + ahead(LORD, LORD, 9) } }),
    ];
    expect(cowed(1, { at: corner }, { ember: foes })).toEqual(refused);
  });
});
