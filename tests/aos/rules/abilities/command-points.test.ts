import { describe, expect, test } from 'vitest';
import { checkHeroNear, checkPoint } from '../../../../src/games/aos/rules/abilities/command-points';
import { apart, type StagedUnit, stage, unit } from '../../fixture';

describe('CMD-10 to CMD-13 a hero near enough', () => {
  /** Liberators between a general and another hero, so far from each. */
  const between = (general: number, hero: number) => {
    const staged = stage({
      phase: 'movement',
      azure: [
        unit('liberators', { at: { x: 36, y: 10 }, across: 1 }),
        unit('lord-celestant', { at: { x: 36 - apart('liberators', 'lord-celestant', general), y: 10 } }),
        unit('lord-relictor', { at: { x: 36 + apart('liberators', 'lord-relictor', hero), y: 10 } }),
      ],
      ember: [unit('chainrasp-horde', { at: { x: 36, y: 40 } })],
      generals: { azure: 'lord-celestant/1' },
    });
    return checkHeroNear(staged.battle(), staged.unit('liberators'), 'CMD-10');
  };

  test.each([
    ['the general at 12.00"', 12, 20],
    ['the other at 6.00"', 20, 6],
  ])('%s will do', (_, general, hero) => {
    expect(between(general, hero)).toEqual([]);
  });

  test.each([
    ['the general 1" short, not the other 2" short', 13, 8, { nearest: 13, needed: 12 }],
    ['the other 2" short, not the general 3" short', 15, 8, { nearest: 8, needed: 6 }],
  ])('the refusal names the hero with the smallest gap: %s', (_, general, hero, { nearest, needed }) => {
    const [refused] = between(general, hero);
    expect(refused).toMatchObject({ rule: 'CMD-10', code: 'command.heroTooFar', facts: { needed } });
    expect(refused?.code === 'command.heroTooFar' && refused.facts.nearest).toBeCloseTo(nearest, 6);
  });
});

describe('CMD-01 CMD-04 a point and a hero to spend it', () => {
  const led = (lord: Partial<StagedUnit>, points: number) =>
    checkPoint(
      stage({
        phase: 'movement',
        azure: [
          unit('liberators', { at: { x: 30, y: 10 } }),
          unit('lord-celestant', { at: { x: 10, y: 10 }, ...lord }),
        ],
        ember: [unit('lord-celestant', { id: 'foe' })],
        generals: { azure: 'liberators/1' },
        points: { azure: points },
      }).battle(),
      'azure',
    ).map(({ code }) => code);

  test.each<[string, Partial<StagedUnit>, number, readonly string[]]>([
    ['both are there', {}, 1, []],
    ['a hero in reserve will do', { inReserve: true }, 1, []],
    ['no point', {}, 0, ['command.noPoints']],
    ['a dead hero will not do', { lost: 1, lostBefore: true }, 1, ['command.noHero']],
    ['neither', { lost: 1, lostBefore: true }, 0, ['command.noPoints', 'command.noHero']],
  ])('%s', (_, lord, points, codes) => {
    expect(led(lord, points)).toEqual(codes);
  });
});
