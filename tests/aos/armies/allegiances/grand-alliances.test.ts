import { describe, expect, test } from 'vitest';
import { meanOf } from '../../../../src/games/aos/abilities/dice-words';
import { WARSCROLLS } from '../../../../src/games/aos/armies';
import { ahead, apart, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';
const GUARDIAN = 'guardian-of-souls';

describe('Order', () => {
  test.each([
    ['the first, where none is named', undefined, [1, 0]],
    ['the one that is named', 'warhammer', [0, 1]],
  ] as const)('Relic Blade: one melee weapon does 1 more damage: %s', (_, weapon, added) => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 }, artefact: 'relic-blade', ...(weapon ? { weapon } : {}) })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) } })],
      allegiances: { azure: 'order' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    staged.attack(LORD, 'foe');
    const volleys = staged.eventsOf('targetsPicked')[0]?.volleys ?? [];
    expect(volleys.map(({ profile }) => profile.addedDamage)).toEqual(added);
  });
});

describe('Death', () => {
  /**
   * Ten Chainrasps of an army of Death are struck once; a friend is at the given distance, and their general there or
   * far away.
   */
  const struck = (near: string, gap: number, isGeneral: boolean, rolls: readonly 6[]) => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 30, y: 20 - ahead(LORD, 'chainrasp-horde', 0.5) } })],
      ember: [
        unit('chainrasp-horde', { at: { x: 30, y: 20 } }),
        unit(near, { id: 'near', at: { x: 30 - apart(near, 'chainrasp-horde', gap), y: 20 }, models: 1 }),
        unit('hexwraiths', { id: 'afar', at: { x: 60, y: 40 } }),
      ],
      generals: { ember: isGeneral ? 'near/1' : 'afar/1' },
      allegiances: { ember: 'death' },
      dice: [3, 1, 1, 1, 3, 1, 1, 1, ...rolls],
    });
    staged.attack(LORD, 'chainrasp-horde');
    if (staged.ask()?.kind === 'allocate')
      staged.submit({ type: 'allocate', unit: 'chainrasp-horde', models: ['chainrasp-horde/1'] });
    return staged.eventsOf('negationRolled').map(({ face }) => face);
  };

  test.each<[string, string, number, boolean, readonly 6[]]>([
    ['6.00" from a hero of Death', GUARDIAN, 6, false, [6]],
    ['6.01" from a hero of Death', GUARDIAN, 6.01, false, []],
    ['6.00" from a unit of Death that is not a hero', 'spirit-hosts', 6, false, []],
    ['6.00" from the general, who is no hero', 'spirit-hosts', 6, true, [6]],
    ['6.01" from the general', 'spirit-hosts', 6.01, true, []],
  ])('Deathless Minions: %s', (_, near, gap, isGeneral, rolls) => {
    expect(struck(near, gap, isGeneral, rolls)).toEqual(rolls);
  });

  describe('Blade of Dark Summons', () => {
    const SUMMONABLE = Object.values(WARSCROLLS).filter(({ keywords }) => keywords.includes('SUMMONABLE'));
    const rolling = (dice: readonly number[]) => {
      const staged = stage({
        phase: 'hero',
        azure: [unit(GUARDIAN, { at: { x: 20, y: 20 }, artefact: 'blade-of-dark-summons' })],
        ember: [unit(LORD, { at: { x: 60, y: 40 } })],
        allegiances: { azure: 'death' },
        dice,
      });
      const [raise] = staged.options().filter(option => option.type === 'useAbility');
      if (raise) staged.submit(raise);
      const [face = 0, other = 0] = dice;
      expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: dice, sum: face + other }]);
      return staged;
    };
    const offered = (dice: readonly number[]) => {
      const ask = rolling(dice).ask();
      return ask?.kind === 'choose' ? ask.choices.map(({ name }) => name) : [];
    };

    test('the roll comes first, then its player says who rises for it', () => {
      const staged = rolling([2, 5]);
      expect(staged.ask()).toMatchObject({ kind: 'choose', seat: 'azure', unit: GUARDIAN });
      expect(staged.options()).toEqual(
        SUMMONABLE.map((_, choice) => ({ seat: 'azure', type: 'choose', unit: GUARDIAN, choice })),
      );
      const choice = SUMMONABLE.findIndex(({ id }) => id === 'glaivewraith-stalkers');
      staged.submit({ type: 'choose', unit: GUARDIAN, choice });
      expect(staged.ask()).toMatchObject({ kind: 'summon', muster: { warscroll: 'glaivewraith-stalkers', models: 7 } });
      const [offer] = staged.options();
      if (offer) staged.submit(offer);
      expect(staged.unit('glaivewraith-stalkers-joined-azure-1').models).toHaveLength(7);
      expect(staged.ask()).toMatchObject({ kind: 'act' });
    });

    test('fewer models may be raised than the roll allows, but not more, and at least one', () => {
      const staged = rolling([2, 5]);
      staged.submit({ type: 'choose', unit: GUARDIAN, choice: 0 });
      expect(staged.ask()).toMatchObject({ muster: { warscroll: 'chainrasp-horde', models: 7 }, isUpTo: true });
      const [offer] = staged.options();
      const places = offer?.type === 'summon' ? offer.places : [];
      const raise = (count: number) => ({ type: 'summon', unit: GUARDIAN, places: places.slice(0, count) }) as const;
      expect(staged.check({ ...raise(7), places: [...places, { x: 20, y: 30, facing: 0 }] })).toEqual([
        'setUp.wrongCount',
      ]);
      expect(staged.check(raise(0))).toEqual(['setUp.roomLeft']);
      staged.submit(raise(3));
      expect(staged.unit('chainrasp-horde-joined-azure-1').models).toHaveLength(3);
      expect(staged.battle().slain).toEqual([]);
    });

    test('nobody but those who may rise, and nothing else meanwhile', () => {
      const staged = rolling([2, 5]);
      const choose = (choice: number) => ({ type: 'choose', unit: GUARDIAN, choice }) as const;
      expect(staged.check(choose(SUMMONABLE.length - 1))).toEqual([]);
      expect(staged.check(choose(SUMMONABLE.length))).toEqual(['ability.noSuchChoice']);
      expect(staged.check({ ...choose(0), seat: 'ember' })).toEqual(['turn.notYours']);
      expect(staged.check({ ...choose(0), unit: LORD })).toEqual(['unit.notAsked']);
      expect(staged.check({ type: 'endPhase' })).toEqual(['turn.notAsked']);
    });

    test.each([
      ['8 is worth 2 Spirit Hosts of 3 Wounds', [3, 5], '2 × Spirit Hosts'],
      ['9 is worth 3', [4, 5], '3 × Spirit Hosts'],
    ])('models whose Wounds come to no more than the roll: %s', (_, dice, name) => {
      expect(offered(dice)).toContain(name);
    });

    test('2 is worth none of them', () => {
      expect(offered([1, 1])).toEqual(
        SUMMONABLE.filter(({ wounds }) => meanOf(wounds) < 3).map(
          ({ name, wounds }) => `${2 / meanOf(wounds)} × ${name}`,
        ),
      );
    });
  });
});
