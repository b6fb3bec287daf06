import { describe, expect, test } from 'vitest';
import { braveryOf, plainBravery } from '../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

/** Liberators (Bravery 7) that lost some this turn. */
const shaken = (lost: number, dice: readonly number[], models = 10, points = 0) =>
  stage({
    phase: 'battleshock',
    azure: [unit('liberators', { at: { x: 10, y: 10 }, models, lost })],
    ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
    points: { azure: points },
    dice,
  });

describe('battleshock', () => {
  test.each([
    ['SHOCK-03 SHOCK-05 a 4 and three slain are 7 against 7: it holds', 3, [4], 0],
    ['SHOCK-05 SHOCK-06 a 5 and three slain are 8 against 7: one flees', 3, [5], 1],
    ['SHOCK-06 a 6 and four slain are 10 against 7: three flee', 4, [6], 3],
  ])('%s', (_, lost, dice, fleeing) => {
    const staged = shaken(lost, dice, 10);
    staged.submit({ type: 'testNerve', unit: 'liberators' });
    expect(staged.ask()?.kind === 'flee' ? staged.ask() : { count: 0 }).toMatchObject({ count: fleeing });
  });

  test.each([
    ['SHOCK-04 19 left: +1', 20, 1, 8, [{ by: 1, cause: 'SHOCK-04' }]],
    ['SHOCK-04 20 left: +2', 25, 5, 9, [{ by: 2, cause: 'SHOCK-04' }]],
    ['SHOCK-04 9 left: +0', 10, 1, 7, []],
  ])('%s', (_, models, lost, bravery, modifiers) => {
    const staged = shaken(lost, [1], models);
    staged.submit({ type: 'testNerve', unit: 'liberators' });
    expect(staged.eventsOf('nerveTested')[0]).toMatchObject({ bravery, modifiers });
  });

  test('SHOCK-01 a unit that lost nobody is not tested', () => {
    const staged = shaken(0, []);
    expect(staged.battle().phase).not.toBe('battleshock');
  });

  test('SHOCK-07 the owner chooses who flees, just as many as must', () => {
    const staged = shaken(3, [5]);
    staged.submit({ type: 'testNerve', unit: 'liberators' });
    expect(staged.check({ type: 'flee', unit: 'liberators', models: [] })).toEqual(['flee.wrongCount']);
    expect(staged.check({ type: 'flee', unit: 'liberators', models: ['liberators/1', 'liberators/2'] })).toEqual([
      'flee.wrongCount',
    ]);
    expect(staged.check({ type: 'flee', unit: 'liberators', models: ['lord-celestant/1'] })).toContain('model.unknown');
    staged.submit({ type: 'flee', unit: 'liberators', models: ['liberators/3'] });
    expect(staged.battle().slain.at(-1)).toMatchObject({ model: 'liberators/3', cause: 'fled', by: undefined });
    expect(staged.battle().firstBlood).toBeUndefined();
  });

  test('SHOCK-07 nobody flees twice', () => {
    const staged = shaken(3, [6]);
    staged.submit({ type: 'testNerve', unit: 'liberators' });
    const models = ['liberators/3', 'liberators/3'];
    expect(staged.refusals({ type: 'flee', unit: 'liberators', models })).toEqual([
      { rule: 'SHOCK-07', code: 'model.named.twice', facts: { model: 'liberators/3' } },
    ]);
  });

  test('SHOCK-01 CMD-12 only who lost someone, and once; not who is inspired', () => {
    const staged = stage({
      phase: 'battleshock',
      azure: [
        unit('liberators', { id: 'shaken', at: { x: 10, y: 10 }, lost: 1 }),
        unit('liberators', { id: 'calm', at: { x: 30, y: 10 } }),
        unit('liberators', { id: 'tested', at: { x: 50, y: 10 }, lost: 1, deeds: ['tested'] }),
        unit('liberators', { id: 'inspired', at: { x: 10, y: 20 }, lost: 1, deeds: ['inspired'] }),
      ],
      ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
    });
    const why = (id: string) => staged.refusals({ type: 'testNerve', unit: id });
    expect(why('shaken')).toEqual([]);
    expect(why('calm')).toEqual([{ rule: 'SHOCK-01', code: 'nerve.noneSlain', facts: {} }]);
    expect(why('tested')).toEqual([{ rule: 'SHOCK-01', code: 'nerve.already', facts: {} }]);
    expect(why('inspired')).toEqual([{ rule: 'CMD-12', code: 'nerve.inspired', facts: {} }]);
  });

  test('SHOCK-06 if all must flee there is nothing to choose', () => {
    const staged = stage({
      phase: 'battleshock',
      azure: [unit('liberators', { at: { x: 10, y: 10 }, lost: 4 }), unit('lord-celestant', { at: { x: 50, y: 10 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 10, y: 40 } })],
      dice: [6],
    });
    staged.submit({ type: 'testNerve', unit: 'liberators' });
    expect(staged.unit('liberators').models).toEqual([]);
  });

  test('SHOCK-02 the active player’s units first', () => {
    const staged = stage({
      phase: 'battleshock',
      active: 'ember',
      azure: [unit('liberators', { at: { x: 10, y: 10 }, lost: 1 })],
      ember: [unit('chainrasp-horde', { at: { x: 10, y: 40 }, lost: 1 })],
      dice: [1, 1],
    });
    expect(staged.ask()).toEqual({ kind: 'testNerve', seat: 'ember' });
    staged.submit({ type: 'testNerve', unit: 'chainrasp-horde' });
    expect(staged.ask()).toEqual({ kind: 'testNerve', seat: 'azure' });
    staged.submit({ type: 'testNerve', unit: 'liberators' });
  });
});

describe('Inspiring Presence', () => {
  const led = (gap: number, points: number, general = false) =>
    stage({
      phase: 'battleshock',
      azure: [
        unit('liberators', { at: { x: 10, y: 10 }, lost: 1, across: 1 }),
        unit('lord-celestant', { at: { x: 10 + apart('liberators', 'lord-celestant', gap), y: 10 } }),
      ],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 10, y: 40 } })],
      generals: { azure: general ? 'lord-celestant/1' : 'liberators/1' },
      points: { azure: points },
    });

  test('CMD-12 CMD-04 a unit within 6" of a hero is spared', () => {
    const staged = led(6, 1);
    expect(staged.ask()).toEqual({ kind: 'inspire', seat: 'azure' });
    staged.submit({ type: 'inspire', unit: 'liberators' });
    expect(staged.battle().phase).not.toBe('battleshock');
    expect(staged.battle().commandPoints.azure).toBe(0);
  });

  test.each([
    ['CMD-12 6.01" from a hero: not offered', 6.01, false, 'testNerve'],
    ['CMD-12 GENL-04 12.00" from a general who is a hero: offered', 12, true, 'inspire'],
    ['CMD-12 12.01" from the general: not offered', 12.01, true, 'testNerve'],
    ['CMD-07 CMD-08 a point may be kept', 3, false, 'inspire'],
  ])('%s', (_, gap, general, asked) => {
    const staged = led(gap, 1, general);
    expect(staged.ask()?.kind).toBe(asked);
    if (asked === 'inspire') staged.submit({ type: 'pass' });
    expect(staged.ask()?.kind).toBe('testNerve');
    expect(staged.battle().commandPoints.azure).toBe(1);
  });
});

describe('split units', () => {
  test.each([
    ['SPLIT-01 gaps of 1.00" hold', 1, 'chooseFirst'],
    ['SPLIT-01 1.01" does not: the owner keeps one group', 1.01, 'keepGroup'],
  ])('%s', (_, gap, asked) => {
    const width = ahead('liberators', 'liberators', 0);
    const xs = [0, 1, 2].map(i => 10 + i * (width + 0.2));
    const far = (xs[2] ?? 0) + width + gap;
    const places = [...xs, far, far + width + 0.2].map(x => ({ x, y: 10 }));
    const staged = stage({
      phase: 'battleshock',
      turn: 2,
      azure: [unit('liberators', { places })],
      ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
      generals: { azure: 'liberators/4' },
      dice: [6, 1],
    });
    expect(staged.ask()?.kind).toBe(asked);
    if (asked === 'keepGroup') {
      expect(staged.refusals({ type: 'keepGroup', unit: 'liberators', model: 'foe/1' })).toEqual([
        { rule: 'SPLIT-01', code: 'model.unknown', facts: { model: 'foe/1' } },
      ]);
      staged.submit({ type: 'keepGroup', unit: 'liberators', model: 'liberators/4' });
      expect(staged.unit('liberators').models.map(({ id }) => id)).toEqual(['liberators/4', 'liberators/5']);
      expect(staged.battle().slain.map(({ cause }) => cause)).toEqual(['split', 'split', 'split']); // SPLIT-02
    }
  });
});

describe('a test that may be taken again', () => {
  /** Ten of Bravery 7 (and 1 for their number) that lost three more. */
  const shakenAgain = (dice: readonly number[], more: { readonly turn?: 1 | 2 } = {}) => {
    const staged = stage({
      phase: 'battleshock',
      azure: [unit('stubborn', { at: { x: 10, y: 10 }, models: 10, lost: 4 })],
      ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
      dice,
      ...more,
    });
    staged.submit({ type: 'testNerve', unit: 'stubborn' });
    return staged;
  };

  test('RR-06 SHOCK-05 who has failed is asked, for the second roll could be worse', () => {
    const staged = shakenAgain([4]); // 8 against 7
    expect(staged.ask()).toEqual({
      kind: 'rerollDice',
      seat: 'azure',
      unit: 'stubborn',
      roll: 'nerve',
      dice: [0],
      faces: [4],
    });
  });

  test('RR-06 kept, one flees', () => {
    const staged = shakenAgain([4]);
    staged.submit({ type: 'rerollDice', unit: 'stubborn', dice: [] });
    expect(staged.ask()).toMatchObject({ kind: 'flee', count: 1 });
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ face: 4, before: undefined }]);
  });

  test.each([
    ['RR-01 the new result stands, better', 1, undefined],
    ['RR-01 or worse', 6, 3],
  ])('%s', (_, face, count) => {
    const staged = shakenAgain([4, face]);
    staged.submit({ type: 'rerollDice', unit: 'stubborn', dice: [0] });
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ face, before: 4 }]);
    expect(staged.ask()?.kind === 'flee' ? staged.ask() : undefined).toEqual(
      count === undefined ? undefined : { kind: 'flee', seat: 'azure', unit: 'stubborn', count },
    );
  });

  test('RR-06 who has passed is not asked', () => {
    const staged = shakenAgain([3]);
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ face: 3 }]);
  });
});

describe('who takes no test', () => {
  test('SHOCK-01 ABIL-01 a unit that an ability spares is not asked, and cannot be tested', () => {
    const staged = stage({
      phase: 'battleshock',
      azure: [
        unit('fearless', { at: { x: 10, y: 10 }, models: 10, lost: 4 }),
        unit('liberators', { at: { x: 40, y: 10 }, lost: 1 }),
      ],
      ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
    });
    expect(staged.check({ type: 'testNerve', unit: 'fearless' })).toEqual(['nerve.inspired']);
    expect(staged.options()).toEqual([{ seat: 'azure', type: 'testNerve', unit: 'liberators' }]);
  });

  test('SHOCK-01 wounds that slew nobody call for no test', () => {
    const staged = stage({
      phase: 'battleshock',
      azure: [unit('liberators', { at: { x: 10, y: 10 }, wounds: 1 })],
      ember: [unit('lord-celestant', { at: { x: 10, y: 40 } })],
    });
    expect(staged.battle().phase).not.toBe('battleshock');
  });
});

test('SHOCK-04 numbers give courage in the test alone, not against what asks for Bravery', () => {
  const staged = stage({
    azure: [unit('spirit-torment', { at: { x: 60, y: 40 } })],
    ember: [unit('chainrasp-horde', { models: 20, at: { x: 10, y: 10 }, across: 10 })],
  });
  const horde = staged.unit('chainrasp-horde');
  expect(plainBravery(staged.battle(), horde)).toBe(10);
  expect(braveryOf(staged.battle(), horde)).toBe(12);
});
