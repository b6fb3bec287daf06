import { expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { armyFaults } from '../../../src/games/aos/armies/checks/validate';
import { READY_LISTS } from '../../../src/games/aos/armies/lists';
import { findRealm } from '../../../src/games/aos/battleplans/realms';
import { BY_CHANCE, type Choices, OPEN_FIELD, proposed, seedOf, setupOf } from '../../../src/games/aos/setup/choices';
import { type Field, fieldFaults } from '../../../src/games/aos/setup/faults';
import { justPlay } from '../../../src/games/aos/setup/just-play';
import { MOOD_WORDS, MOODS, moodOf } from '../../../src/games/aos/setup/moods';

const fresh = proposed(7);
const withPlayer = (player: string): Choices => ({
  ...fresh,
  armies: { ...fresh.armies, azure: { ...fresh.armies.azure, player } },
});

test('what is proposed is sound: First Blood with two armies on a laid table', () => {
  const setup = setupOf(fresh);
  expect(fieldFaults(fresh)).toEqual({});
  expect(ageOfSigmar.faults(setup)).toEqual([]);
  expect(setup.battleplan).toBe('first-blood');
  expect(setup.terrain.length).toBeGreaterThanOrEqual(6);
});

test('the default set-up is valid, with and without scenery', () => {
  expect(ageOfSigmar.faults(justPlay())).toEqual([]);
  expect(justPlay().terrain).toHaveLength(8);
  expect(justPlay(OPEN_FIELD).terrain).toEqual([]);
});

test.each(READY_LISTS.map(({ id, list }) => [id, list] as const))(
  'SIZE-01, ALG-05 the ready-made list %s is sound',
  (_, list) => {
    expect(armyFaults(list)).toEqual([]);
  },
);

test('GEN-03 both sides may choose the same list', () => {
  const choices = {
    ...fresh,
    armies: { ...fresh.armies, ember: { ...fresh.armies.ember, list: fresh.armies.azure.list } },
  };
  expect(fieldFaults(choices)).toEqual({});
  const { azure, ember } = setupOf(choices).armies;
  expect(new Set([...azure.units, ...ember.units].map(({ id }) => id)).size).toBe(2 * azure.units.length);
});

test.each<[string, Choices, Field]>([
  ['no name', withPlayer('  '), 'azure.player'],
  ['a name of which nothing is seen', withPlayer('\u200b\u202e'), 'azure.player'],
  ['a name too long', withPlayer('x'.repeat(41)), 'azure.player'],
  ['no such battleplan', { ...fresh, plan: 'picnic' }, 'plan'],
  ['no such list', { ...fresh, armies: { ...fresh.armies, ember: { player: 'E', list: 'none' } } }, 'ember.list'],
  ['no number for a seed', { ...fresh, seed: 'seven' }, 'seed'],
  ['an empty seed', { ...fresh, seed: ' ' }, 'seed'],
])('%s is reported beside its field, and nowhere else', (_, choices, field) => {
  expect(Object.keys(fieldFaults(choices))).toEqual([field]);
});

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e30', undefined],
])('the seed "%s" is %s', (typed, seed) => {
  expect(seedOf(typed)).toBe(seed);
});

test('scenery by chance follows its own seed, not that of the dice', () => {
  const chance = { ...fresh, layout: BY_CHANCE };
  expect(setupOf({ ...chance, seed: '8' }).terrain).toEqual(setupOf(chance).terrain);
  expect(setupOf({ ...chance, layoutSeed: 8 }).terrain).not.toEqual(setupOf(chance).terrain);
});

test('REALM-02 a mood is only a look unless the realm’s rules are played', () => {
  expect(setupOf({ ...fresh, mood: 'fire' }).realm).toBeUndefined();
  expect(setupOf({ ...fresh, mood: 'fire', playsRealm: true }).realm).toBe('aqshy');
  for (const mood of MOODS) expect(findRealm(MOOD_WORDS[mood].realm), mood).toBeDefined();
});

test.each([
  ['death', undefined, 'death'],
  ['death', 'aqshy', 'death'],
  [undefined, 'ghur', 'beasts'],
  ['purple', 'ulgu', 'shadow'],
  [undefined, undefined, 'life'],
])('a battle with the mood %s in the realm %s looks like %s', (chosen, realm, looks) => {
  expect(moodOf(chosen, { realm })).toBe(looks);
});
