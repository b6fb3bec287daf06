import { describe, expect, test } from 'vitest';
import { findAllegiance } from '../../../../../src/games/aos/armies/allegiances';
import { checkChooseTrait, traitsFor } from '../../../../../src/games/aos/rules/setup/traits';
import { type StagedUnit, stage, unit } from '../../../fixture';
import { bringStaged } from '../../bring-staged';

bringStaged();

const STORMCAST = 'stormcast-eternals';
const battleOf = (azure: readonly StagedUnit[], allegiance: string | undefined = STORMCAST) =>
  stage({
    phase: 'movement',
    azure,
    ember: [unit('chainrasp-horde')],
    ...(allegiance && { allegiances: { azure: allegiance } }),
  }).battle();
const named = (azure: readonly StagedUnit[], model: string, allegiance?: string) =>
  traitsFor(battleOf(azure, allegiance), 'azure', model).map(({ id }) => id);
const lord = (more: Partial<StagedUnit> = {}) => unit('lord-celestant', { at: { x: 10, y: 10 }, ...more });
const ranks = (more: Partial<StagedUnit> = {}) => unit('liberators', { at: { x: 30, y: 10 }, ...more });

describe('TRAIT-02 which traits a general may have', () => {
  test('a hero has the choice of its allegiance', () => {
    const all = findAllegiance(STORMCAST)?.commandTraits.map(({ id }) => id) ?? [];
    expect(all.length).toBeGreaterThan(1);
    expect(named([ranks(), lord()], 'lord-celestant/1')).toEqual(all);
  });

  test('a hero of a host has that of the host, whatever others are of', () => {
    const host = { keywords: ['Hammers of Sigmar'] };
    expect(named([ranks(host), lord(host)], 'lord-celestant/1')).toEqual(['we-cannot-fail']);
  });

  test.each([
    ['who is no hero', 'liberators/1'],
    ['who is not there', 'nobody/1'],
    ['NAMED-01 with a name of its own', 'legend/1'],
  ])('none for one %s', (_, model) => {
    expect(named([lord(), ranks(), unit('legend', { at: { x: 50, y: 10 } })], model)).toEqual([]);
  });

  test('ALG-01 none without an allegiance', () => {
    const { traits } = battleOf([lord()]).extras;
    expect(traits.azure).toBeUndefined();
    const battle = { ...battleOf([lord()]), allegiances: { azure: undefined, ember: undefined } };
    expect(traitsFor(battle, 'azure', 'lord-celestant/1')).toEqual([]);
  });
});

test('TRAIT-03 only offered traits can be chosen, by the player with a general', () => {
  const battle = battleOf([lord(), ranks()]);
  const choose = (trait: string, at = battle) => checkChooseTrait(at, { seat: 'azure', type: 'chooseTrait', trait });
  expect(choose('shielded-by-faith')).toEqual([]);
  expect(choose('cloaked-in-shadow')).toEqual([
    { rule: 'TRAIT-03', code: 'trait.unknown', facts: { trait: 'cloaked-in-shadow' } },
  ]);
  const leaderless = { ...battle, generals: { azure: undefined, ember: undefined } };
  expect(choose('shielded-by-faith', leaderless)).toMatchObject([{ code: 'trait.unknown' }]);
  expect(checkChooseTrait(leaderless, { seat: 'azure', type: 'chooseTrait' })).toMatchObject([
    { code: 'trait.unknown' },
  ]);
});

describe('ALG-06 TRAIT-03 a general named in the battle', () => {
  /** The general is about to fall to a bolt, and another hero stands by. */
  const fallen = (keywords: readonly string[], dice: readonly number[]) => {
    const staged = stage({
      phase: 'hero',
      active: 'ember',
      azure: [lord({ wounds: 4, keywords }), lord({ id: 'heir', at: { x: 20, y: 10 }, keywords })],
      ember: [unit('guardian-of-souls', { at: { x: 10, y: 20 } })],
      allegiances: { azure: STORMCAST },
      dice: [3, 3, ...dice],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: 'lord-celestant' });
    staged.submit({ type: 'nameGeneral', model: 'heir/1' });
    expect(staged.ask()).toEqual({ kind: 'chooseTrait', seat: 'azure' });
    return staged;
  };

  test('may have its trait rolled for', () => {
    const staged = fallen([], [5]);
    expect(staged.options()).toHaveLength(7);
    expect(staged.options().at(-1)).toEqual({ seat: 'azure', type: 'chooseTrait' });
    staged.submit({ type: 'chooseTrait' });
    expect(staged.eventsOf('traitChosen')).toEqual([
      { type: 'traitChosen', seat: 'azure', trait: 'staunch-defender', faces: [5] },
    ]);
    expect(staged.battle().extras.traits.azure).toBe('staunch-defender');
  });

  test('of a host is offered no roll: there is one alone', () => {
    expect(fallen(['Hammers of Sigmar'], []).options()).toEqual([
      { seat: 'azure', type: 'chooseTrait', trait: 'we-cannot-fail' },
    ]);
  });
});
