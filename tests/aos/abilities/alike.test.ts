import { expect, test } from 'vitest';
import { mostOf } from '../../../src/games/aos/abilities/dice-words';
import { areAlike, profileOf } from '../../../src/games/aos/abilities/profile';
import { WARSCROLLS } from '../../../src/games/aos/armies';
import { ALLEGIANCES } from '../../../src/games/aos/armies/allegiances';
import { BATTALIONS } from '../../../src/games/aos/armies/parts/battalion-scrolls';
import { REALMS } from '../../../src/games/aos/battleplans/realms';
import { findWeapon } from '../../../src/games/aos/facts/attacks/attacks';
import { ahead, stage, unit } from '../fixture';

/** How far off every condition in this data asks a target to be. */
function beyond(data: unknown): readonly number[] {
  if (typeof data !== 'object' || data === null) return [];
  const here = 'is' in data && data.is === 'targetBeyond' && 'inches' in data ? [Number(data.inches)] : [];
  return [...here, ...Object.values(data).flatMap(beyond)];
}

test('no condition asks whether a target is further off than something that a melee weapon reaches', () => {
  const melee = Object.values(WARSCROLLS).flatMap(({ weapons }) => weapons.filter(({ type }) => type === 'melee'));
  const longest = Math.max(...melee.map(({ range }) => mostOf(range)));
  const asked = beyond([WARSCROLLS, ALLEGIANCES, BATTALIONS, REALMS]);
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(longest);
});

/** An attack of one of the liberators on a horde before them. */
function attacks(weaponId: string, place: number) {
  const unitId = 'liberators';
  const staged = stage({
    azure: [unit(unitId, { at: { x: 20, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 10 + ahead(unitId, 'chainrasp-horde', 1) } })],
  });
  const attacker = staged.unit(unitId);
  const weapon = findWeapon(attacker, weaponId);
  const model = attacker.models[place];
  if (!weapon || !model) throw new Error('nobody attacks');
  const target = staged.unit('chainrasp-horde');
  return { battle: staged.battle(), attack: { attacker, model, weapon, target }, ranks: attacker.models.slice(1) };
}

test('MULT-01 blows of the ranks are alike, and those of their champion are not', () => {
  const { battle, attack, ranks } = attacks('warhammer', 1);
  const champion = attack.attacker.models[0] ?? attack.model;
  expect(champion.role).toBe('champion');
  for (const model of ranks.slice(1)) {
    expect(areAlike(attack, { ...attack, model })).toBe(true);
    expect(profileOf(battle, { ...attack, model })).toEqual(profileOf(battle, attack));
  }
  expect(areAlike(attack, { ...attack, model: champion })).toBe(false);
});

test('other wargear, another target and shots are not alike', () => {
  const { attack } = attacks('warhammer', 1);
  const burdened = { ...attack.model, wargear: [...attack.model.wargear, 'banner'] };
  expect(areAlike(attack, { ...attack, model: burdened })).toBe(false);
  expect(areAlike(attack, { ...attack, target: { ...attack.target } })).toBe(false);
  const weapon = { ...attack.weapon, type: 'missile' } as const;
  expect(areAlike({ ...attack, weapon }, { ...attack, weapon })).toBe(false);
});
