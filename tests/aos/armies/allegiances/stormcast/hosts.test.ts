import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../../src/games/aos/battle-setup';
import { braveryOf } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, baseOf, type StagedUnit, shifted, unit } from '../../../fixture';
import { foe, LORD, type More, of } from './host-stage';

const ones = (count: number) => Array.from({ length: count }, () => 1);

/** A command ability for a unit of the host wholly within 9" of a hero of it, or 18" of its general. */
function describeReach(ability: string, keywords: readonly string[]) {
  const near = (inches: number, isGeneral: boolean) => {
    const { hero, scene } = of(keywords[0] ?? '');
    const x = apart(LORD, LORD, inches - baseOf(LORD).width);
    const friend = unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 }, keywords });
    const leader = unit('liberators', { id: 'leader', at: { x: 60, y: 5 }, keywords });
    const staged = scene(isGeneral ? [hero(), friend] : [leader, hero(), friend], {
      ember: [foe(15)],
      points: { azure: 1 },
    });
    return staged.check({ type: 'useAbility', unit: LORD, ability, target: 'friend' });
  };

  test.each([
    ['9.00" from a hero', 9, false, []],
    ['9.01"', 9.01, false, ['ability.outOfReach']],
    ['18.00" from a general', 18, true, []],
    ['18.01"', 18.01, true, ['ability.outOfReach']],
  ])('wholly within %s', (_, inches, isGeneral, codes) => {
    expect(near(inches, isGeneral)).toEqual(codes);
  });
}

describe('Hammers of Sigmar', () => {
  const { hero, scene } = of('Hammers of Sigmar', 'we-cannot-fail');

  test('First to be Forged: +1 Bravery for units of the host', () => {
    const staged = scene([hero()]);
    expect(braveryOf(staged.battle(), staged.unit(LORD))).toBe(9 + 1);
    expect(braveryOf(staged.battle(), staged.unit('foe'))).toBe(9);
  });

  describe('Soul of the Stormhost', () => {
    const call = { type: 'useAbility', unit: LORD, ability: 'soul-of-the-stormhost' } as const;
    /** The last Liberator, with one wound left, before an enemy that strikes it down. */
    const lost = (dice: readonly number[], more: Partial<StagedUnit> = {}, points = 1) => {
      const last: StagedUnit = {
        warscroll: 'liberators',
        id: 'ranks',
        at: { x: 20, y: 20 },
        lost: 4,
        wounds: 1,
        keywords: ['Hammers of Sigmar'],
        loadout: 'two-blades',
        ...more,
      };
      const staged = scene([hero({ at: { x: 60, y: 5 } }), last], {
        ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead('liberators', LORD, 0.5) } })],
        active: 'ember',
        points: { azure: points },
        dice: [3, 1, 1, 1, 3, 1, 1, 1, ...dice],
      });
      staged.attack('foe', 'ranks');
      return staged;
    };
    const places = (y: number) => [0, 1, 2, 3, 4].map(i => ({ x: 20 + 1.7 * i, y, facing: 0 }));

    test('when a Redeemer unit is destroyed, on a 5 one like it joins more than 9" from enemies', () => {
      const staged = lost([5]);
      expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'unitDestroyed', target: 'ranks' });
      staged.submit(call);
      expect(staged.battle().commandPoints.azure).toBe(0);
      const join = (y: number) => ({ type: 'summon', unit: LORD, places: places(y) }) as const;
      expect(staged.check(join(26))).toContain('reserve.nearEnemy');
      staged.submit(join(5));
      const { models } = staged.unit('ranks-again-1');
      expect(models.map(({ weapons, wargear }) => [...weapons, ...wargear])[0]).toEqual(['warblade', 'pair']);
      expect(models).toHaveLength(5);
      expect(braveryOf(staged.battle(), staged.unit('ranks-again-1'))).toBe(8);
    });

    test('on a 4 no unit comes, and the point is spent', () => {
      const staged = lost([4]);
      staged.submit(call);
      staged.pass();
      expect(staged.battle().commandPoints.azure).toBe(0);
      expect(staged.battle().units.map(({ id }) => id)).not.toContain('ranks-again-1');
    });

    test.each<[string, Partial<StagedUnit>, number]>([
      ['without a command point', {}, 0],
      ['for a unit that is no Redeemer', { warscroll: 'judicators', loadout: 'bows' }, 1],
    ])('not %s', (_, more, points) => {
      expect(lost([], more, points).ask()).toMatchObject({ kind: 'pickFighter' });
    });
  });

  test('We Cannot Fail: wounds on units of the host wholly within 9.00" of the general are negated on a 6', () => {
    const struck = (inches: number, dice: readonly number[]) => {
      const x = apart(LORD, LORD, inches - baseOf(LORD).width);
      const friend = unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 }, keywords: ['Hammers of Sigmar'] });
      const staged = scene([hero(), friend], {
        ember: [unit(LORD, { id: 'foe', at: { x: 20 + x, y: 20 + ahead(LORD, LORD, 0.5) } })],
        active: 'ember',
        dice: [3, 1, 1, 1, 3, 1, 1, 1, ...dice],
      });
      staged.attack('foe', 'friend');
      return staged.unit('friend').models[0]?.wounds;
    };
    expect(struck(9, [6])).toBe(0);
    expect(struck(9, [5])).toBe(1);
    expect(struck(9.01, [])).toBe(1);
  });

  test('God-forged Blade: an unmodified hit roll of 6 with its weapon does 1 more damage', () => {
    const staged = scene([hero({ artefact: 'god-forged-blade' })], { dice: [6, 3, 1, 1, 3, 1, 3, 1, 1, 1] });
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[1], [2]]);
  });
});

describe('Celestial Vindicators', () => {
  const { hero, scene } = of('Celestial Vindicators', 'single-minded-fury');

  test('Driven by Vengeance: hit rolls of 1 are re-rolled in a turn in which it charged', () => {
    const first = (deeds: readonly 'charged'[], dice: readonly number[]) => {
      const staged = scene([hero({ deeds })], { dice });
      staged.attack(LORD, 'foe');
      return staged.eventsOf('diceRolled')[0]?.dice[0]?.before;
    };
    expect(first(['charged'], [1, 2, 2, 2, 2, 2, 2, 2, 2])).toBe(1);
    expect(first([], ones(6))).toBeUndefined();
  });

  describe('Righteous Hatred', () => {
    describeReach('righteous-hatred', ['CELESTIAL VINDICATORS']);
    const call = { type: 'useAbility', unit: LORD, ability: 'righteous-hatred', target: LORD } as const;

    test('1 more attack with melee weapons this phase, once per unit', () => {
      const staged = scene([hero()], { points: { azure: 2 }, dice: ones(8) });
      staged.submit(call);
      expect(staged.check(call)).toEqual(['ability.noTarget']);
      staged.attack(LORD, 'foe');
      expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([5, 3]);
    });
  });

  test('Single-minded Fury: unmodified hit rolls of 6 by the general do 1 more damage', () => {
    const staged = scene([hero()], { dice: [6, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[2]]);
  });

  test('Stormrage Blade: 2 more attacks with its weapon this phase, for −1 to save', () => {
    const staged = scene([hero({ artefact: 'stormrage-blade' })], { dice: [...ones(8), 3, 1, 1, 1, 3, 1, 1, 1] });
    staged.submit({ type: 'useAbility', unit: LORD, ability: 'stormrage-blade' });
    staged.attack(LORD, 'foe');
    staged.attack('foe', LORD);
    const rolls = staged.eventsOf('diceRolled');
    expect(rolls.slice(0, 2).map(({ dice }) => dice.length)).toEqual([6, 2]);
    expect(rolls.find(({ roll }) => roll === 'save')?.modifier).toBe(-1 - 1);
  });
});

describe('Tempest Lords', () => {
  const { hero, scene } = of('Tempest Lords', 'bonds-of-noble-duty');

  test('Grand Strategists: as your hero phase begins, a command point on a 4, once for the army', () => {
    const second = unit(LORD, { id: 'second', at: { x: 40, y: 10 }, keywords: ['Tempest Lords'] });
    const points = (face: number) =>
      scene([hero(), second], { phase: 'hero', dice: [face] }).battle().commandPoints.azure;
    expect(points(4)).toBe(2);
    expect(points(3)).toBe(1);
  });

  describe('Rousing Oratory', () => {
    describeReach('rousing-oratory', ['TEMPEST LORDS']);

    test('wound rolls of 1 are re-rolled until your next hero phase', () => {
      const staged = scene([hero()], { points: { azure: 1 }, dice: [3, 1, 1, 1, 1, 2, 1, 1] });
      staged.submit({ type: 'useAbility', unit: LORD, ability: 'rousing-oratory', target: LORD });
      staged.attack(LORD, 'foe');
      expect(staged.eventsOf('diceRolled')[1]?.dice).toMatchObject([{ before: 1, face: 2 }]);
      expect(staged.unit(LORD).marks).toMatchObject([{ until: 'yourHero' }]);
    });
  });

  test('Bonds of Noble Duty: +1 to wound for the general within 6.00" of another unit of the host', () => {
    const wound = (gap: number) => {
      const at = { x: 20 + apart(LORD, LORD, gap), y: 20 };
      const friend = unit(LORD, { id: 'friend', at, keywords: ['Tempest Lords'] });
      const staged = scene([hero(), friend], { dice: [3, 1, 1, 1, 1, 1, 1] });
      staged.attack(LORD, 'foe');
      return staged.eventsOf('diceRolled')[1]?.modifier;
    };
    expect(wound(6)).toBe(1);
    expect(wound(6.01)).toBe(0);
  });

  test.each([
    ['comes back on a 5', 5, 1],
    ['is gone on a 4', 4, 0],
  ])('Patrician’s Helm: a command point that is spent %s', (_, face, left) => {
    const staged = scene([hero({ artefact: 'patricians-helm' })], { points: { azure: 1 }, dice: [face] });
    staged.submit({ type: 'useAbility', unit: LORD, ability: 'rousing-oratory', target: LORD });
    expect(staged.battle().commandPoints.azure).toBe(left);
  });

  test('Patrician’s Helm CMD-07 a point that came back may spare another unit at once', () => {
    const shaken = (id: string, x: number) =>
      unit('liberators', { id, at: { x, y: 24 }, across: 2, lost: 1, keywords: ['Tempest Lords'] });
    const staged = scene([hero({ artefact: 'patricians-helm' }), shaken('one', 20), shaken('two', 26)], {
      phase: 'battleshock',
      ember: [foe(20)],
      points: { azure: 1 },
      dice: [5, 4],
    });
    staged.submit({ type: 'inspire', unit: 'one' });
    staged.submit({ type: 'inspire', unit: 'two' });
    staged.submit({ type: 'pass' });
    expect(staged.eventsOf('nerveTested')).toEqual([]);
  });
});

describe('Astral Templars', () => {
  const { hero, scene } = of('Astral Templars', 'dauntless-hunters');
  const monster: More = { keywords: ['MONSTER'] };

  test('Beast Stalkers: +1 to hit against Monsters', () => {
    const modifier = (more: More) => {
      const staged = scene([hero()], { ember: [foe(0.5, more)], dice: ones(6) });
      staged.attack(LORD, 'foe');
      return staged.eventsOf('diceRolled')[0]?.modifier;
    };
    expect(modifier(monster)).toBe(1);
    expect(modifier({})).toBe(0);
  });

  describe('Cut off the Head', () => {
    describeReach('cut-off-the-head', ['ASTRAL TEMPLARS']);

    test('+1 to wound against Heroes this phase, not against others', () => {
      const wound = (enemy: StagedUnit) => {
        const staged = scene([hero()], { ember: [enemy], points: { azure: 1 }, dice: [3, 1, 1, 1, 1, 1, 1] });
        staged.submit({ type: 'useAbility', unit: LORD, ability: 'cut-off-the-head', target: LORD });
        staged.attack(LORD, 'foe');
        return staged.eventsOf('diceRolled')[1]?.modifier;
      };
      expect(wound(foe(0.5))).toBe(1);
      expect(wound(unit('liberators', { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, 'liberators', 0.5) } }))).toBe(0);
    });
  });

  test('Dauntless Hunters: before the battle, units of the host wholly within 12.00" of the general move up to 6"', () => {
    const x = (inches: number) => 20 + apart(LORD, LORD, inches - baseOf(LORD).width);
    const near = unit(LORD, { id: 'near', at: { x: x(12), y: 20 }, keywords: ['Astral Templars'] });
    const far = unit(LORD, { id: 'far', at: { x: 20, y: 20 - (x(12.01) - 20) }, keywords: ['Astral Templars'] });
    const staged = scene([hero(), near, far], { ember: [foe(20)], phase: 'beforeBattle', dice: [6, 1] });
    staged.submit({ type: 'useAbility', unit: LORD, ability: 'dauntless-hunters' });
    expect(staged.ask()).toMatchObject({ kind: 'scout', units: [LORD, 'near'], inches: 6, left: 2 });
    const move = (dy: number) => ({ type: 'scout', unit: 'near', steps: shifted(staged.unit('near'), 0, dy) }) as const;
    expect(staged.check(move(6.01))).toEqual(['move.tooFar']);
    staged.submit(move(6));
    staged.submit({ type: 'pass' });
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'chooseFirst' });
  });

  test('Godbeast Plate: Monsters that attack the bearer have −1 to wound', () => {
    const modifier = (more: More) => {
      const staged = scene([hero({ artefact: 'godbeast-plate' })], {
        ember: [foe(0.5, more)],
        active: 'ember',
        dice: [3, 1, 1, 1, 1, 1, 1],
      });
      staged.attack('foe', LORD);
      return staged.eventsOf('diceRolled')[1]?.modifier;
    };
    expect(modifier(monster)).toBe(-1);
    expect(modifier({})).toBe(0);
  });
});

describe('an army list', () => {
  const hammers = ['Hammers of Sigmar'];
  const lord = (more: Partial<Muster> = {}): Muster => ({ id: 'a', warscroll: LORD, models: 1, ...more });
  const faults = (units: readonly Muster[], commandTrait?: string) =>
    armyFaults({ player: 'Azure', allegiance: 'stormcast-eternals', units, commandTrait }).map(
      ({ reason }) => reason.split(':')[0],
    );

  test.each<[string, readonly Muster[], string | undefined, readonly string[]]>([
    [
      'of one host with its trait and artefact',
      [lord({ keywords: hammers, artefact: 'god-forged-blade' })],
      'we-cannot-fail',
      [],
    ],
    [
      'of two hosts',
      [lord({ keywords: hammers }), lord({ id: 'b', keywords: ['Tempest Lords'] })],
      undefined,
      ['KEY-03'],
    ],
    ['half of it of a host', [lord({ keywords: hammers }), lord({ id: 'b' })], undefined, ['KEY-03']],
    ['with another trait than its host’s', [lord({ keywords: hammers })], 'staunch-defender', ['TRAIT-02']],
    ['with a host’s trait and no host', [lord()], 'we-cannot-fail', ['TRAIT-02']],
    ['with a trait nobody knows', [lord()], 'nothing', ['TRAIT-02']],
    [
      'with another first artefact than its host’s',
      [lord({ keywords: hammers, artefact: 'mirrorshield' })],
      undefined,
      ['ART-01'],
    ],
    ['with a host’s artefact and no host', [lord({ artefact: 'god-forged-blade' })], undefined, ['ART-01']],
  ])('%s', (_, units, trait, rules) => {
    expect(faults(units, trait)).toEqual(rules);
  });
});
