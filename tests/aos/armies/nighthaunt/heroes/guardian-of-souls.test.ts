import { describe, expect, test } from 'vitest';
import { ahead, type StagedUnit, stage, unit } from '../../../fixture';
import { whollyAlong } from '../reach';

const GUARDIAN = 'guardian-of-souls';
const STALKERS = 'glaivewraith-stalkers';

describe('Guardian of Souls', () => {
  test.each([
    ['friendly Nighthaunt wholly within 12.00" have +1 to wound', 12, 1],
    ['not with a sliver beyond 12"', 12.01, 0],
  ])('Nightmare Lantern: %s', (_, inches, modifier) => {
    const staged = stage({
      azure: [
        unit(GUARDIAN, { at: { x: 30 - whollyAlong(GUARDIAN, STALKERS, 4, inches), y: 20 } }),
        unit(STALKERS, { at: { x: 30, y: 20 }, across: 4 }),
      ],
      ember: [unit('liberators', { at: { x: 30, y: 20 + ahead(STALKERS, 'liberators', 0.5) } })],
      dice: [4, ...Array.from({ length: 8 }, () => 1)],
    });
    staged.attack(STALKERS, 'liberators');
    expect(staged.eventsOf('diceRolled')[1]).toMatchObject({ roll: 'wound', modifier });
  });

  test('Nightmare Lantern: missile attacks gain nothing', () => {
    const staged = stage({
      azure: [unit(GUARDIAN, { at: { x: 28, y: 10 } }), unit('chainghasts', { at: { x: 30, y: 10 } })],
      ember: [unit('liberators', { at: { x: 30, y: 10 + ahead('chainghasts', 'liberators', 10) } })],
      phase: 'shooting',
      dice: [1, 1, 4, 1, 1],
    });
    staged.attack('chainghasts', 'liberators');
    expect(staged.eventsOf('diceRolled')[1]).toMatchObject({ roll: 'wound', modifier: 0 });
  });

  test('it carries a chill blade or a maul of judgement', () => {
    const weapons = (loadout?: string) =>
      stage({ azure: [unit(GUARDIAN, loadout === undefined ? {} : { loadout })], ember: [unit('liberators')] }).unit(
        GUARDIAN,
      ).models[0]?.weapons;
    expect([weapons(), weapons('maul')]).toEqual([['chill-blade'], ['maul-of-judgement']]);
  });

  describe('Spectral Lure', () => {
    const lure = (friend: StagedUnit, dice: readonly number[], guardian: Partial<StagedUnit> = {}) => {
      const staged = stage({
        azure: [unit(GUARDIAN, { at: { x: 10, y: 20 }, ...guardian }), friend],
        ember: [unit('liberators', { at: { x: 60, y: 45 } })],
        allegiances: { azure: 'nighthaunt' },
        phase: 'hero',
        dice,
      });
      staged.pass();
      staged.submit({ type: 'cast', unit: GUARDIAN, model: `${GUARDIAN}/1`, spell: 'spectral-lure' });
      return staged;
    };
    const hosts = (inches: number, more: Partial<StagedUnit>) =>
      unit('spirit-hosts', {
        at: { x: 10 + whollyAlong(GUARDIAN, 'spirit-hosts', 3, inches), y: 20 },
        across: 3,
        ...more,
      });
    const aim = (target: string) => ({ type: 'aimSpell', target }) as const;

    test('a Summonable unit wholly within 24.00" heals D6 wounds', () => {
      const staged = lure(hosts(24, { wounds: 2 }), [3, 3, 1]);
      staged.submit(aim('spirit-hosts'));
      expect(staged.unit('spirit-hosts').models[0]?.wounds).toBe(1);
    });

    test('or, unhurt, slain models return to it that are worth up to D6 wounds', () => {
      const staged = lure(hosts(20, { lost: 2, lostBefore: true }), [3, 3, 5]);
      staged.submit(aim('spirit-hosts'));
      expect(staged.ask()).toMatchObject({ kind: 'returnModels', count: 1 });
    });

    test('on a 5 it fails; with a sliver beyond 24" nobody is in reach', () => {
      expect(lure(hosts(24, { wounds: 2 }), [2, 3]).eventsOf('spellEnded')).toMatchObject([{ how: 'failed' }]);
      expect(lure(hosts(24.01, { wounds: 2 }), [3, 3]).eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
    });

    test('Beacon of Nagashizzar: it returns D6 + 3 rather than D6', () => {
      const staged = lure(hosts(20, { lost: 2, lostBefore: true }), [3, 3, 3], { artefact: 'beacon-of-nagashizzar' });
      staged.submit(aim('spirit-hosts'));
      expect(staged.ask()).toMatchObject({ kind: 'returnModels', count: 2 });
    });

    test('Wychlight Lantern: +1 to casting rolls', () => {
      const staged = lure(hosts(20, { wounds: 2 }), [2, 3], { artefact: 'wychlight-lantern' });
      expect(staged.eventsOf('castRolled')).toMatchObject([{ cast: { natural: 5, total: 6 } }]);
      expect(staged.ask()).toMatchObject({ kind: 'aimSpell' });
    });
  });
});
