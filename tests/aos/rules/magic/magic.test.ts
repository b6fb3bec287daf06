import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../../../src/games/aos/types';
import { ahead, stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

/** A Guardian of Souls in its hero phase, an enemy so far away, and perhaps an enemy wizard to unbind. */
const sorcery = (
  dice: readonly number[],
  more: { readonly gap?: number; readonly unbinder?: number; readonly terrain?: readonly Terrain[] } = {},
) => {
  const { gap = 10, unbinder, terrain = [] } = more;
  return stage({
    phase: 'hero',
    active: 'ember',
    ember: [unit('guardian-of-souls', { at: { x: 20, y: 10 }, facing: 0 })],
    azure: [
      unit('liberators', { at: { x: 20, y: 10 + ahead('guardian-of-souls', 'liberators', gap) } }),
      ...(unbinder === undefined
        ? []
        : [
            unit('guardian-of-souls', {
              id: 'unbinder',
              at: { x: 20 + ahead('guardian-of-souls', 'guardian-of-souls', unbinder), y: 10 },
            }),
          ]),
    ],
    terrain,
    dice,
  });
};
const cast = (spell: string) =>
  ({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell }) as const;

describe('casting', () => {
  test.each([
    ['CAST-02 a total of 5 casts Arcane Bolt', [2, 3], 'aimSpell'],
    ['CAST-02 a total of 4 does not', [2, 2], 'act'],
  ])('%s', (_, dice, asked) => {
    const staged = sorcery(dice);
    staged.submit(cast('arcane-bolt'));
    expect(staged.ask()?.kind).toBe(asked);
  });

  test.each([
    ['CAST-02 a spell it does not know', cast('healing-light'), ['cast.unknownSpell']],
    [
      'WIZ-01 who is no wizard',
      { type: 'cast', unit: 'liberators', model: 'liberators/1', spell: 'arcane-bolt' } as const,
      ['unit.notYours'],
    ],
    ['WIZ-03 a model that is not there', { ...cast('arcane-bolt'), model: 'nobody' }, ['model.unknown']],
  ])('%s', (_, order, codes) => {
    expect(sorcery([]).check(order)).toEqual(codes);
  });

  test('CAST-01 WIZ-04 WIZ-05 each spell once a turn, and no more spells than the warscroll says', () => {
    const staged = sorcery([1, 1]);
    staged.submit(cast('arcane-bolt'));
    expect(staged.check(cast('arcane-bolt'))).toEqual(['cast.noneLeft', 'cast.alreadyTried']);
    expect(staged.check(cast('mystic-shield'))).toEqual(['cast.noneLeft']);
  });

  test('HERO-02 ABIL-06 not in another phase', () => {
    const staged = stage({ phase: 'movement', azure: [unit('guardian-of-souls')], ember: [unit('liberators')] });
    expect(staged.check(cast('arcane-bolt'))).toEqual(['turn.wrongPhase']);
  });

  test('CAST-07 a spell with nobody to strike has no effect, and is used up', () => {
    const staged = sorcery([6, 6], { gap: 30 });
    staged.submit(cast('arcane-bolt'));
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
    expect(staged.check(cast('arcane-bolt'))).toContain('cast.alreadyTried');
  });
});

describe('Arcane Bolt', () => {
  test.each([
    ['SPELL-01 18.00" away', 18, []],
    ['SPELL-01 18.01" away is out of reach', 18.01, undefined],
  ])('%s', (_, gap, codes) => {
    const staged = sorcery([3, 3], { gap });
    staged.submit(cast('arcane-bolt'));
    expect(
      staged.ask()?.kind === 'aimSpell' ? staged.check({ type: 'aimSpell', target: 'liberators' }) : undefined,
    ).toEqual(codes);
  });

  test('SPELL-01 ATK-08 a hidden unit is not a target', () => {
    const staged = sorcery([3, 3], { terrain: [piece(rectangle(0, 13, 72, 13.5), { height: 8 })] });
    staged.submit(cast('arcane-bolt'));
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
  });

  test.each([
    ['SPELL-01 MW-01 a total of 9: one mortal wound', [4, 5], 1],
    ['SPELL-01 a total of 10: D3', [5, 5, 6], 3],
  ])('%s', (_, dice, mortals) => {
    const staged = sorcery(dice);
    staged.submit(cast('arcane-bolt'));
    staged.submit({ type: 'aimSpell', target: 'liberators' });
    expect(staged.eventsOf('damageDealt')[0]?.damage.mortals).toBe(mortals);
    expect(staged.ask()).toMatchObject({ kind: 'allocate', seat: 'azure', wounds: mortals }); // MW-03
  });

  test('MW-03 MW-04 the wounds are allocated before anything else, and are wounds like others', () => {
    const staged = sorcery([4, 5]);
    staged.submit(cast('arcane-bolt'));
    staged.submit({ type: 'aimSpell', target: 'liberators' });
    expect(staged.check({ type: 'endPhase' })).not.toEqual([]);
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/2'] });
    expect(staged.unit('liberators').models[1]?.wounds).toBe(1);
    expect(staged.ask()?.kind).toBe('act');
  });
});

describe('Mystic Shield', () => {
  test('SPELL-02 save rolls of 1 are re-rolled until the caster’s next hero phase', () => {
    const staged = sorcery([3, 3]);
    staged.submit(cast('mystic-shield'));
    staged.submit({ type: 'aimSpell', target: 'guardian-of-souls' });
    expect(staged.unit('guardian-of-souls').marks).toMatchObject([
      { ability: 'mystic-shield', until: 'yourHero', seat: 'ember' },
    ]);
    expect(staged.check({ type: 'aimSpell', target: 'liberators' })).toEqual(['turn.notTheMoment']);
  });
});

describe('unbinding', () => {
  test.each([
    ['CAST-03 30.00" from the caster', 30, 'unbind'],
    ['CAST-03 30.01" away nobody is asked', 30.01, 'aimSpell'],
  ])('%s', (_, unbinder, asked) => {
    const staged = sorcery([3, 4], { unbinder });
    staged.submit(cast('arcane-bolt'));
    expect(staged.ask()?.kind).toBe(asked);
  });

  test.each([
    ['CAST-04 CAST-06 8 against 7: unbound, and nothing happens', [4, 4], 'act', 'unbound'],
    ['CAST-04 7 against 7: the spell stands', [3, 4], 'aimSpell', undefined],
  ])('%s', (_, dice, asked, how) => {
    const staged = sorcery([3, 4, ...dice], { unbinder: 10 });
    staged.submit(cast('arcane-bolt'));
    staged.submit({ type: 'unbind', unit: 'unbinder', model: 'unbinder/1' });
    expect(staged.ask()?.kind).toBe(asked);
    expect(staged.eventsOf('spellEnded')[0]?.how).toBe(how);
  });

  test('CAST-05 WIZ-01 one attempt; it may be declined; friends do not unbind', () => {
    const staged = sorcery([3, 4], { unbinder: 10 });
    staged.submit(cast('arcane-bolt'));
    expect(staged.check({ type: 'unbind', unit: 'guardian-of-souls', model: 'guardian-of-souls/1' })).toEqual([
      'unit.notYours',
    ]);
    staged.submit({ type: 'pass' });
    expect(staged.ask()?.kind).toBe('aimSpell');
  });

  test('CAST-03 a failed casting is not unbound', () => {
    const staged = sorcery([1, 2], { unbinder: 10 });
    staged.submit(cast('arcane-bolt'));
    expect(staged.ask()?.kind).toBe('act');
  });

  test.each([
    ['SCEN-02 1.00" from Arcane scenery: +1', 1, 6],
    ['SCEN-02 1.01" away: nothing', 1.01, 5],
  ])('%s', (_, gap, total) => {
    const edge = 20 + 16 / 25.4 + gap;
    const staged = sorcery([2, 3], { terrain: [piece(rectangle(edge, 8, edge + 2, 12), { scenery: 'arcane' })] });
    staged.submit(cast('arcane-bolt'));
    expect(staged.eventsOf('castRolled')[0]?.cast.total).toBe(total);
  });
});
