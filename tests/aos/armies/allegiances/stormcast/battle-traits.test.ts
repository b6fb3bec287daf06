import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../../fixture';

const allegiances = { azure: 'stormcast-eternals' } as const;
const line = (x: number, y: number) => [0, 1, 2, 3, 4].map(i => ({ x: x + i * 1.7, y, facing: 0 }));

describe('Scions of the Storm', () => {
  const deploying = (...azure: readonly ReturnType<typeof unit>[]) => {
    const staged = stage({ azure, ember: [unit('chainrasp-horde')], phase: 'deployment', allegiances });
    return staged;
  };
  const reserve = (id: string) => ({ seat: 'azure', type: 'reserve', unit: id }) as const;

  test('a Stormcast unit may be held in the Celestial Realm, one for each on the table', () => {
    const staged = deploying(unit('liberators'), unit('judicators'), unit('retributors'));
    staged.submit(reserve('judicators'));
    expect(staged.unit('judicators').where).toEqual({ kind: 'reserve', place: 'the Celestial Realm' });
    staged.submit({
      type: 'deploy',
      unit: 'chainrasp-horde',
      places: Array.from({ length: 10 }, (_, i) => ({ x: 20 + i * 1.2, y: 40, facing: 0 })),
    });
    expect(staged.check(reserve('retributors'))).toEqual(['reserve.tooMany']);
    expect(staged.check({ type: 'deploy', unit: 'retributors', places: line(20, 10) })).toEqual([]);
  });

  const arriving = (round = 1) =>
    stage({
      azure: [unit('lord-celestant', { at: { x: 60, y: 10 } }), unit('liberators', { inReserve: true })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 30, y: 30 } })],
      phase: 'movement',
      round,
      allegiances,
    });
  const arrive = (y: number) => ({ type: 'arrive', unit: 'liberators', places: line(30, y) }) as const;

  test.each([
    ['9.01"', 9.01, []],
    ['9.00"', 9, ['reserve.nearEnemy']],
  ])('at the end of your movement phase it arrives more than 9" from the enemy: %s', (_, gap, codes) => {
    const staged = arriving();
    staged.submit({ type: 'endPhase' });
    expect([...new Set(staged.check(arrive(30 - ahead('liberators', 'lord-celestant', gap))))]).toEqual(codes);
  });

  test('arriving is no move: it may shoot, charge, and shoot rapidly', () => {
    const staged = arriving();
    staged.submit({ type: 'endPhase' });
    staged.submit(arrive(18));
    expect(staged.unit('liberators').deeds).toEqual(['arrived']);
    staged.submit({ type: 'pass' });
    staged.playTo('charge', 'azure');
    expect(staged.check({ type: 'tryCharge', unit: 'liberators' })).toEqual([]);
  });

  test('a unit that has not arrived when the fourth round starts is slain', () => {
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 60, y: 10 } }), unit('liberators', { inReserve: true })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 30, y: 30 } })],
      phase: 'priority',
      round: 4,
      allegiances,
      dice: [6, 1],
    });
    staged.submit({ type: 'chooseFirst', first: 'azure' });
    expect(staged.unit('liberators').models).toEqual([]);
    expect(staged.eventsOf('modelSlain').map(({ slain }) => slain.cause)).toContain('reserve');
  });
});

describe('Shock and Awe', () => {
  const attacked = (deeds: readonly 'arrived'[], isAlly?: true) => {
    const staged = stage({
      azure: [
        unit('liberators', { at: { x: 20, y: 20 }, deeds, ...(isAlly ? { isAlly } : {}) }),
        ...['a', 'b', 'c'].map((id, i) => unit('lord-celestant', { id, at: { x: 40 + 4 * i, y: 5 } })),
      ],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead('liberators', 'lord-celestant', 0.5) } })],
      active: 'ember',
      allegiances,
      dice: Array.from({ length: 6 }, () => 1),
    });
    staged.attack('foe', 'liberators');
    return staged.eventsOf('diceRolled')[0]?.modifier;
  };

  test('attacks on a unit that was set up this turn have −1 to hit', () => expect(attacked(['arrived'])).toBe(-1));
  test('on others not', () => expect(attacked([])).toBe(0));
  test('ALG-07 nor on allies', () => expect(attacked(['arrived'], true)).toBe(0));
});
