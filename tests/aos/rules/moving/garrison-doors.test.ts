import { describe, expect, test } from 'vitest';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import { DEFAULT_RULINGS } from '../../../../src/games/aos/rulings';
import { begin } from '../../begin';
import { type StagedUnit, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const RADIUS = 40 / 25.4 / 2;
const keep = piece(rectangle(20, 10, 26, 16), { id: 'keep', height: 4, isGarrison: true });
const tower = piece(rectangle(30, 10, 36, 16), { id: 'tower', height: 4, isGarrison: true });
const enter = (id: string, feature = 'keep') => ({ type: 'garrison', unit: id, feature }) as const;

describe('who may go in', () => {
  const atTheGate = (azure: StagedUnit, ember: StagedUnit, phase: 'hero' | 'movement' = 'movement') =>
    stage({ phase, azure: [azure], ember: [ember], terrain: [keep, tower] });
  const lord = (more: Partial<StagedUnit> = {}) =>
    unit('lord-celestant', { at: { x: 20 - RADIUS - 2, y: 13 }, ...more });
  const foe = (more: Partial<StagedUnit> = {}) => unit('lord-celestant', { id: 'foe', at: { x: 60, y: 44 }, ...more });

  test('GARR-03 nobody where the enemy is inside, but into the next', () => {
    const staged = atTheGate(lord({ at: { x: 28, y: 13 } }), foe({ inside: 'keep' }));
    expect(staged.refusals(enter('lord-celestant'))).toEqual([
      { rule: 'GARR-03', code: 'garrison.enemyInside', facts: {} },
    ]);
    expect(staged.check(enter('lord-celestant', 'tower'))).toEqual([]);
  });

  test.each(['elsewhere', 'nowhere'])('GARR-01 nobody where there is no feature: %s', feature => {
    expect(atTheGate(lord(), foe()).refusals(enter('lord-celestant', feature))).toEqual([
      { rule: 'GARR-01', code: 'garrison.cannotHold', facts: { feature } },
    ]);
  });

  test('GARR-03 ROUND-07 in the movement phase', () => {
    expect(atTheGate(lord(), foe(), 'hero').refusals(enter('lord-celestant'))).toEqual([
      { rule: 'ROUND-07', code: 'turn.wrongPhase', facts: { needed: 'movement', now: 'hero' } },
    ]);
  });

  test('GARR-03 instead of a move, not after one', () => {
    expect(atTheGate(lord({ deeds: ['moved'] }), foe()).refusals(enter('lord-celestant'))).toEqual([
      { rule: 'GARR-03', code: 'garrison.insteadOfMove', facts: { hasRun: false } },
    ]);
  });

  test('GARR-08 RES-05 nor from another feature, nor out of reserve', () => {
    expect(atTheGate(lord({ inside: 'tower' }), foe()).check(enter('lord-celestant'))).toEqual(['move.garrisoned']);
    expect(atTheGate(lord({ inReserve: true }), foe()).check(enter('lord-celestant'))).toEqual(['ability.notInPlay']);
  });

  test.each([
    ['GARR-03 the last of five 6.00" away', 6, []],
    ['GARR-03 the last of five 6.01" away', 6.01, ['garrison.tooFar']],
  ])('%s', (_, gap, codes) => {
    const last = 20 - RADIUS - gap;
    const places = [0, 1, 2, 3, 4].map(i => ({ x: last + i * 0.3, y: 10 + i * 1.7 }));
    expect(atTheGate(unit('liberators', { places }), foe()).check(enter('liberators'))).toEqual(codes);
  });
});

describe('who may not come out, or do what garrisons do not', () => {
  const inside = (phase: 'movement' | 'charge') =>
    stage({
      phase,
      azure: [unit('lord-celestant', { inside: 'keep' }), unit('liberators', { at: { x: 10, y: 30 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 32, y: 13 } })],
      terrain: [keep],
    });

  test('GARR-11 who is not inside', () => {
    expect(inside('movement').refusals({ type: 'leaveGarrison', unit: 'liberators', places: [] })).toEqual([
      { rule: 'GARR-11', code: 'garrison.notInside', facts: {} },
    ]);
  });

  test.each([
    ['move', 'movement', { type: 'move', unit: 'lord-celestant', steps: [] }],
    ['retreat', 'movement', { type: 'retreat', unit: 'lord-celestant', steps: [] }],
    ['run', 'movement', { type: 'run', unit: 'lord-celestant' }],
    ['charge', 'charge', { type: 'tryCharge', unit: 'lord-celestant' }],
  ] as const)('GARR-08 a garrison does not %s', (_, phase, order) => {
    expect(inside(phase).refusals(order)).toEqual([{ rule: 'GARR-08', code: 'move.garrisoned', facts: {} }]);
  });
});

describe('GARR-02 set up inside', () => {
  /** The middle line is at 24; units stand more than 9" from the enemy's territory. */
  const deploying = (y1: number, y2: number, garrisonObeysSetupDistance = true) => {
    const feature = piece(rectangle(20, y1, 26, y2), { id: 'keep', height: 4, isGarrison: true });
    const rulings = { ...DEFAULT_RULINGS, garrisonObeysSetupDistance };
    const table = begin({ ...firstClash, battleplan: 'first-blood', terrain: [feature], rulings }, [6, 1]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    const [first] = table.battle().units.filter(({ seat }) => seat === 'azure');
    return table.refusals({ seat: 'azure', ...enter(first?.id ?? '') });
  };

  test('wholly within the player’s own territory: a feature across the line is not enough', () => {
    expect(deploying(10, 24.1)).toMatchObject([
      { rule: 'GARR-02', code: 'setUp.outsideTerritory', facts: { model: 'keep' } },
      { rule: 'GARR-02', code: 'setUp.nearEnemyTerritory', facts: { model: 'keep' } },
    ]);
  });

  test('as far from the enemy’s territory as anyone', () => {
    const [refused] = deploying(4, 13);
    const facts = refused?.code === 'setUp.nearEnemyTerritory' ? refused.facts : undefined;
    expect(facts).toMatchObject({ model: 'keep', distance: 11 });
    const needed = facts?.needed ?? 0;
    expect(deploying(4, 24 - needed)).toMatchObject([{ code: 'setUp.nearEnemyTerritory' }]);
    expect(deploying(4, 24 - needed - 0.01)).toEqual([]);
  });

  test('unless the players ruled otherwise', () => {
    expect(deploying(4, 13, false)).toEqual([]);
  });

  test('in a feature that reaches to the edge of the player’s own territory', () => {
    expect(deploying(0, 24, false)).toEqual([]);
  });
});
