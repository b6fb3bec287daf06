import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import { suggestedFeatures } from '../../../../src/games/aos/battle-setup';
import { braveryOf } from '../../../../src/games/aos/rules/turn/battleshock';
import { SCENERY, type Scenery } from '../../../../src/games/aos/types';
import { scriptedState } from '../../../../src/kernel/dice';
import { stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const RADIUS = 40 / 25.4 / 2;
/** A piece with a rule so far to the right of a Lord-Celestant at 20, 10. */
const beside = (gap: number, scenery: Scenery) =>
  piece(rectangle(20 + RADIUS + gap, 5, 20 + RADIUS + gap + 3, 15), { scenery });

describe('scenery rules', () => {
  test('TERR-03 FIELD-03 rolled with one die for each feature that has none, before anything else', () => {
    const terrain = [
      piece(rectangle(10, 20, 12, 22), { id: 'a' }),
      piece(rectangle(20, 20, 22, 22), { id: 'b', scenery: 'arcane' }),
      piece(rectangle(30, 20, 32, 22), { id: 'c' }),
    ];
    const { game, events } = aos.start({ ...firstClash, terrain, scenery: 'rolled' }, scriptedState([4, 6, 5, 1]));
    expect(game.battle.field.features.map(({ scenery }) => scenery)).toEqual(['deadly', 'arcane', 'sinister']); // TERR-04
    expect(events.filter(({ type }) => type === 'sceneryRolled')).toHaveLength(2);
  });

  test('TERR-04 an obstacle and a stronghold have rules of their own, and no die gives them another', () => {
    const terrain = [
      piece(rectangle(10, 20, 12, 22), { id: 'wall', isObstacle: true }),
      piece(rectangle(20, 20, 22, 22), { id: 'keep', isGarrison: true }),
      piece(rectangle(30, 20, 32, 22), { id: 'hill' }),
    ];
    const { game } = aos.start({ ...firstClash, terrain, scenery: 'rolled' }, scriptedState([4, 5, 1]));
    expect(game.battle.field.features.map(({ scenery }) => scenery)).toEqual([undefined, undefined, 'deadly']);
  });

  test('TERR-03 each face has its rule', () => {
    expect(SCENERY).toEqual(['damned', 'arcane', 'inspiring', 'deadly', 'mystical', 'sinister']);
  });

  test.each([
    ['FIELD-04 six for a table of 72" by 48"', 72, 48, 6],
    ['FIELD-04 one for 24" by 47"', 24, 47, 1],
  ])('%s', (_, width, depth, count) => {
    expect(suggestedFeatures({ width, depth })).toBe(count);
  });

  test.each([
    ['SCEN-03 1.00" from Inspiring', 1, ['inspiring'], 10],
    ['SCEN-03 1.01" away', 1.01, ['inspiring'], 9],
    ['SCEN-06 1.00" from Sinister', 1, ['sinister'], 8],
    ['SCEN-06 both', 1, ['inspiring', 'sinister'], 9],
    ['SCEN-03 two of them are still +1', 1, ['inspiring', 'inspiring'], 10],
  ] as const)('%s', (_, gap, rules, bravery) => {
    const terrain = rules.map((scenery, i) => ({ ...beside(gap, scenery), id: `piece-${i}` }));
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators')],
      terrain,
    });
    expect(braveryOf(staged.battle(), staged.unit('lord-celestant'))).toBe(bravery);
  });

  /** Moves the hero half an inch nearer to a Deadly piece. */
  const deadly = (gap: number, dice: readonly number[]) => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(gap + 0.5, 'deadly')],
      dice,
    });
    staged.submit({
      type: 'move',
      unit: 'lord-celestant',
      steps: [
        {
          model: 'lord-celestant/1',
          path: [
            { x: 20, y: 10 },
            { x: 20.5, y: 10 },
          ],
        },
      ],
    });
    return staged;
  };

  test.each([
    ['SCEN-04 ending 1.00" away: a 1 hurts for D3', 1, [1, 6], 3],
    ['SCEN-04 a 2 does not', 1, [2], 0],
    ['SCEN-04 1.01" away no die falls', 1.01, [], 0],
  ])('%s', (_, gap, dice, wounds) => {
    expect(deadly(gap, dice).unit('lord-celestant').models[0]?.wounds).toBe(wounds);
  });

  test('SCEN-04 a move of no length is no move', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(1, 'deadly')],
    });
    const path = [{ x: 20, y: 10 }];
    staged.submit({ type: 'move', unit: 'lord-celestant', steps: [{ model: 'lord-celestant/1', path, facing: 1 }] });
    expect(staged.eventsOf('deadlyRolled')).toEqual([]);
  });

  /** The Lord-Arcanum's oval base beside a Deadly piece, turned or walked without ending elsewhere. */
  const arcanum = (
    step: { readonly path: readonly { x: number; y: number }[]; readonly facing?: number },
    dice: number[],
  ) => {
    const id = 'lord-arcanum-on-gryph-charger';
    const staged = stage({
      phase: 'movement',
      azure: [unit(id, { at: { x: 20, y: 10 }, facing: 0 })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(1, 'deadly')],
      dice,
    });
    staged.submit({ type: 'move', unit: id, steps: [{ model: `${id}/1`, ...step }] });
    return staged.eventsOf('deadlyRolled').length;
  };
  const HERE = { x: 20, y: 10 };

  test.each([
    ['SCEN-04 there and back again is a move', { path: [HERE, { x: 20, y: 8 }, HERE] }, [2], 1],
    ['SCEN-04 MOVE-09 an oval base that turns moves', { path: [HERE], facing: 1 }, [2], 1],
    ['SCEN-04 MOVE-09 all the way round it is where it was', { path: [HERE], facing: 2 * Math.PI }, [], 0],
  ])('%s', (_, step, dice, rolled) => {
    expect(arcanum(step, dice)).toBe(rolled);
  });

  test('SCEN-04 RUN-03 nor is a run that goes nowhere', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(1, 'deadly')],
      dice: [3],
    });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    staged.submit({ type: 'move', unit: 'lord-celestant', steps: [] });
    expect(staged.eventsOf('deadlyRolled')).toEqual([]);
  });

  test('SCEN-04 FB-07 losses to the land draw no first blood', () => {
    const staged = deadly(1, [1, 6]);
    expect(staged.battle().firstBlood).toBeUndefined();
  });

  test('SCEN-07 MOVE-04 a pile-in sets nothing off', () => {
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 13.5 }, across: 1 })],
      terrain: [beside(1, 'deadly')],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({
      type: 'pileIn',
      unit: 'lord-celestant',
      steps: [
        {
          model: 'lord-celestant/1',
          path: [
            { x: 20, y: 10 },
            { x: 20, y: 10.5 },
          ],
        },
      ],
    });
    expect(staged.eventsOf('deadlyRolled')).toEqual([]);
  });

  test.each([
    ['SCEN-01 1.00" from Damned: asked', 1, 'useAbilities'],
    ['SCEN-01 1.01" away: not', 1.01, 'act'],
  ])('%s', (_, gap, asked) => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(gap, 'damned')],
    });
    expect(staged.ask()?.kind).toBe(asked);
  });

  test('SCEN-01 a sacrifice costs D3 wounds at once and re-rolls hits of 1 until the next hero phase, once a phase', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('liberators', { at: { x: 20, y: 40 } })],
      terrain: [beside(1, 'damned')],
      dice: [3],
    });
    staged.submit({ type: 'sacrifice', unit: 'lord-celestant' });
    expect(staged.unit('lord-celestant')).toMatchObject({
      models: [{ wounds: 2 }],
      marks: [{ ability: 'SCEN-01', until: 'yourHero' }],
    });
    expect(staged.check({ type: 'sacrifice', unit: 'lord-celestant' })).toContain('ability.usedUp');
  });

  test.each([
    ['SCEN-05 NEG-01 1.00" from Mystical: each wound has a die', 1, [6, 5], 1],
    ['SCEN-05 1.01" away: none', 1.01, [], 2],
  ])('%s', (_, gap, negations, wounds) => {
    const staged = stage({
      phase: 'hero',
      active: 'ember',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 20 } })],
      terrain: [beside(gap, 'mystical')],
      dice: [5, 5, 4, ...negations],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: 'lord-celestant' });
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(wounds);
  });

  test('SCEN-05 GARR-05 a garrison is at its feature, wherever its models are shown', () => {
    const keep = piece(rectangle(18, 8, 22, 12), { id: 'keep', isGarrison: true, scenery: 'mystical' });
    const staged = stage({
      phase: 'hero',
      active: 'ember',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 20 } })],
      terrain: [keep],
      dice: [3, 4, 6],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: 'lord-celestant' });
    expect(staged.eventsOf('negationRolled')).toMatchObject([{ face: 6, needed: 6, cause: 'SCEN-05' }]);
  });
});
