import { describe, expect, test } from 'vitest';
import { casterOf } from '../../../../src/games/aos/rules/magic/spells';
import { ahead, apart, type Scene, type Staged, type StagedUnit, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

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

describe('CAST-07 the possible targets of a spell', () => {
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

  test('no friendly unit, and no unit off the table', () => {
    expect(casting(10).check({ type: 'aimSpell', target: KNIGHT })).toEqual(['ability.wrongTarget']);
    expect(casting(10).check({ type: 'aimSpell', target: 'nobody' })).toEqual(['unit.unknown']);
  });
});

describe('WIZ-03 which of several wizards casts or unbinds', () => {
  /** Five Evocators along x; the first is too far from the Sequitor for a spell that reaches wholly within 12". */
  const row = (more: Partial<Scene> = {}) => {
    const staged = stage({
      phase: 'hero',
      azure: [
        unit('evocators', { at: { x: 20, y: 20 }, spacing: 1 }),
        unit('sequitors', { at: { x: 34, y: 20 }, lost: 4 }),
      ],
      ember: [unit('knight-incantor', { at: { x: 30, y: 40 } })],
      ...more,
    });
    staged.pass();
    return staged;
  };
  const stones = piece(rectangle(30, 21, 31, 22), { scenery: 'arcane' });
  const named = (staged: Staged, type: 'cast' | 'unbind') =>
    staged.options().flatMap(option => (option.type === type && 'model' in option ? [option.model] : []));

  test('a spell is offered once for each set of targets, the widest first', () => {
    expect(named(row(), 'cast')).toEqual(['evocators/2', 'evocators/1']);
  });

  test('SCEN-02 and for a wizard beside arcane stones', () => {
    expect(named(row({ terrain: [stones] }), 'cast')).toEqual(['evocators/2', 'evocators/5', 'evocators/1']);
  });

  test.each([
    ['once for a unit', [], ['evocators/1']],
    ['SCEN-02 and for a wizard beside arcane stones', [stones], ['evocators/1', 'evocators/5']],
  ])('CAST-03 unbinding is offered %s', (_, terrain, models) => {
    const staged = row({ terrain, active: 'ember', dice: [6, 6] });
    const spell = 'mystic-shield';
    staged.submit({ type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell });
    expect(named(staged, 'unbind')).toEqual(models);
  });
});
