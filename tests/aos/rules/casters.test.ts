import { describe, expect, test } from 'vitest';
import { casterOf } from '../../../src/systems/aos/rules/spells';
import { ahead, apart, type StagedUnit, stage, unit } from '../stage';
import { piece, rectangle } from './terrain-pieces';

const keep = piece(rectangle(20, 10, 26, 16), { id: 'keep', height: 4, isGarrison: true });
const wizards = (more: Partial<StagedUnit> = {}) =>
  stage({
    phase: 'hero',
    azure: [unit('evocators', { at: { x: 20, y: 20 }, ...more })],
    ember: [unit('chainrasp-horde')],
    terrain: [keep],
  });

describe('WIZ-03 who measures and sees', () => {
  const cast = {
    spell: 'arcane-bolt',
    unit: 'evocators',
    model: 'evocators/3',
    seat: 'azure',
    total: 7,
    natural: 7,
    isAnswered: false,
  } as const;

  test('is the model that casts, not its mates', () => {
    expect(casterOf(wizards().battle(), cast).models.map(({ id }) => id)).toEqual(['evocators/3']);
  });

  test('GARR-05 of a garrison, all of it: they are at their feature', () => {
    expect(casterOf(wizards({ inside: 'keep' }).battle(), cast).models).toHaveLength(5);
  });
});

describe('CAST-07 whom a spell may strike', () => {
  const KNIGHT = 'knight-incantor';
  const casting = (gap: number) => {
    const staged = stage({
      phase: 'hero',
      azure: [unit(KNIGHT, { at: { x: 20, y: 10 } })],
      ember: [
        unit('lord-executioner', { id: 'foe', at: { x: 20, y: 10 + ahead(KNIGHT, 'lord-executioner', gap) } }),
        unit('lord-executioner', { id: 'near', at: { x: 20 + apart(KNIGHT, 'lord-executioner', 5), y: 10 } }),
      ],
      dice: [3, 4],
    });
    staged.pass();
    staged.submit({ type: 'cast', unit: KNIGHT, model: `${KNIGHT}/1`, spell: 'arcane-bolt' });
    return staged;
  };

  test.each([
    ['18.00" away', 18, []],
    ['not 18.01" away', 18.01, ['ability.outOfReach']],
  ])('an enemy %s', (_, gap, codes) => {
    expect(casting(gap).check({ type: 'aimSpell', target: 'foe' })).toEqual(codes);
  });

  test('nobody of one’s own, and nobody who is not there', () => {
    expect(casting(10).check({ type: 'aimSpell', target: KNIGHT })).toEqual(['ability.wrongTarget']);
    expect(casting(10).check({ type: 'aimSpell', target: 'nobody' })).toEqual(['unit.unknown']);
  });
});
