import { describe, expect, test } from 'vitest';
import { modifiersTo } from '../../../../../src/games/aos/abilities/meanings/rolls';
import { knownSpells, wizardryOf } from '../../../../../src/games/aos/armies/parts/spells';
import { ahead, apart, stage, unit } from '../../../fixture';
import { attacks, facing, fightOn } from './facing';
import { bringAllies } from './staged-scrolls';

bringAllies();

describe('command traits of Death', () => {
  test.each([
    ['6.01"', undefined, 6.01, 0],
    ['12.00" with Ruler of the Night', 'ruler-of-the-night', 12, 1],
    ['12.01" with Ruler of the Night', 'ruler-of-the-night', 12.01, 0],
  ])('Deathless Minions: dice for a wound %s from the general', (_, trait, gap, rolls) => {
    const at = { x: 40, y: 20 };
    const staged = facing('death', {
      captain: { at: { x: 40 - apart('death-captain', 'death-ranks', gap), y: 20 } },
      ...(trait && { trait }),
      friends: [unit('death-ranks', { id: 'ranks', models: 1, at })],
      foes: { models: 1, at: { x: 40, y: 20 + ahead('death-ranks', 'order-ranks', 0.5) } },
      scene: { active: 'ember', dice: [4, 4, 1, ...(rolls ? [1] : [])] },
    });
    staged.submit({ type: 'fight', unit: 'foe' });
    fightOn(staged);
    expect(staged.eventsOf('negationRolled')).toHaveLength(rolls);
  });

  test('Predator of the Shadows: +1 to hit and wound in cover, and not outside', () => {
    const wood = {
      id: 'ruin',
      name: 'Ruin',
      footprint: [15, 25].flatMap(x =>
        x === 15
          ? [
              { x, y: 15 },
              { x: 25, y: 15 },
            ]
          : [
              { x, y: 25 },
              { x: 15, y: 25 },
            ],
      ),
      solids: [],
      isObstacle: false,
      isGarrison: false,
    };
    const rolls = (terrain: (typeof wood)[]) =>
      attacks(facing('death', { trait: 'predator-of-the-shadows', scene: { terrain } })).map(({ hit, wound }) => [
        hit,
        wound,
      ]);
    expect(rolls([wood])).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(rolls([])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test.each([
    [[3, 3], 2],
    [[3, 2], 0],
  ])('Death Incarnate: 2D6 of %j against Bravery 6', (faces, slain) => {
    const staged = facing('death', {
      trait: 'death-incarnate',
      scene: { phase: 'hero', dice: [...faces, ...(slain ? [3] : [])] },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'death-incarnate', target: 'foe' });
    if (staged.ask()?.kind === 'allocate') staged.submit({ type: 'allocate', unit: 'foe', models: ['foe/5', 'foe/4'] });
    expect(staged.unit('foe').models).toHaveLength(5 - slain);
  });

  test('Master of the Black Arts: makes the general a wizard with the two spells that all know', () => {
    const staged = facing('death', { trait: 'master-of-the-black-arts' });
    const captain = staged.unit('captain');
    expect(wizardryOf(staged.battle(), captain)).toMatchObject({ casts: 1, unbinds: 1 });
    expect(knownSpells(staged.battle(), captain).map(({ id }) => id)).toEqual(['arcane-bolt', 'mystic-shield']);
    expect(wizardryOf(facing('death').battle(), captain)).toBeUndefined();
  });

  test('Master of the Black Arts: a wizard has +1 to cast and unbind instead, and casts no more than before', () => {
    const guardian = (commandTrait?: string) =>
      stage({
        phase: 'hero',
        azure: [unit('guardian-of-souls', { at: { x: 20, y: 20 } })],
        ember: [unit('order-ranks', { id: 'foe', at: { x: 60, y: 40 } })],
        allegiances: { azure: 'death' },
        ...(commandTrait && { commandTraits: { azure: commandTrait } }),
      });
    const sums = (staged: ReturnType<typeof guardian>) => {
      const wizard = staged.unit('guardian-of-souls');
      const by = (roll: 'cast' | 'unbind') =>
        modifiersTo(staged.battle(), wizard, roll).reduce((sum, each) => sum + each.by, 0);
      return [by('cast'), by('unbind'), wizardryOf(staged.battle(), wizard)?.casts];
    };
    const [cast = 0, unbind = 0, casts] = sums(guardian());
    expect(sums(guardian('master-of-the-black-arts'))).toEqual([cast + 1, unbind + 1, casts]);
  });

  test.each([
    [5, 2],
    [4, 1],
  ])('Red Fury: a %i after the first fight', (face, fights) => {
    const misses = [1, 1, 1, 1, 1, 1];
    const staged = facing('death', {
      trait: 'red-fury',
      scene: { dice: [...misses, face, ...(fights === 2 ? misses : [])] },
    });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'red-fury' });
    if (fights === 2) fightOn(staged);
    else staged.pass();
    expect(staged.eventsOf('targetsPicked')).toHaveLength(fights);
    expect(staged.ask()).toMatchObject({ kind: 'pickFighter', seat: 'ember' });
  });

  test.each([
    ['12.00"', 12, 4],
    ['12.01"', 12.01, 2],
  ])('Supernatural Horror: who flees at %s of the general', (_, gap, fled) => {
    const staged = facing('death', {
      trait: 'supernatural-horror',
      foes: { models: 10, lost: 3, at: { x: 20, y: 20 + ahead('death-captain', 'order-ranks', gap) } },
      scene: { phase: 'battleshock', dice: [5] },
    });
    staged.pass();
    staged.submit({ type: 'testNerve', unit: 'foe' });
    expect(staged.ask()).toMatchObject({ kind: 'flee', count: fled });
  });
});

describe('artefacts of Death', () => {
  test.each([
    [3, -1],
    [3.01, 0],
  ])('Cursed Book: to hit for an enemy %s" away', (gap, hit) => {
    const staged = facing('death', {
      captain: { artefact: 'cursed-book' },
      foes: { models: 1, at: { x: 20, y: 20 + ahead('death-captain', 'order-ranks', gap) } },
    });
    expect(attacks(staged, 'foe', 'captain').map(each => each.hit)).toEqual([hit]);
  });

  test('Cursed Book: not for units of Death', () => {
    const staged = facing('death', { captain: { artefact: 'cursed-book' }, foe: 'death-ranks' });
    expect(attacks(staged, 'foe', 'captain').map(each => each.hit)).toEqual([0]);
    expect(attacks(staged, 'captain', 'foe').map(each => each.hit)).toEqual([0, 0, 0]);
  });

  test('Cloak of Mists and Shadows: set up again within 12.00" of where it stood, more than 3" from enemies', () => {
    const staged = facing('death', { captain: { artefact: 'cloak-of-mists-and-shadows' } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'cloak-of-mists-and-shadows' });
    const far = apart('death-captain', 'death-captain', 12);
    const to = (x: number, y: number) =>
      ({ type: 'relocate', unit: 'captain', places: [{ x, y, facing: 0 }] }) as const;
    expect(staged.check(to(20 - far - 0.01, 20))).toEqual(['summon.tooFar']);
    expect(staged.check(to(20 - 1, 20))).toEqual(['reserve.nearEnemy']);
    staged.submit(to(20 - far, 20));
    expect(staged.unit('captain').models[0]?.x).toBeCloseTo(20 - far, 9);
  });

  test.each([1, 3])('Black Amulet: %i mortal wounds in that round', round => {
    const staged = facing('death', {
      captain: { artefact: 'black-amulet' },
      foe: 'order-captain',
      foes: { models: 1 },
      scene: { phase: 'hero', round },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'black-amulet', target: 'foe' });
    expect(staged.unit('foe').models[0]?.wounds).toBe(round);
  });

  test('Tomb Blade: each wound roll of 6 with it heals a wound of a friend within 6", one by one', () => {
    const staged = facing('death', {
      captain: { artefact: 'tomb-blade', wounds: 3 },
      foes: { models: 5 },
      scene: { dice: [4, 4, 4, 6, 6, 5, 6, 6, 6, 1, 1, 1] },
    });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    const feed = { type: 'useAbility', unit: 'captain', ability: 'tomb-blade', target: 'captain' } as const;
    staged.submit(feed);
    staged.submit(feed);
    expect(staged.check(feed)).not.toEqual([]);
    expect(staged.unit('captain').models[0]?.wounds).toBe(1);
  });

  /** The bearer has one wound left and suffers one. */
  const dying = (...dice: readonly number[]) => {
    const staged = facing('death', {
      captain: { artefact: 'ring-of-immortality', wounds: 5 },
      foes: { models: 1 },
      scene: { active: 'ember', dice: [4, 4, 1, 1, ...dice] },
    });
    staged.submit({ type: 'fight', unit: 'foe' });
    fightOn(staged);
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'ring-of-immortality', target: 'captain' });
    return staged;
  };

  test('Ring of Immortality: on a 3 it lives, heals D3 and is set up elsewhere', () => {
    const staged = dying(3, 4);
    expect(staged.ask()).toMatchObject({ kind: 'relocate', within: 18, away: 3 });
    staged.submit({ type: 'relocate', unit: 'captain', places: [{ x: 10, y: 20, facing: 0 }] });
    expect(staged.unit('captain').models).toMatchObject([{ x: 10, wounds: 4 }]);
  });

  test('Ring of Immortality: on a 2 it falls', () => {
    expect(dying(2).unit('captain').models).toEqual([]);
  });
});
