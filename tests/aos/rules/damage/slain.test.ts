import { describe, expect, test } from 'vitest';
import type { Effect, Mark } from '../../../../src/games/aos/abilities/types';
import { ahead, stage, unit } from '../../fixture';

const LORD = 'lord-celestant'; // Wounds 5, Save 3+
const mark = (name: string, effect: Effect): Mark => ({
  ability: name,
  effect,
  until: 'battle',
  seat: 'ember',
  against: false,
  given: [],
});
/** Three attacks of the Liberator-Prime: all hit, wound and are not saved. */
const STRUCK = [4, 4, 4, 4, 4, 4, 1, 1, 1];

/** Liberators in a file strike a lord with the mark and a number of wounds. */
const struck = (effect: Effect, dice: readonly number[], wounds = 0) => {
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1 })],
    ember: [
      unit(LORD, { at: { x: 20, y: 10 + ahead('liberators', LORD, 0.5) }, wounds, marks: [mark('Grudge', effect)] }),
      unit(LORD, { id: 'other', at: { x: 60, y: 40 } }),
    ],
    generals: { ember: 'other/1' },
    dice,
  });
  staged.attack('liberators', LORD);
  return staged;
};

describe('spite', () => {
  test.each([
    ['a die for each wound that was allocated, 5+ does a mortal wound to the attacker', [5, 4, 6], 2],
    ['5 alone', [4, 5, 1], 1],
  ])('ABIL-02 %s', (_, faces, mortals) => {
    const staged = struck({ do: 'spite', on: 5 }, [...STRUCK, ...faces]);
    expect(staged.eventsOf('abilityRolled')).toEqual([
      { type: 'abilityRolled', unit: LORD, ability: 'Grudge', faces, needed: 5 },
    ]);
    expect(staged.eventsOf('damageDealt').at(-1)?.damage).toMatchObject({
      unit: 'liberators',
      mortals,
      cause: 'ability',
      by: 'ember',
    });
  });

  test('ABIL-02 none of them does nothing', () => {
    const staged = struck({ do: 'spite', on: 5 }, [...STRUCK, 4, 4, 4]);
    expect(staged.unit('liberators').models.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0, 0]);
  });

  test('ABIL-02 nobody is spiteful who took no wound', () => {
    const staged = struck({ do: 'spite', on: 5 }, [4, 4, 4, 4, 4, 4, 6, 6, 6]);
    expect(staged.eventsOf('abilityRolled')).toEqual([]);
  });

  test('NEG-02 ABIL-02 nor whose wounds were all negated', () => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1 })],
      ember: [
        unit(LORD, {
          at: { x: 20, y: 10 + ahead('liberators', LORD, 0.5) },
          marks: [mark('Grudge', { do: 'spite', on: 5 }), mark('Ward', { do: 'negate', on: 5, kind: 'any' })],
        }),
      ],
      dice: [...STRUCK, 5, 5, 6],
    });
    staged.attack('liberators', LORD);
    expect(staged.eventsOf('abilityRolled')).toEqual([]);
  });

  test('COMBAT-08 ABIL-02 a shot is not paid back', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('judicators', { at: { x: 20, y: 10 }, across: 1 })],
      ember: [unit(LORD, { at: { x: 20, y: 20 }, marks: [mark('Grudge', { do: 'spite', on: 2 })] })],
      dice: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 6, 6],
    });
    staged.attack('judicators', LORD, 'skybolt-bow');
    expect(staged.eventsOf('woundsAllocated')).toHaveLength(1);
    expect(staged.eventsOf('abilityRolled')).toEqual([]);
  });
});

describe('a model that takes its slayers with it', () => {
  test.each([
    ['on a 4', [4], 2],
    ['not on a 3', [3], 0],
  ])('ABIL-02 SLAIN-02 %s', (_, faces, mortals) => {
    const staged = struck({ do: 'avenge', on: 4, mortals: 2 }, [...STRUCK, ...faces], 2);
    expect(staged.unit(LORD).models).toEqual([]);
    expect(staged.eventsOf('abilityRolled')).toMatchObject([{ unit: LORD, faces, needed: 4 }]);
    const dealt = staged.eventsOf('damageDealt').filter(({ damage }) => damage.unit === 'liberators');
    expect(dealt.map(({ damage }) => damage)).toMatchObject(
      mortals > 0 ? [{ mortals, cause: 'ability', by: 'ember' }] : [],
    );
  });

  test('ABIL-02 only who falls', () => {
    expect(struck({ do: 'avenge', on: 4, mortals: 2 }, STRUCK).eventsOf('abilityRolled')).toEqual([]);
  });
});
