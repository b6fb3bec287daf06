import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { ahead, apart, baseOf, type Scene, type StagedUnit, shifted, stage, unit } from '../../../fixture';

const LORD = 'lord-celestant';
const general = unit(LORD, { at: { x: 20, y: 20 } });
const other = unit(LORD, { id: 'other', at: { x: 50, y: 10 } });
const foe = (gap: number) => unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, gap) } });

const scene = (trait: string, more: Partial<Scene> = {}) =>
  stage({
    azure: [general, other],
    ember: [foe(0.5)],
    generals: { azure: `${LORD}/1` },
    allegiances: { azure: 'stormcast-eternals' },
    commandTraits: { azure: trait },
    ...more,
  });

describe('Shielded by Faith', () => {
  const bolted = (target: string, dice: readonly number[]) => {
    const staged = scene('shielded-by-faith', {
      ember: [unit('knight-incantor', { id: 'foe', at: { x: 35, y: 15 } })],
      phase: 'hero',
      active: 'ember',
      dice: [3, 3, ...dice],
    });
    staged.submit({ type: 'cast', unit: 'foe', model: 'foe/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target });
    return staged.unit(target).models[0]?.wounds;
  };

  test('a mortal wound on the general is negated on a 5', () => expect(bolted(LORD, [5])).toBe(0));
  test('not on a 4', () => expect(bolted(LORD, [4])).toBe(1));
  test('nobody else rolls', () => expect(bolted('other', [])).toBe(1));

  test('nor is an ordinary wound negated', () => {
    const staged = scene('shielded-by-faith', { active: 'ember', dice: [3, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack('foe', LORD);
    expect(staged.eventsOf('negationRolled')).toEqual([]);
    expect(staged.unit(LORD).models[0]?.wounds).toBe(1);
  });
});

describe('Consummate Commander', () => {
  test.each([
    ['a point more on a 4', 4, 2],
    ['not on a 3', 3, 1],
  ])('as your hero phase begins: %s', (_, face, points) => {
    const staged = scene('consummate-commander', { phase: 'hero', dice: [face] });
    expect(staged.battle().commandPoints.azure).toBe(points);
  });

  test('not in the enemy’s', () => {
    expect(scene('consummate-commander', { phase: 'hero', active: 'ember' }).battle().commandPoints.azure).toBe(0);
  });
});

describe('Cunning Strategist', () => {
  const use = { type: 'useAbility', unit: LORD, ability: 'cunning-strategist' } as const;

  test('before the battle D3 Stormcast units may each move up to 5"', () => {
    const staged = scene('cunning-strategist', { ember: [foe(20)], phase: 'beforeBattle', dice: [4, 6, 1] });
    staged.submit(use);
    expect(staged.ask()).toEqual({ kind: 'scout', seat: 'azure', units: [LORD, 'other'], inches: 5, left: 2 });
    const move = (id: string, dy: number) =>
      ({ type: 'scout', unit: id, steps: shifted(staged.unit(id), 0, dy) }) as const;
    expect(staged.check(move(LORD, 5.01))).toEqual(['move.tooFar']);
    staged.submit(move(LORD, 5));
    expect(staged.unit(LORD).models[0]?.y).toBe(25);
    expect(staged.check(move(LORD, 1))).toEqual(['unit.unknown']);
    staged.submit(move('other', 4));
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'chooseFirst' });
    expect(staged.unit(LORD).deeds).toEqual([]);
  });

  test('no more than rolled, and who goes goes somewhere', () => {
    const staged = scene('cunning-strategist', { ember: [foe(20)], phase: 'beforeBattle', dice: [2] });
    staged.submit(use);
    expect(staged.ask()).toMatchObject({ kind: 'scout', left: 1 });
    expect(staged.refusals({ type: 'scout', unit: LORD, steps: [] })).toEqual([
      { rule: 'MOVE-02', code: 'move.noSteps', facts: {} },
    ]);
    staged.submit({ type: 'scout', unit: LORD, steps: shifted(staged.unit(LORD), 0, 1) });
    expect(staged.ask()?.kind).not.toBe('scout');
  });

  test('fewer than rolled will do, and every offer is legal', () => {
    const staged = scene('cunning-strategist', { ember: [foe(20)], phase: 'beforeBattle', dice: [6, 6, 1] });
    staged.submit(use);
    expect(staged.options().length).toBeGreaterThan(1);
    staged.submit({ type: 'pass' });
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'chooseFirst' });
  });
});

describe('Zealous Crusader', () => {
  const charging = (trait: string, dice: readonly number[]) => {
    const staged = scene(trait, { ember: [foe(8)], phase: 'charge', points: { azure: 1 }, dice });
    staged.submit({ type: 'tryCharge', unit: LORD });
    return staged;
  };
  const again = { type: 'rerollMove', unit: LORD } as const;

  test('the general’s charge roll may be rolled again, once', () => {
    const staged = charging('zealous-crusader', [1, 1, 4, 5]);
    staged.submit(again);
    expect(staged.battle().rolledMove?.roll).toBe(9);
    expect(staged.check(again)).toEqual(['command.alreadyUsed']);
    expect(staged.check({ type: 'forwardToVictory', unit: LORD })).toEqual(['command.alreadyUsed']);
  });

  test('others have no such luck', () => {
    expect(charging('staunch-defender', [1, 1]).check(again)).toEqual(['ability.notGiven']);
    const staged = scene('zealous-crusader', {
      ember: [unit(LORD, { id: 'foe', at: { x: 50, y: 18 } })],
      phase: 'charge',
      dice: [1, 1],
    });
    staged.submit({ type: 'tryCharge', unit: 'other' });
    expect(staged.check({ type: 'rerollMove', unit: 'other' })).toEqual(['ability.notGiven']);
  });
});

describe('Staunch Defender', () => {
  const far = apart(LORD, LORD, 9 - baseOf(LORD).width);
  const saved = (x: number, deeds: readonly 'charged'[] = []) => {
    const friend = unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 }, deeds });
    const staged = scene('staunch-defender', {
      azure: [general, friend],
      ember: [unit(LORD, { id: 'foe', at: { x: 20 + x, y: 20 + ahead(LORD, LORD, 0.5) } })],
      active: 'ember',
      dice: [3, 1, 1, 1, 3, 2, 1, 1],
    });
    staged.attack('foe', 'friend');
    return staged.eventsOf('diceRolled').find(({ roll }) => roll === 'save')?.modifier;
  };

  test('+1 to save wholly within 9.00" of the general', () => expect(saved(far)).toBe(1 - 1));
  test('not with a sliver beyond', () => expect(saved(far + 0.01)).toBe(-1));
  test('not for who charged this turn', () => expect(saved(far, ['charged'])).toBe(-1));
});

describe('Champion of the Realms', () => {
  const attacks = (named: Partial<StagedUnit> = {}) => {
    const staged = scene('champion-of-the-realms', {
      azure: [unit(LORD, { at: { x: 20, y: 20 }, ...named })],
      dice: Array.from({ length: named.artefact ? 8 : 7 }, () => 1),
    });
    staged.attack(LORD, 'foe');
    return staged.eventsOf('diceRolled').map(({ dice }) => dice.length);
  };

  test('one melee weapon makes 1 more attack: the first, if none is named', () => expect(attacks()).toEqual([5, 2]));
  test('or the one named in the list', () => expect(attacks({ weapon: 'warhammer' })).toEqual([4, 3]));

  test('ART-03 which may be another than that of an artefact', () => {
    const artefact = 'strife-ender';
    expect(attacks({ artefact, weapon: 'runeblade', traitWeapon: 'warhammer' })).toEqual([5, 3]);
    expect(attacks({ artefact, weapon: 'warhammer', traitWeapon: 'runeblade' })).toEqual([5, 3]);
    expect(attacks({ artefact, weapon: 'warhammer' })).toEqual([4, 4]);
  });

  test('TRAIT-04 never the mount’s', () => {
    const rider = 'lord-arcanum-on-gryph-charger';
    const staged = scene('champion-of-the-realms', {
      azure: [unit(rider, { at: { x: 20, y: 20 } })],
      generals: { azure: `${rider}/1` },
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(rider, LORD, 0.5) } })],
      dice: Array.from({ length: 8 }, () => 1),
    });
    staged.attack(rider, 'foe');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([5, 3]);
  });

  test('TRAIT-04 ART-03 a list names melee weapons of the rider alone, each fault at its place', () => {
    const rider = { id: 'rider', warscroll: 'lord-arcanum-on-gryph-charger', models: 1 };
    const named = (weapon: string, traitWeapon: string) =>
      armyFaults({ player: 'A', units: [{ ...rider, weapon, traitWeapon }] }).map(({ path }) => path);
    expect(named('aetherstave', 'aetherstave')).toEqual([]);
    expect(named('razor-beak-and-claws', 'aetherstave')).toEqual(['units[0].weapon']);
    expect(named('aetherstave', 'warhammer')).toEqual(['units[0].traitWeapon']);
  });
});
