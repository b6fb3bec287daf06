import { describe, expect, test } from 'vitest';
import { ahead, type Order, type Scene, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';
import { piece, rectangle } from '../terrain-pieces';

bringStaged();

const use = (ability: string, more: Partial<Extract<Order, { type: 'useAbility' }>> = {}) =>
  ({ type: 'useAbility', unit: 'oracle', ability, ...more }) as const;
const WALL = piece(rectangle(5, 14, 35, 15), { id: 'wall', height: 6 });

/** An oracle, and before it a horde five inches away and a hero eight inches behind that. */
const asked = (more: Partial<Scene> = {}) => {
  const near = 10 + ahead('oracle', 'liberators', 5);
  return stage({
    phase: 'combat',
    azure: [unit('oracle', { at: { x: 20, y: 10 } }), unit('oracle', { id: 'waiting', inReserve: true })],
    ember: [
      unit('liberators', { id: 'near', at: { x: 20, y: near } }),
      unit('lord-celestant', { id: 'far', at: { x: 20, y: near + 8 } }),
    ],
    ...more,
  });
};

describe('why an ability cannot be used', () => {
  test('ABIL-06 it is for the other player’s turn', () => {
    expect(asked().refusals(use('defy'))).toEqual([
      { rule: 'ABIL-06', code: 'ability.wrongTurn', facts: { ability: 'defy', turn: 'enemy' } },
    ]);
    const theirs = asked({ active: 'ember' });
    expect(theirs.check(use('defy', { seat: 'azure' }))).toEqual([]);
  });

  test('GEN-02 ABIL-06 nobody has it, or not now', () => {
    expect(asked().refusals(use('omen'))).toEqual([
      { rule: 'GEN-02', code: 'ability.unknown', facts: { ability: 'omen' } },
    ]);
    expect(asked({ phase: 'movement' }).check(use('gift'))).toEqual(['ability.notNow']);
  });

  test('ABIL-01 what it asks for is not given', () => {
    expect(asked().refusals(use('doom'))).toEqual([
      { rule: 'ABIL-01', code: 'ability.notGiven', facts: { ability: 'doom' } },
    ]);
  });

  test('RES-05 its bearer is in reserve', () => {
    expect(asked().refusals(use('gift', { unit: 'waiting' }))).toEqual([
      { rule: 'RES-05', code: 'ability.notInPlay', facts: {} },
    ]);
  });

  test('ABIL-01 it has no such choice', () => {
    expect(asked().refusals(use('gift', { choice: 1 }))).toEqual([
      { rule: 'ABIL-01', code: 'ability.noSuchChoice', facts: {} },
    ]);
    expect(asked().check(use('gift', { choice: 0 }))).toEqual([]);
  });

  test('ABIL-03 it was used in this phase, unless it knows no limit', () => {
    const staged = asked();
    staged.submit(use('gift'));
    expect(staged.check(use('gift'))).toEqual([]);
    staged.submit(use('gaze', { target: 'near' }));
    expect(staged.refusals(use('gaze', { target: 'near' }))).toEqual([
      { rule: 'ABIL-03', code: 'ability.usedUp', facts: { ability: 'gaze' } },
    ]);
  });
});

describe('why a unit is not a legal target', () => {
  test.each([
    ['nobody is named', undefined, ''],
    ['there is no such unit', 'nobody', 'nobody'],
  ])('ABIL-01 %s', (_, target, named) => {
    expect(asked().refusals(use('gaze', { target }))).toEqual([
      { rule: 'ABIL-01', code: 'unit.unknown', facts: { unit: named } },
    ]);
  });

  test('MEAS-04 it is out of reach, and how far', () => {
    const [refused] = asked().refusals(use('gaze', { target: 'far' }));
    expect(refused).toMatchObject({
      rule: 'MEAS-04',
      code: 'ability.outOfReach',
      facts: { target: 'far', within: 12 },
    });
  });

  test('ATK-08 it is not seen', () => {
    expect(asked().check(use('gaze', { target: 'near' }))).toEqual([]);
    const hidden = asked({
      terrain: [WALL],
      ember: [
        unit('liberators', { id: 'near', at: { x: 20, y: 17 } }),
        unit('lord-celestant', { id: 'seen', at: { x: 20, y: 5 } }),
      ],
    });
    expect(hidden.refusals(use('gaze', { target: 'near' }))).toEqual([
      { rule: 'ATK-08', code: 'ability.notVisible', facts: { target: 'near' } },
    ]);
    expect(hidden.check(use('gaze', { target: 'seen' }))).toEqual([]);
  });

  test('MEAS-03 another is nearer', () => {
    expect(asked().check(use('closest', { target: 'near' }))).toEqual([]);
    const [refused] = asked().refusals(use('closest', { target: 'far' }));
    expect(refused).toMatchObject({ rule: 'MEAS-03', code: 'ability.notNearest', facts: { target: 'far' } });
    expect(refused?.code === 'ability.notNearest' && refused.facts.nearest).toBeCloseTo(5, 6);
  });

  test('MEAS-03 nobody but the nearest is offered', () => {
    const offered = asked()
      .options()
      .flatMap(option => (option.type === 'useAbility' ? [option] : []));
    expect(offered.filter(({ ability }) => ability === 'closest').map(({ target }) => target)).toEqual(['near']);
  });

  test('ABIL-01 there is nobody at all to use it on', () => {
    expect(asked().refusals(use('touch', { target: 'near' }))).toEqual([
      { rule: 'ABIL-01', code: 'ability.noTarget', facts: {} },
    ]);
  });

  test.each([
    ['MEAS-04 a model that is near enough', 'near/1', []],
    ['MEAS-04 one of the same unit that is not', 'near/5', ['ability.outOfReach']],
    ['ABIL-01 one of another unit', 'far/1', ['model.unknown']],
    ['ABIL-01 none', undefined, ['model.unknown']],
  ])('%s', (_, model, codes) => {
    expect(asked().check(use('single-out', { target: 'near', model }))).toEqual(codes);
  });

  test('MEAS-04 a model of a unit that is out of reach as a whole', () => {
    expect(asked().check(use('single-out', { target: 'far', model: 'far/1' }))).toEqual(['ability.outOfReach']);
  });
});
