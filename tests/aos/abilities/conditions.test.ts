import { describe, expect, test } from 'vitest';
import { holds } from '../../../src/games/aos/abilities/conditions';
import type { Condition } from '../../../src/games/aos/abilities/types';
import { findWeapon } from '../../../src/games/aos/facts/attacks/attacks';
import { apart, memory, type Scene, stage, unit } from '../fixture';

const STORMCAST = 'STORMCAST ETERNAL';

/** Liberators, with a lord a foot beside them, face a horde. */
const facing = (more: Partial<Scene> = {}) =>
  stage({
    phase: 'movement',
    azure: [
      unit('liberators', { at: { x: 20, y: 10 } }),
      unit('lord-celestant', { at: { x: 20 - apart('liberators', 'lord-celestant', 12), y: 10 } }),
    ],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 30 } })],
    ...more,
  });

/** Whether it holds of the liberators; with `attacking`, of their first model's attack on the horde. */
function ofLiberators(condition: Condition, staged = facing(), attacking = false): boolean {
  const attacker = staged.unit('liberators');
  const model = attacker.models[0];
  const weapon = findWeapon(attacker, 'warhammer');
  if (!model || !weapon) throw new Error('the liberators have no hammers');
  const attack = { attacker, model, weapon, target: staged.unit('chainrasp-horde') };
  return holds(condition, { battle: staged.battle(), unit: attacker, attack: attacking ? attack : undefined });
}

describe('a condition about an attack does not hold without an attack', () => {
  test.each<[string, Condition, boolean]>([
    ['that its target charged', { is: 'targetCharged' }, false],
    ['how many its target is', { is: 'targetModels', atLeast: 1 }, true],
    ['the Wounds of its target', { is: 'targetWounds', atLeast: 1 }, true],
    ['a keyword of its target', { is: 'targetKeyword', any: ['KHORNE', 'DEATH'] }, true],
    ['how far its target is', { is: 'targetBeyond', inches: 3 }, true],
    ['its weapon', { is: 'weapon', any: ['warblade', 'warhammer'] }, true],
    ['the weapon chosen for an artefact', { is: 'chosenWeapon' }, true],
    ['its Damage', { is: 'damageAbove', than: 0 }, true],
    ['that the attacker flies', { is: 'attackerFlies' }, false],
    ['a keyword of the attacker', { is: 'attackerKeyword', any: ['KHORNE', STORMCAST] }, true],
    ['that it is in melee', { is: 'melee' }, true],
    ['that it is a shot', { is: 'missile' }, false],
    ['the role of the model', { is: 'modelRole', role: 'champion' }, true],
    ['what the model carries', { is: 'modelCarries', wargear: 'shield' }, true],
    ['that it is the rider’s', { is: 'ridersWeapon' }, true],
  ])('%s', (_, condition, inAttack) => {
    expect(ofLiberators(condition)).toBe(false);
    expect(ofLiberators(condition, facing(), true)).toBe(inAttack);
  });
});

describe('a condition about what just happened does not hold when nothing has', () => {
  test.each<[string, Condition]>([
    ['a unit was destroyed', { is: 'destroyed', all: [] }],
    ['someone was slain with a weapon', { is: 'slewWith', any: ['warhammer'] }],
    ['someone with a keyword was slain', { is: 'slewKeyword', any: ['DEATH'] }],
    ['wounds were inflicted', { is: 'inflicted' }],
  ])('%s', (_, condition) => {
    expect(ofLiberators(condition)).toBe(false);
  });
});

describe('KEY-02 one keyword of several is enough', () => {
  test.each<[string, Condition, boolean]>([
    ['of the unit', { is: 'keyword', any: ['KHORNE', STORMCAST] }, true],
    ['of the unit, none of them', { is: 'keyword', any: ['KHORNE', 'NURGLE'] }, false],
    ['of a friend near it', { is: 'near', any: ['KHORNE', 'HERO'], inches: 12, wholly: false }, true],
    [
      'of a friend near it that has another too',
      { is: 'near', any: ['HERO'], and: STORMCAST, inches: 12, wholly: false },
      true,
    ],
    [
      'of a friend near it that lacks the other',
      { is: 'near', any: ['HERO'], and: 'KHORNE', inches: 12, wholly: false },
      false,
    ],
    [
      'MEAS-04 of a friend that is 12.00" away, not within 11.99"',
      { is: 'near', any: ['HERO'], inches: 11.99, wholly: false },
      false,
    ],
  ])('%s', (_, condition, expected) => {
    expect(ofLiberators(condition)).toBe(expected);
  });
});

describe('GENL-04 near the general', () => {
  /** The general is the lord, 12" from the nearest of five in a row. */
  test.each([
    ['the whole unit is measured', 'lord-celestant/1', 12, false],
    ['to its furthest edge', 'lord-celestant/1', 12 + 5 * (40 / 25.4) + 4 * 0.2, true],
  ])('%s', (_, azure, inches, expected) => {
    expect(ofLiberators({ is: 'nearGeneral', inches, wholly: true }, facing({ generals: { azure } }))).toBe(expected);
  });

  test.each([
    ['liberators/1', true],
    ['liberators/5', false],
  ])('measured from the general’s own model, %s, not from its mates', (azure, expected) => {
    const staged = facing({ generals: { azure } });
    const scene = { battle: staged.battle(), unit: staged.unit('lord-celestant'), attack: undefined };
    expect(holds({ is: 'nearGeneral', inches: 14, wholly: true }, scene)).toBe(expected);
  });

  test('not where there is no general any more', () => {
    const staged = facing();
    const battle = { ...staged.battle(), generals: { azure: undefined, ember: undefined } };
    const scene = { battle, unit: staged.unit('liberators'), attack: undefined };
    expect(holds({ is: 'nearGeneral', inches: 72, wholly: true }, scene)).toBe(false);
    expect(holds({ is: 'general' }, scene)).toBe(false);
  });
});

test('WND-04 a unit is wounded if one of its models is', () => {
  const hurt = facing({ azure: [unit('liberators', { at: { x: 20, y: 10 }, wounds: 1 })] });
  expect(ofLiberators({ is: 'wounded' }, hurt)).toBe(true);
  expect(ofLiberators({ is: 'wounded' })).toBe(false);
});

test('power is counted by its own memory and no other', () => {
  const marked = facing({
    azure: [
      unit('liberators', { at: { x: 20, y: 10 }, memory: [memory({ kind: 'power' }), memory({ kind: 'spent' })] }),
    ],
  });
  expect(ofLiberators({ is: 'power', atLeast: 1 }, marked)).toBe(true);
  expect(ofLiberators({ is: 'power', atLeast: 2 }, marked)).toBe(false);
});
