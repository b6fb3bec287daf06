import { describe, expect, test } from 'vitest';
import { unitsToTest } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, unit } from '../../../fixture';
import { attacks, facing, fightOn } from './facing';
import { bringAllies } from './staged-scrolls';

bringAllies();

describe('command traits of Order', () => {
  test('Strategic Genius: 1 command point more as the first round begins, and in no other', () => {
    const points = (round: number) =>
      facing('order', { trait: 'strategic-genius', scene: { phase: 'priority', round, dice: [6, 1] } });
    const first = points(1);
    first.submit({ type: 'chooseFirst', first: 'azure' });
    expect(first.battle().commandPoints.azure).toBe(2);
    const second = points(2);
    second.submit({ type: 'chooseFirst', first: 'azure' });
    expect(second.battle().commandPoints.azure).toBe(1);
  });

  test.each([
    ['6.00" from the general', 6, []],
    ['6.01" from the general', 6.01, ['ranks']],
  ])('Inspiring: who must test, %s', (_, gap, testing) => {
    const staged = facing('order', {
      trait: 'inspiring',
      friends: [
        unit('order-ranks', {
          id: 'ranks',
          models: 2,
          at: { x: 20 + apart('order-captain', 'order-ranks', gap), y: 20 },
        }),
      ],
    });
    const lost = { ...staged.battle(), units: staged.battle().units.map(each => ({ ...each, slainThisTurn: 1 })) };
    expect(unitsToTest(lost, 'azure').flatMap(({ id }) => (id === 'ranks' ? [id] : []))).toEqual(testing);
  });

  test('Dauntless: the general may roll its charge again', () => {
    const staged = facing('order', {
      trait: 'dauntless',
      foes: { at: { x: 20, y: 20 + ahead('order-captain', 'order-ranks', 9) } },
      scene: { phase: 'charge', dice: [1, 1, 5, 5] },
    });
    staged.submit({ type: 'tryCharge', unit: 'captain' });
    staged.submit({ type: 'rerollMove', unit: 'captain' });
    expect(staged.battle().rolledMove).toMatchObject({ roll: 10 });
  });

  test.each([
    ['blade', [4, 1, 2]],
    ['dagger', [3, 2, 2]],
  ])('Legendary Fighter: 1 attack more with the %s, for this fight', (weapon, counts) => {
    const staged = facing('order', { trait: 'legendary-fighter' });
    staged.submit({ type: 'fight', unit: 'captain' });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'legendary-fighter' });
    const ask = staged.ask();
    const choices = ask?.kind === 'choose' ? ask.choices.map(({ name }) => name.toLowerCase()) : [];
    expect(choices).toEqual(['blade', 'dagger']);
    staged.submit({ type: 'choose', unit: 'captain', choice: choices.indexOf(weapon) });
    expect(attacks(staged).map(each => each.attacks)).toEqual(counts);
  });

  test('Legendary Fighter: the fight over, the weapon has its own attacks again', () => {
    const staged = facing('order', { trait: 'legendary-fighter', scene: { dice: Array(7).fill(1) } });
    staged.submit({ type: 'fight', unit: 'captain' });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'legendary-fighter' });
    staged.submit({ type: 'choose', unit: 'captain', choice: 0 });
    fightOn(staged);
    expect(staged.eventsOf('targetsPicked')).toMatchObject([
      { volleys: [{ attacks: 4 }, { attacks: 1 }, { attacks: 2 }] },
    ]);
    expect(attacks(staged).map(each => each.attacks)).toEqual([3, 1, 2]);
  });
});

describe('artefacts of Order', () => {
  test('Obstinate Blade: 1 more Rend with one melee weapon', () => {
    expect(attacks(facing('order', { captain: { artefact: 'obstinate-blade' } })).map(({ rend }) => rend)).toEqual([
      -1, 0, 0,
    ]);
  });

  test('Quicksilver Potion: the bearer fights before any unit is picked, and not again', () => {
    const staged = facing('order', {
      captain: { artefact: 'quicksilver-potion' },
      scene: { active: 'ember', dice: Array(6).fill(1) },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'quicksilver-potion' });
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'pickFighter', seat: 'azure' });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    expect(staged.ask()).toMatchObject({ kind: 'pickFighter', seat: 'ember' });
    expect(staged.unit('captain').deeds).toContain('fought');
  });

  test('Hoarfrost: a model that was wounded and not slain has −1 to hit for the rest of the battle', () => {
    const staged = facing('order', {
      captain: { artefact: 'hoarfrost' },
      foe: 'chaos-captain',
      foes: { models: 1 },
      scene: { dice: [4, 1, 1, 4, 1, 1, 1, 1] },
    });
    staged.attack('captain', 'foe');
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
    expect(attacks(staged, 'foe', 'captain').map(({ hit }) => hit)).toEqual([-1, -1, -1]);
  });

  test('Hoarfrost: another weapon leaves no frost', () => {
    const staged = facing('order', {
      captain: { artefact: 'hoarfrost' },
      foe: 'chaos-captain',
      foes: { models: 1 },
      scene: { dice: [1, 1, 1, 4, 4, 1, 1, 1] },
    });
    staged.attack('captain', 'foe');
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
    expect(attacks(staged, 'foe', 'captain').map(({ hit }) => hit)).toEqual([0, 0, 0]);
  });

  test('Talisman of Blinding Light: attacks against the bearer have −1 to hit in that phase', () => {
    const staged = facing('order', { captain: { artefact: 'talisman-of-blinding-light' } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'talisman-of-blinding-light' });
    expect(attacks(staged, 'foe', 'captain').map(({ hit }) => hit)).toEqual([-1]);
    expect(attacks(staged, 'captain', 'foe').map(({ hit }) => hit)).toEqual([0, 0, 0]);
  });

  test('Phoenix Stone: 1 wound of the bearer is healed in the hero phase', () => {
    const staged = facing('order', { captain: { artefact: 'phoenix-stone', wounds: 2 }, scene: { phase: 'hero' } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'phoenix-stone' });
    expect(staged.unit('captain').models[0]?.wounds).toBe(1);
  });
});
