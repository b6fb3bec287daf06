import { describe, expect, test } from 'vitest';
import { apart, stage, unit } from '../../fixture';

const KNIGHT = 'knight-incantor';
const GUARDIAN = 'guardian-of-souls';
const cast = (id: string, spell = 'arcane-bolt') => ({ type: 'cast', unit: id, model: `${id}/1`, spell }) as const;
const unbind = (id: string, model = `${id}/1`) => ({ type: 'unbind', unit: id, model }) as const;

/**
 * Two casters of ember in the middle; azure's wizards 10" and 30.01" from the first, and some models that are not
 * wizards.
 */
const casting = (dice: readonly number[]) => {
  const staged = stage({
    phase: 'hero',
    active: 'ember',
    azure: [
      unit(KNIGHT, { id: 'near', at: { x: 36 - apart(KNIGHT, GUARDIAN, 10), y: 24 } }),
      unit(KNIGHT, { id: 'next', at: { x: 36 + apart(KNIGHT, GUARDIAN, 12), y: 24 } }),
      unit(KNIGHT, { id: 'far', at: { x: 36 - apart(KNIGHT, GUARDIAN, 30.01), y: 24 } }),
      unit('liberators', { at: { x: 30, y: 10 } }),
    ],
    ember: [unit(GUARDIAN, { id: 'one', at: { x: 36, y: 24 } }), unit(GUARDIAN, { id: 'two', at: { x: 36, y: 30 } })],
    dice,
  });
  staged.pass();
  staged.submit(cast('one'));
  return staged;
};

describe('who may try to unbind', () => {
  test('CAST-03 a wizard near enough', () => {
    const staged = casting([3, 4]);
    expect(staged.ask()).toEqual({ kind: 'unbind', seat: 'azure' });
    expect(staged.check(unbind('near'))).toEqual([]);
  });

  test('CAST-03 not 30.01" away, and how far it is', () => {
    const [refused] = casting([3, 4]).refusals(unbind('far'));
    expect(refused).toMatchObject({ rule: 'CAST-03', code: 'unbind.tooFar', facts: { within: 30 } });
    expect(refused?.code === 'unbind.tooFar' && refused.facts.gap).toBeCloseTo(30.01, 6);
  });

  test('WIZ-01 nobody who is no wizard', () => {
    expect(casting([3, 4]).refusals(unbind('liberators'))).toEqual([
      { rule: 'WIZ-01', code: 'cast.noWizard', facts: {} },
    ]);
  });

  test('WIZ-03 no model of another unit', () => {
    expect(casting([3, 4]).refusals(unbind('near', 'far/1'))).toEqual([
      { rule: 'WIZ-03', code: 'model.unknown', facts: { model: 'far/1' } },
    ]);
  });

  test('WIZ-04 once in a phase, as often as its warscroll says', () => {
    const staged = casting([3, 4, 6, 6, 3, 4]);
    staged.submit(unbind('near'));
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'act' });
    staged.submit(cast('two', 'mystic-shield'));
    expect(staged.check(unbind('next'))).toEqual([]);
    const [refused] = staged.refusals(unbind('near'));
    expect(refused).toMatchObject({ rule: 'WIZ-04', code: 'unbind.noneLeft', facts: { unbinds: 1 } });
  });
});

describe('CAST-04 unbinding', () => {
  test.each([
    ['an 8 against a 7 unbinds', [4, 4], 'unbound'],
    ['a 7 against a 7 does not', [3, 4], undefined],
  ])('%s', (_, faces, how) => {
    const staged = casting([3, 4, ...faces]);
    const [rolled, ended] = staged.submit(unbind('near'));
    expect(rolled).toMatchObject({ type: 'unbindRolled', unit: 'near', faces, needed: 8, modifiers: [] });
    expect(ended?.type === 'spellEnded' ? ended.how : undefined).toBe(how);
    expect(staged.ask()?.kind).toBe(how ? 'act' : 'aimSpell');
  });
});
