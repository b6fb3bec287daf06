import { describe, expect, test } from 'vitest';
import { modifiersTo } from '../../../../../src/games/aos/abilities/meanings/rolls';
import { hasCover } from '../../../../../src/games/aos/facts/attacks/cover';
import { plainBravery } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, unit } from '../../../fixture';
import { attacks, facing, fightOn } from './facing';
import { bringAllies } from './staged-scrolls';

bringAllies();

const ranksAt = (gap: number, models = 1) =>
  unit('destruction-ranks', {
    id: 'ranks',
    models,
    at: { x: 20 + apart('destruction-captain', 'destruction-ranks', gap), y: 20 },
  });

describe('Rampaging Destroyers', () => {
  /** The general rolls this in its hero phase, with enemies so far from it. */
  const rampage = (gap: number, dice: readonly number[], trait?: string) => {
    const staged = facing('destruction', {
      ...(trait && { trait }),
      foes: { models: 1, at: { x: 20, y: 20 + ahead('destruction-captain', 'order-ranks', gap) } },
      scene: { phase: 'hero', dice },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'rampaging-destroyers' });
    return staged;
  };

  test.each([
    ['a 4 and the 2 of a general', 4, undefined, true],
    ['a 3 will not do', 3, undefined, false],
    ['a 3 will do for a Ravager', 3, 'ravager', true],
  ])('%s', (_, face, trait, goes) => {
    expect(rampage(20, [face], trait).ask()?.kind === 'scout').toBe(goes);
  });

  test.each([
    ['3.00": a pile-in', 3, [4], 'pileIn'],
    ['3.01": a charge', 3.01, [4, 1, 1], 'chargeMove'],
    ['12.00": a charge', 12, [4, 1, 1], 'chargeMove'],
    ['12.01": a move of 6"', 12.01, [4], 'scout'],
  ])('the enemy at %s', (_, gap, dice, kind) => {
    const staged = rampage(gap, dice);
    expect(staged.ask()).toMatchObject(kind === 'scout' ? { kind, inches: 6 } : { kind });
    expect(staged.options().length).toBeGreaterThan(0);
  });

  test('a charge in the hero phase leaves the one of the charge phase', () => {
    const staged = rampage(9, [4, 1, 1]);
    staged.submit({ type: 'declineCharge', unit: 'captain' });
    expect(staged.unit('captain').deeds).not.toContain('triedCharge');
    expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
  });

  test('its player chooses among the units within 6" of the hero', () => {
    const staged = facing('destruction', {
      friends: [ranksAt(6), unit('destruction-ranks', { id: 'afar', models: 1, at: { x: 60, y: 5 } })],
      foes: { at: { x: 20, y: 44 } },
      scene: { phase: 'hero', dice: [4] },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'rampaging-destroyers' });
    const ask = staged.ask();
    expect(ask?.kind === 'choose' ? ask.choices.map(each => each.unit) : []).toEqual(['captain', 'ranks']);
    staged.submit({ type: 'choose', unit: 'captain', choice: 1 });
    expect(staged.ask()).toMatchObject({ kind: 'scout', units: ['ranks'] });
  });
});

describe('command traits of Destruction', () => {
  test('Might is Right: +1 to wound with the general’s own weapons', () => {
    expect(attacks(facing('destruction', { trait: 'might-is-right' })).map(({ wound }) => wound)).toEqual([1, 1, 0]);
  });

  test.each([
    [2, 4],
    [3, 5],
  ])('Wild Fury: with %i wounds on the general, %i attacks with the blade', (wounds, count) => {
    const staged = facing('destruction', { trait: 'wild-fury', captain: { wounds } });
    staged.submit({ type: 'fight', unit: 'captain' });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'wild-fury' });
    staged.submit({ type: 'choose', unit: 'captain', choice: 0 });
    expect(attacks(staged).map(each => each.attacks)).toEqual([count, 1, 2]);
  });

  test('Bellowing Tyrant: +1 to run and charge, and the general’s Bravery', () => {
    const staged = facing('destruction', {
      trait: 'bellowing-tyrant',
      friends: [ranksAt(6)],
      scene: { phase: 'hero' },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'bellowing-tyrant', target: 'ranks' });
    const ranks = staged.unit('ranks');
    expect(['run', 'charge'].map(roll => modifiersTo(staged.battle(), ranks, roll as 'run')[0]?.by)).toEqual([1, 1]);
    expect(plainBravery(staged.battle(), ranks)).toBe(8);
  });

  const wood = {
    id: 'wood',
    name: 'Wood',
    footprint: [
      { x: 17, y: 17 },
      { x: 23, y: 17 },
      { x: 23, y: 26 },
      { x: 17, y: 26 },
    ],
    solids: [],
    isObstacle: false,
    isGarrison: false,
  };
  const levelling = (models: number) =>
    facing('destruction', {
      trait: 'nothing-left-standing',
      friends: [ranksAt(1, models)],
      scene: { phase: 'hero', terrain: [wood] },
    });

  test('Nothing Left Standing: scenery near the general and five others gives no cover any more', () => {
    const staged = levelling(5);
    expect(hasCover(staged.battle(), staged.unit('captain'))).toBe(true);
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'nothing-left-standing' });
    expect(staged.eventsOf('sceneryLevelled')).toEqual([{ type: 'sceneryLevelled', feature: 'wood' }]);
    expect(hasCover(staged.battle(), staged.unit('captain'))).toBe(false);
  });

  test('Nothing Left Standing: four others are not enough', () => {
    expect(levelling(4).check({ type: 'useAbility', unit: 'captain', ability: 'nothing-left-standing' })).toEqual([
      'ability.notGiven',
    ]);
  });
});

describe('artefacts of Destruction', () => {
  test('Hammerblade: a die for each other model within 3", friends too, in place of the weapon’s attacks', () => {
    const staged = facing('destruction', {
      captain: { artefact: 'hammerblade' },
      foes: { models: 2 },
      friends: [ranksAt(3)],
      scene: { dice: [4, 5, 4] },
    });
    staged.submit({ type: 'fight', unit: 'captain' });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'hammerblade' });
    if (staged.ask()?.kind === 'allocate') staged.submit({ type: 'allocate', unit: 'foe', models: ['foe/2'] });
    expect(staged.eventsOf('abilityRolled').map(({ faces }) => faces)).toEqual([[4], [5, 4]]);
    expect(staged.unit('foe').models).toHaveLength(1);
    expect(attacks(staged).map(each => each.attacks)).toEqual([0, 1, 2]);
  });

  test('Rockeye: +1 to hit the unit that the bearer has looked over', () => {
    const others = [
      unit('order-ranks', {
        id: 'other',
        models: 1,
        at: { x: 20 - apart('destruction-captain', 'order-ranks', 1), y: 20 },
      }),
    ];
    const staged = facing('destruction', { captain: { artefact: 'rockeye' }, others, scene: { phase: 'hero' } });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'rockeye', target: 'foe' });
    expect(attacks(staged).map(({ hit }) => hit)).toEqual([1, 1, 0]);
    expect(attacks(staged, 'captain', 'other').map(({ hit }) => hit)).toEqual([0, 0, 0]);
  });

  test.each([
    ['12.00" away', 12, 1],
    ['12.01" away', 12.01, 0],
  ])('Bellowing Blade: an enemy hero %s allows this many re-rolls of failed wound rolls', (_, gap, times) => {
    const hero = unit('order-captain', {
      id: 'hero',
      at: { x: 20 - apart('destruction-captain', 'order-captain', gap), y: 20 },
    });
    const staged = facing('destruction', {
      captain: { artefact: 'bellowing-blade' },
      others: [hero],
      scene: { dice: [4, 4, 1, 1, 1, ...(times ? [1] : []), 1, 1, 1] },
    });
    staged.submit({ type: 'fight', unit: 'captain' });
    fightOn(staged);
    let changes = 0;
    while (staged.ask()?.kind === 'changeDie') {
      staged.submit({ type: 'changeDie', unit: 'captain', index: 0 });
      changes += 1;
    }
    expect(changes).toBe(times);
  });

  test.each([
    [[3, 3], true],
    [[3, 2], false],
  ])('Collar of Domination: 2D6 of %j against a monster of Bravery 6', (dice, mustRetreat) => {
    const staged = facing('destruction', {
      captain: { artefact: 'collar-of-domination' },
      foe: 'beast',
      foes: { models: 1 },
      scene: { phase: 'movement', active: 'ember', dice },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'collar-of-domination', target: 'foe' });
    expect(staged.unit('foe').marks.some(({ effect }) => effect.do === 'mustRetreat')).toBe(mustRetreat);
  });

  test('Battle Brew: one swig gives +1 to hit and wound, two give +2', () => {
    const swigs = (choice: number) => {
      const staged = facing('destruction', { captain: { artefact: 'battle-brew' }, scene: { phase: 'hero' } });
      staged.submit({ type: 'useAbility', unit: 'captain', ability: 'battle-brew', choice });
      return attacks(staged).map(({ hit, wound }) => [hit, wound])[0];
    };
    expect([swigs(0), swigs(1)]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test.each([
    ['two swigs', 1, [4], 4],
    ['one swig', 0, [], 0],
  ])('Battle Brew: after %s the turn ends with this many mortal wounds', (_, choice, dice, wounds) => {
    const staged = facing('destruction', {
      captain: { artefact: 'battle-brew' },
      foes: { at: { x: 60, y: 44 } },
      scene: { phase: 'hero', dice },
    });
    staged.submit({ type: 'useAbility', unit: 'captain', ability: 'battle-brew', choice });
    while (staged.ask()?.kind === 'act' || staged.ask()?.kind === 'pickFighter') {
      const kind = staged.ask()?.kind;
      if (staged.battle().active !== 'azure') break;
      staged.submit(kind === 'act' ? { type: 'endPhase' } : { type: 'pass' });
    }
    expect(staged.unit('captain').models[0]?.wounds).toBe(wounds);
  });
});
