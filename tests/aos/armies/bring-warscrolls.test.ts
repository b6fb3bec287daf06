import { expect, test } from 'vitest';
import { findWarscroll, WARSCROLLS } from '../../../src/games/aos/armies';
import { bringWarscrolls } from '../../../src/games/aos/armies/bring-warscrolls';
import { findAbility } from '../../../src/games/aos/armies/named';
import { findSpell } from '../../../src/games/aos/armies/parts/spells';
import type { Warscroll } from '../../../src/games/aos/warscroll';
import { stage, unit } from '../fixture';
import { lasting, scroll } from '../rules/staged-scroll';

const stranger = (more: Partial<Warscroll> = {}): Warscroll =>
  scroll('stranger', {
    abilities: [lasting('strange', { effects: [{ do: 'move', by: 1 }] })],
    spells: [{ id: 'strange-spell', name: 'Strange', text: 'Strange.', value: 5, reach: { side: 'enemy' }, deals: [] }],
    ...more,
  });

test('GEN-02 a warscroll that is brought can be fielded, with its spells and abilities, and is in no list', () => {
  const before = Object.keys(WARSCROLLS);
  expect(findWarscroll('stranger')).toBeUndefined();
  expect(bringWarscrolls([stranger()]).ok).toBe(true);
  const staged = stage({
    azure: [unit('stranger', { at: { x: 10, y: 10 } })],
    ember: [unit('liberators', { at: { x: 10, y: 40 } })],
  });
  expect(staged.unit('stranger').models.length).toBeGreaterThan(0);
  expect(findSpell('strange-spell')?.name).toBe('Strange');
  expect(findAbility('strange')).toBeDefined();
  expect(Object.keys(WARSCROLLS)).toEqual(before);
});

test('GEN-02 the same warscroll may be brought again, another of the same id may not, and then none is', () => {
  expect(bringWarscrolls([stranger()]).ok).toBe(true);
  const refused = bringWarscrolls([scroll('newcomer'), stranger({ wounds: 99 }), { ...scroll('liberators') }]);
  expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toEqual(['[1].id', '[2].id']);
  expect(findWarscroll('newcomer')).toBeUndefined();
  expect(findWarscroll('stranger')?.wounds).not.toBe(99);
});

test('WS-01 a warscroll with a part missing is refused with the place', () => {
  const refused = bringWarscrolls([{ ...scroll('shapeless'), weapons: [{ id: 'x' }] } as unknown as Warscroll]);
  expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toContain('[0]');
  expect(findWarscroll('shapeless')).toBeUndefined();
});
