import { describe, expect, test } from 'vitest';
import { plainBravery, unitsToTest } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, mark, unit } from '../../../fixture';
import { attacks, facing, fightOn } from './facing';
import { bringAllies } from './staged-scrolls';

bringAllies();

describe('Unbridled Malice', () => {
  /** Soldiers so far from the general, picked to fight with this die for malice. */
  const malice = (gap: number, face: number | undefined, trait?: string) => {
    const staged = facing('chaos', {
      captain: { at: { x: 20, y: 10 } },
      ...(trait && { trait }),
      friends: [
        unit('chaos-ranks', {
          id: 'ranks',
          models: 1,
          at: { x: 20, y: 10 + ahead('chaos-captain', 'chaos-ranks', gap) },
        }),
      ],
      foes: {
        models: 1,
        at: { x: 20 + apart('chaos-ranks', 'order-ranks', 0.5), y: 10 + ahead('chaos-captain', 'chaos-ranks', gap) },
      },
      scene: { dice: face === undefined ? [] : [face] },
    });
    staged.submit({ type: 'fight', unit: 'ranks' });
    return attacks(staged, 'ranks').map(({ hit }) => hit);
  };

  test.each<[string, number, number | undefined, number]>([
    ['a 6 at 12.00" from the general', 12, 6, 1],
    ['a 5 does nothing', 12, 5, 0],
    ['no roll at 12.01"', 12.01, undefined, 0],
  ])('%s', (_, gap, face, hit) => {
    expect(malice(gap, face)).toEqual([hit]);
  });

  test.each([
    ['a 5 will do', 5, 1],
    ['a 4 will not', 4, 0],
  ])('Great Destroyer: within 12" of the general %s', (_, face, hit) => {
    expect(malice(12, face, 'great-destroyer')).toEqual([hit]);
  });
});

describe('command traits of Chaos', () => {
  test.each([
    ['Order', 'order-ranks', [1, 1, 0]],
    ['Death', 'death-ranks', [0, 0, 0]],
  ])('Dark Avenger: +1 to hit %s with the general’s own weapons', (_, foe, hits) => {
    expect(attacks(facing('chaos', { trait: 'dark-avenger', foe })).map(({ hit }) => hit)).toEqual(hits);
  });

  test('Spiteful Duellist: one failed wound roll is rolled again, once a fight', () => {
    const staged = facing('chaos', { trait: 'spiteful-duellist', scene: { dice: [4, 1, 1, 1, 4, 1, 1, 1, 1] } });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    expect(staged.ask()).toMatchObject({ kind: 'changeDie', ability: 'spiteful-duellist' });
    staged.submit({ type: 'changeDie', unit: 'captain', index: 0 });
    expect(staged.eventsOf('dieChanged')).toHaveLength(1);
    expect(staged.ask()?.kind).not.toBe('changeDie');
  });

  test.each([
    [5, 2],
    [4, 1],
  ])('Cunning Deceiver: a %i as the hero phase begins', (face, points) => {
    const staged = facing('chaos', { trait: 'cunning-deceiver', scene: { phase: 'hero', dice: [face] } });
    expect(staged.battle().commandPoints.azure).toBe(points);
  });

  test.each([
    [4, [1]],
    [3, [0]],
  ])('Lord of War: a %i for a unit within 3"', (face, hits) => {
    const friend = unit('chaos-ranks', {
      id: 'ranks',
      models: 1,
      at: { x: 20 + apart('chaos-captain', 'chaos-ranks', 3), y: 20 },
    });
    const staged = facing('chaos', { trait: 'lord-of-war', friends: [friend], scene: { phase: 'hero', dice: [face] } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'lord-of-war', target: 'ranks' });
    expect(attacks(staged, 'ranks').map(({ hit }) => hit)).toEqual(hits);
  });

  test.each([
    [3, 5],
    [3.01, 6],
  ])('Terrifying Presence: Bravery of an enemy %s" away', (gap, bravery) => {
    const staged = facing('chaos', {
      trait: 'terrifying-presence',
      foes: { models: 1, at: { x: 20, y: 20 + ahead('chaos-captain', 'order-ranks', gap) } },
      scene: { phase: 'battleshock' },
    });
    expect(plainBravery(staged.battle(), staged.unit('foe'))).toBe(bravery);
  });
});

describe('artefacts of Chaos', () => {
  test.each([
    ['6', undefined, 6, 1],
    ['5', undefined, 5, 0],
    ['5 with +1 to wound', 1, 5, 1],
  ])('Daemonic Weapon: a wound roll of %s deals a mortal wound besides', (_, by, face, mortals) => {
    const marks = by ? [mark({ do: 'modify', roll: 'wound', by })] : [];
    const staged = facing('chaos', {
      captain: { artefact: 'daemonic-weapon', marks },
      foe: 'order-captain',
      foes: { models: 1 },
      scene: { dice: [1, 4, 1, 1, face, 6, 1, 1, 1] }, // the first is for Unbridled Malice
    });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    expect(staged.unit('foe').models[0]?.wounds).toBe(mortals); // the blow itself was saved
  });

  test('Chaos Runeblade: 1 attack more with one melee weapon', () => {
    expect(attacks(facing('chaos', { captain: { artefact: 'chaos-runeblade' } })).map(each => each.attacks)).toEqual([
      4, 1, 2,
    ]);
  });

  test('Beguiling Gem: −1 to hit for one model, not for its mates, in that phase', () => {
    const staged = facing('chaos', { captain: { artefact: 'beguiling-gem' } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'beguiling-gem', target: 'foe', model: 'foe/1' });
    expect(attacks(staged, 'foe', 'captain').map(({ hit }) => hit)).toEqual([-1]);
    const [, other] = staged.unit('foe').models;
    const mates = { ...staged.unit('foe'), models: other ? [other] : [] };
    expect(mates.marks[0]?.given).toEqual([{ is: 'attackingModel', model: 'foe/1' }]);
    expect(
      attacks({ ...staged, unit: id => (id === 'foe' ? mates : staged.unit(id)) }, 'foe', 'captain').map(
        ({ hit }) => hit,
      ),
    ).toEqual([0]);
  });

  test.each<[string, string, 5 | 4 | 6, number]>([
    ['Order', 'order-ranks', 5, 0],
    ['Order', 'order-ranks', 4, 1],
    ['Death', 'death-ranks', 5, 1],
    ['Death', 'death-ranks', 6, 0],
  ])('Chaos Talisman: a wound by %s (%s) and a %i', (_, foe, face, wounds) => {
    const staged = facing('chaos', {
      captain: { artefact: 'chaos-talisman' },
      foe,
      foes: { models: 1 },
      scene: { active: 'ember', dice: [4, 4, 1, face] },
    });
    staged.submit({ type: 'fight', unit: 'foe' });
    fightOn(staged);
    expect(staged.unit('captain').models[0]?.wounds).toBe(wounds);
  });

  test('Favour of the Gods: 1 more wound', () => {
    const staged = facing('chaos', { captain: { artefact: 'favour-of-the-gods', wounds: 6 } });
    expect(staged.unit('captain').models).toHaveLength(1);
  });

  test.each([
    [6, []],
    [6.01, ['ranks']],
  ])('Crown of Conquest: who must test %s" from the bearer', (gap, testing) => {
    const staged = facing('chaos', {
      captain: { artefact: 'crown-of-conquest' },
      friends: [
        unit('chaos-ranks', {
          id: 'ranks',
          models: 2,
          at: { x: 20 + apart('chaos-captain', 'chaos-ranks', gap), y: 20 },
        }),
      ],
    });
    const lost = { ...staged.battle(), units: staged.battle().units.map(each => ({ ...each, slainThisTurn: 1 })) };
    expect(unitsToTest(lost, 'azure').flatMap(({ id }) => (id === 'ranks' ? [id] : []))).toEqual(testing);
  });
});
